struct Wrapping: Layout {
    var gap: CGFloat

    private func frames(_ width: CGFloat, _ subelements: Subelements) -> [CGRect] {
        var frames: [CGRect] = []
        var corner = CGPoint.zero
        var lineHeight: CGFloat = 0
        for subelement in subelements {
            let size = subelement.sizeThatFits(.unconstrained)
            if corner.x > 0, corner.x + size.width > width {
                corner = CGPoint(x: 0, y: corner.y + lineHeight + gap)
                lineHeight = 0
            }
            frames.append(CGRect(origin: corner, size: size))
            corner.x += size.width + gap
            lineHeight = max(lineHeight, size.height)
        }
        return frames
    }

    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        let frames = frames(proposal.width.maximum, subelements)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) {
        for (subelement, frame) in zip(subelements, frames(size.width, subelements)) {
            subelement.place(in: frame)
        }
    }
}

struct Tags: Element {
    var names: [String]

    var content: ElementContent {
        ElementContent(layout: Wrapping(gap: 6)) { builder in
            for name in names { builder.add(element: Label(text: name).inset(uniform: 2)) }
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Tags(names: ["swift", "layout", "elements", "views", "measuring", "text"])
    .constrainedTo(width: .atMost(160))
    .centered()
// expect: Centered 0,0 300×160
// expect:   ConstrainedSize 91,44 118×72
// expect:     Tags 0,0 118×72
// expect:       Inset 0,0 44×20
// expect:         Label 2,2 40×16
// expect:       Inset.2 50,0 52×20
// expect:         Label 2,2 48×16
// expect:       Inset.3 0,26 68×20
// expect:         Label 2,2 64×16
// expect:       Inset.4 74,26 44×20
// expect:         Label 2,2 40×16
// expect:       Inset.5 0,52 76×20
// expect:         Label 2,2 72×16
// expect:       Inset.6 82,52 36×20
// expect:         Label 2,2 32×16
