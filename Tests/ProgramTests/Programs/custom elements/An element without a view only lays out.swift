struct Pad: Element {
    var wrapped: Element

    var content: ElementContent {
        ElementContent(child: wrapped)
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        nil
    }
}

Pad(wrapped: Label(text: "shown")).inset(uniform: 10)
// expect: Inset 0,0 300×160
// expect:   Pad 10,10 280×140
// expect:     Label 0,0 280×140
// expect view: UILabel 10,10 280×140 isUserInteractionEnabled true, text "shown", numberOfLines 0
