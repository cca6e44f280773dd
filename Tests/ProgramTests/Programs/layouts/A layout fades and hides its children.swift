struct Fading: Layout {
    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        CGSize(width: 30 * CGFloat(subelements.count), height: 20)
    }

    func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) {
        for (index, subelement) in subelements.enumerated() {
            subelement.place(in: CGRect(x: 30 * CGFloat(index), y: 0, width: 30, height: 20))
            subelement.attributes.alpha = 1 / CGFloat(index + 1)
            subelement.attributes.isHidden = index > 1
        }
    }
}

struct Trail: Element {
    var content: ElementContent {
        ElementContent(layout: Fading()) { builder in
            for word in ["a", "b", "c"] { builder.add(element: Label(text: word)) }
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Trail().centered()
// expect: Centered 0,0 300×160
// expect:   Trail 105,70 90×20
// expect:     Label 0,0 30×20
// expect:     Label.2 30,0 30×20
// expect:     Label.3 60,0 30×20
// expect view: UILabel 105,70 30×20 isUserInteractionEnabled true, text "a", numberOfLines 0
// expect view: UILabel 135,70 30×20 alpha 0.5, isUserInteractionEnabled true, text "b", numberOfLines 0
// expect view: UILabel 165,70 30×20 alpha 0.333, isHidden true, isUserInteractionEnabled true, text "c", numberOfLines 0
