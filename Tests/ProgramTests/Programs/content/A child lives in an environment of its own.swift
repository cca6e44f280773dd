struct Mirrored: Element {
    var wrapped: Element

    var content: ElementContent {
        ElementContent(child: wrapped) { environment in
            environment.layoutDirection = .rightToLeft
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Mirrored(
    wrapped: EnvironmentReader { environment in
        Label(text: environment.layoutDirection == .rightToLeft ? "from the right" : "from the left")
    }
)
// expect: Mirrored 0,0 300×160
// expect:   EnvironmentReader 0,0 300×160
// expect:     Label 0,0 300×160
// expect view: UILabel 0,0 300×160 isUserInteractionEnabled true, text "from the right", numberOfLines 0
