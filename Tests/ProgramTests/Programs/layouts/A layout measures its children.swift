struct Stack: Layout {
    var spacing: CGFloat

    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        var size = CGSize.zero
        for subelement in subelements {
            let child = subelement.sizeThatFits(proposal)
            size.width = max(size.width, child.width)
            size.height += child.height + spacing
        }
        size.height -= subelements.isEmpty ? 0 : spacing
        return size
    }

    func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) {
        var y: CGFloat = 0
        for subelement in subelements {
            let child = subelement.sizeThatFits(SizeConstraint(width: size.width))
            subelement.place(at: CGPoint(x: (size.width - child.width) / 2, y: y), size: child)
            y += child.height + spacing
        }
    }
}

struct Verse: Element {
    var lines: [String]

    var content: ElementContent {
        ElementContent(layout: Stack(spacing: 4)) { builder in
            for line in lines {
                builder.add(element: Label(text: line))
            }
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Verse(lines: ["short", "a longer line", "end"]).centered()
// expect: Centered 0,0 300×160
// expect:   Verse 98,52 104×56
// expect:     Label 32,0 40×16
// expect:     Label.2 0,20 104×16
// expect:     Label.3 40,40 24×16
