import BlueprintUI
import BlueprintUICommonControls

struct TagCloud: Element {
    var tags: [TagModel]

    var content: ElementContent {
        ElementContent(layout: TagLayout(spacing: Spacing.tags)) { builder in
            for tag in tags { builder.add(element: TagElement(tag: tag)) }
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

struct TagElement: ProxyElement {
    var tag: TagModel
    var elementRepresentation: Element {
        Label(text: tag.name)
            .inset(uniform: 4)
            .box(background: UIColor(hex: tag.colorHex), corners: .capsule)
    }
}

struct TagLayout: Layout {
    var spacing: CGFloat

    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout Void
    ) -> CGSize {
        subelements.reduce(CGSize.zero) { size, subelement in
            let next = subelement.sizeThatFits(proposal)
            return CGSize(width: size.width + next.width + spacing, height: max(size.height, next.height))
        }
    }

    func placeSubelements(in size: CGSize, subelements: Subelements, environment: Environment, cache: inout Void) {
        var x: CGFloat = 0
        for subelement in subelements {
            let next = subelement.sizeThatFits(SizeConstraint(size))
            subelement.place(at: CGPoint(x: x, y: 0), size: next)
            x += next.width + spacing
        }
    }
}
