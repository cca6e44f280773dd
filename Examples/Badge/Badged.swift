import BlueprintUI
import UIKit

/// Puts one element on the corner of another without reserving room for it.
struct Badged: Element {
    var wrapped: Element
    var badge: Element

    var content: ElementContent {
        ElementContent(layout: CornerLayout()) { builder in
            builder.add(element: wrapped)
            builder.add(element: badge)
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        nil
    }
}

extension Element {
    /// Returns the element with a badge on its top trailing corner.
    func badged(_ badge: Element) -> Element {
        Badged(wrapped: self, badge: badge)
    }
}

/// Takes the size of its first child, which fills it; centers the second child on the corner.
private struct CornerLayout: Layout {
    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout Cache
    ) -> CGSize {
        subelements[0].sizeThatFits(proposal)
    }

    func placeSubelements(in size: CGSize, subelements: Subelements, environment: Environment, cache: inout Cache) {
        subelements[0].place(filling: size)
        subelements[1].place(
            at: CGPoint(x: size.width, y: 0),
            anchor: .center,
            size: subelements[1].sizeThatFits(.unconstrained)
        )
    }
}
