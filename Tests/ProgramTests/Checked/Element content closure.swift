struct Card: Element {
    var content: ElementContent { ElementContent { c, _ in Label(text: "x") } }
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}
Card()
// expect: Card 0,0 300×160
// expect:   Label 0,0 300×160
