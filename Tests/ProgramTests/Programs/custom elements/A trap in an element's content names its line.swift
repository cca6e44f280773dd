struct Chart: Element {
    var values: [CGFloat]

    var content: ElementContent {
        let last = values[values.count - 1]  // expect error: index out of range: -1, and the array is empty
        return ElementContent(intrinsicSize: CGSize(width: last, height: 10))
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Chart(values: [])
