struct Mirroring: Layout {
    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        CGSize(width: CGFloat(subelements.count) * 40, height: 16)
    }

    func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) {
        for (index, subelement) in subelements.enumerated() {
            let isReversed = environment.layoutDirection == .rightToLeft
            let column = isReversed ? subelements.count - 1 - index : index
            subelement.place(in: CGRect(x: CGFloat(column) * 40, y: 0, width: 40, height: 16))
        }
    }
}

struct Tabs: Element {
    var content: ElementContent {
        ElementContent(layout: Mirroring()) { builder in
            builder.add(element: Label(text: "one"))
            builder.add(element: Label(text: "two"))
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Column(underflow: .justifyToStart) {
    Tabs()
    Tabs().adaptedEnvironment(keyPath: \.layoutDirection, value: .rightToLeft)
}
// expect: Column 0,0 300×160
// expect:   Tabs 0,0 80×16
// expect:     Label 0,0 40×16
// expect:     Label.2 40,0 40×16
// expect:   AdaptedEnvironment 0,16 80×16
// expect:     Tabs 0,0 80×16
// expect:       Label 40,0 40×16
// expect:       Label.2 0,0 40×16
