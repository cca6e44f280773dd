struct Diagonal: Layout {
    var step: CGFloat

    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        let side = step * CGFloat(subelements.count)
        return CGSize(width: side, height: side)
    }

    func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) {
        for (index, subelement) in subelements.enumerated() {
            let offset = step * CGFloat(index)
            subelement.place(at: CGPoint(x: offset, y: offset), size: CGSize(width: step, height: step))
        }
    }
}

struct Stairs: Element {
    var content: ElementContent {
        ElementContent(layout: Diagonal(step: 20)) { builder in
            builder.add(child: Label(text: "a"))
            builder.add(child: Label(text: "b"))
            builder.add(child: Spacer(4))
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Stairs().centered()
// expect: Centered 0,0 300×160
// expect:   Stairs 120,50 60×60
// expect:     Label 0,0 20×20
// expect:     Label.2 20,20 20×20
// expect:     Spacer 40,40 20×20
