import BlueprintUI
import UIKit

/// Places a text and a time: the time behind the last words if it has room there, else below them.
///
/// The first child is the text, the second the time. The layout only knows sizes, so a text of several lines always gets
/// the time below it.
struct BubbleLayout: Layout {
    var spacing: CGFloat = 8
    /// The height of one line of the text.
    var lineHeight: CGFloat = 16

    /// The sizes of both children within a width, computed once for measuring and placing.
    struct Cache {
        var plans: [CGFloat: Plan] = [:]
    }

    struct Plan {
        var size: CGSize
        var text: CGRect
        var time: CGRect
    }

    func makeCache(subelements: Subelements, environment: Environment) -> Cache {
        Cache()
    }

    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout Cache
    ) -> CGSize {
        plan(width: proposal.width.maximum, subelements, &cache).size
    }

    func placeSubelements(in size: CGSize, subelements: Subelements, environment: Environment, cache: inout Cache) {
        let plan = plan(width: size.width, subelements, &cache)
        subelements[safe: 0]?.place(in: plan.text)
        // The time is at the end, also if the bubble is wider than the text needs.
        let time = plan.time.offsetBy(dx: size.width - plan.size.width, dy: size.height - plan.size.height)
        subelements[safe: 1]?.place(in: time)
    }

    private func plan(width: CGFloat, _ subelements: Subelements, _ cache: inout Cache) -> Plan {
        if let plan = cache.plans[width] { return plan }
        guard subelements.count == 2 else { return Plan(size: .zero, text: .zero, time: .zero) }
        let constraint = SizeConstraint(width: .atMost(width), height: .unconstrained)
        let text = subelements[0].sizeThatFits(constraint)
        let time = subelements[1].sizeThatFits(constraint)
        let beside = text.width + spacing + time.width
        let plan: Plan
        if text.height <= lineHeight, beside <= width {
            let height = max(text.height, time.height)
            plan = Plan(
                size: CGSize(width: beside, height: height),
                text: CGRect(x: 0, y: 0, width: text.width, height: text.height),
                time: CGRect(x: text.width + spacing, y: height - time.height, width: time.width, height: time.height)
            )
        } else {
            let size = CGSize(width: max(text.width, time.width), height: text.height + 2 + time.height)
            plan = Plan(
                size: size,
                text: CGRect(origin: .zero, size: CGSize(width: size.width, height: text.height)),
                time: CGRect(
                    x: size.width - time.width,
                    y: size.height - time.height,
                    width: time.width,
                    height: time.height
                )
            )
        }
        cache.plans[width] = plan
        return plan
    }
}

/// An element with a time at its end.
struct WithTime: Element {
    var text: Element
    var time: Element
    var lineHeight: CGFloat

    var content: ElementContent {
        ElementContent(layout: BubbleLayout(lineHeight: lineHeight)) {
            $0.add(element: text)
            $0.add(element: time)
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        nil
    }
}

#Preview("Time beside the text", traits: .fixedLayout(width: 200, height: 20)) {
    WithTime(text: ChatText("Ok"), time: ChatText("9:41", .small, color: \.faint), lineHeight: 16)
}

#Preview("Time below the text", traits: .fixedLayout(width: 120, height: 60)) {
    WithTime(text: ChatText("On the way to you"), time: ChatText("9:41", .small), lineHeight: 16)
}
