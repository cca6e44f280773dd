struct Careless: Layout {
    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        subelements[2].sizeThatFits(proposal)  // expect error: index out of range: 2 is not in 0..<2
    }

    func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) {}
}

struct Two: Element {
    var content: ElementContent {
        ElementContent(layout: Careless()) { builder in
            builder.add(child: Spacer(1))
            builder.add(child: Spacer(2))
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Two().centered()
