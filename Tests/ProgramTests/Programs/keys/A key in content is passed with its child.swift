struct Pair: Element {
    var content: ElementContent {
        ElementContent(layout: Row(underflow: .justifyToStart) {}.layout) { builder in
            builder.add(key: "left", element: Label(text: "l"))
            builder.add(key: "right", element: Label(text: "r"))
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Pair()
// expect: Pair 0,0 300×160
// expect:   Label.left 0,0 8×16
// expect:   Label.right 8,0 8×16
