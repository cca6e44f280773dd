struct Towers: Layout, SingleTraitLayout {
    static var defaultTraits: CGFloat { 10 }

    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        let heights = subelements.map { $0.traits(forLayoutType: Towers.self) }
        return CGSize(width: CGFloat(subelements.count) * 10, height: heights.max() ?? 0)
    }

    func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) {
        for (index, subelement) in subelements.enumerated() {
            let height = subelement.traits(forLayoutType: Towers.self)
            let frame = CGRect(x: CGFloat(index) * 10, y: size.height - height, width: 8, height: height)
            subelement.place(in: frame)
        }
    }
}

struct Skyline: Element {
    var content: ElementContent {
        ElementContent(layout: Towers()) { builder in
            builder.add(traits: 40, element: Box(backgroundColor: .gray))
            builder.add(element: Box(backgroundColor: .darkGray))
            builder.add(traits: 25, element: Box(backgroundColor: .gray))
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Skyline().centered()
// expect: Centered 0,0 300×160
// expect:   Skyline 135,60 30×40
// expect:     Box 0,0 8×40
// expect:     Box.2 10,30 8×10
// expect:     Box.3 20,15 8×25
