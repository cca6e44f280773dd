struct Row: LayoutTraitsKey {
    static let defaultValue = 0
}

enum Indent: LayoutTraitsKey {
    static var defaultValue: CGFloat { 5 }
}

struct Outline: Layout {
    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        let rows = subelements.map { $0[Row.self] }.max() ?? 0
        return CGSize(width: 100, height: CGFloat(rows + 1) * 20)
    }

    func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) {
        for subelement in subelements {
            let place = CGPoint(x: subelement[Indent.self], y: CGFloat(subelement[Row.self]) * 20)
            subelement.place(at: place, size: CGSize(width: size.width - place.x, height: 20))
        }
    }
}

struct Lines: Element {
    var content: ElementContent {
        ElementContent(layout: Outline()) { builder in
            builder.add(traits: LayoutTraits(key: Row.self, value: 2), element: Label(text: "c"))
            var traits = LayoutTraits.empty.setting(key: Row.self, to: 1)
            traits[Indent.self] = 30
            builder.add(traits: traits, key: "b", element: Label(text: "b"))
            builder.add(element: Label(text: "a"))
            print(traits[Row.self], traits[Indent.self], LayoutTraits.empty[Indent.self])
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Lines().centered()
// expect: 1 30.0 5.0
// expect: Centered 0,0 300×160
// expect:   Lines 100,50 100×60
// expect:     Label 5,40 95×20
// expect:     Label.b 30,20 70×20
// expect:     Label.2 5,0 95×20
