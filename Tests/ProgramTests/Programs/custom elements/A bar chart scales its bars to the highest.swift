struct Chart: Element {
    var values: [CGFloat]

    var content: ElementContent {
        ElementContent(layout: Bars(values: values)) { builder in
            for value in values {
                builder.add(element: Box(backgroundColor: value < 0 ? .red : .blue))
            }
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

struct Bars: Layout {
    var values: [CGFloat]

    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        CGSize(width: CGFloat(values.count) * 20, height: min(100, proposal.height.maximum))
    }

    func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) {
        let highest = values.map { abs($0) }.max() ?? 1
        let width = size.width / CGFloat(max(1, values.count))
        for (index, subelement) in subelements.enumerated() {
            let height = size.height * abs(values[index]) / highest
            subelement.place(
                in: CGRect(x: CGFloat(index) * width, y: size.height - height, width: width - 2, height: height)
            )
        }
    }
}

Chart(values: [2, 8, -4]).centered()
// expect: Centered 0,0 300×160
// expect:   Chart 120,30 60×100
// expect:     Box 0,75 18×25
// expect:     Box.2 20,0 18×100
// expect:     Box.3 40,50 18×50
