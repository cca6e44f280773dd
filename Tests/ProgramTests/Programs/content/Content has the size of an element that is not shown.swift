struct Placeholder: Element {
    var content: ElementContent { ElementContent(measuring: Label(text: "0000").inset(uniform: 3)) }
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Placeholder().centered()
// expect: Centered 0,0 300×160
// expect:   Placeholder 131,69 38×22
