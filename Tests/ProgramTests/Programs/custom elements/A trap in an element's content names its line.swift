struct Chart: Element {
    var values: [CGFloat]

    var content: ElementContent {
        let last = values[values.count - 1]  // expect error: the array is empty and has no element -1
        return ElementContent(intrinsicSize: CGSize(width: last, height: 10))
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Chart(values: [])
