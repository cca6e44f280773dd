struct Share: LayoutTraitsKey {
    static var defaultValue: CGFloat { 1 }
}

struct Shares: Layout {
    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        CGSize(width: proposal.width.maximum, height: 30)
    }

    func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) {
        let total = subelements.reduce(0) { $0 + $1[Share.self] }
        var x: CGFloat = 0
        for subelement in subelements {
            let width = size.width * subelement[Share.self] / total
            subelement.place(in: CGRect(x: x, y: 0, width: width, height: size.height))
            x += width
        }
    }
}

struct SplitBar: Element {
    var content: ElementContent {
        ElementContent(layout: Shares()) { builder in
            builder.add(traitsType: Share.self, traits: 3, element: Label(text: "three"))
            builder.add(traitsType: Share.self, traits: 2, element: Label(text: "two"))
            builder.add(element: Label(text: "one"))
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

SplitBar().aligned(vertically: .top, horizontally: .fill)
// expect: Aligned 0,0 300×160
// expect:   SplitBar 0,0 300×30
// expect:     Label 0,0 150×30
// expect:     Label.2 150,0 100×30
// expect:     Label.3 250,0 50×30
