struct Old: Element {
    var content: ElementContent {
        .container(element: Label(text: "old"))
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

struct Older: Element {
    var content: ElementContent { .leaf(intrinsicSize: CGSize(width: 20, height: 10)) }
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Row(underflow: .justifyToStart) {
    Old()
    Older()
}
// expect: Row 0,0 300×160
// expect:   Old 0,0 24×16
// expect:     Label 0,0 24×16
// expect:   Older 24,0 20×10
