import BlueprintUI
import UIKit

/// Lines of small elements; what has no room in the last line is counted in its last element.
struct ReactionFlow: Element {
    var items: [Element]
    var spacing: CGFloat = 4
    var maximumLines = 2
    /// Makes the element that counts those that are not shown.
    var more: (Int) -> Element

    var content: ElementContent {
        ElementContent { constraint, environment in
            Shown(
                elements: shownItems(within: constraint.width.maximum, environment),
                layout: FlowLayout(spacing: spacing)
            )
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }

    /// The items that have room, and the count of the others.
    private func shownItems(within width: CGFloat, _ environment: Environment) -> [Element] {
        func size(of element: Element) -> CGSize {
            element.content.measure(in: .unconstrained, environment: environment)
        }
        var shown: [Element] = []
        var line = 1
        var x: CGFloat = 0
        for (index, item) in items.enumerated() {
            let itemWidth = size(of: item).width
            let rest = items.count - index - 1
            let reserve = rest > 0 && line == maximumLines ? spacing + size(of: more(rest)).width : 0
            if x > 0, x + itemWidth + reserve > width {
                guard line < maximumLines else { return shown + [more(items.count - index)] }
                line += 1
                x = 0
            }
            shown.append(item)
            x += itemWidth + spacing
        }
        return shown
    }

    private struct Shown: Element {
        var elements: [Element]
        var layout: FlowLayout

        var content: ElementContent {
            ElementContent(layout: layout) { builder in
                for element in elements { builder.add(element: element) }
            }
        }

        func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
    }
}

/// Places elements in lines, from the leading edge.
struct FlowLayout: Layout {
    var spacing: CGFloat

    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout Void
    ) -> CGSize {
        let frames = frames(of: subelements, width: proposal.width.maximum)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout Void
    ) {
        let isMirrored = environment.layoutDirection == .rightToLeft
        for (subelement, frame) in zip(subelements, frames(of: subelements, width: size.width)) {
            let x = isMirrored ? size.width - frame.maxX : frame.minX
            subelement.place(in: CGRect(origin: CGPoint(x: x, y: frame.minY), size: frame.size))
        }
    }

    private func frames(of subelements: Subelements, width: CGFloat) -> [CGRect] {
        var origin = CGPoint.zero
        var lineHeight: CGFloat = 0
        return subelements.map { subelement in
            let size = subelement.sizeThatFits(.unconstrained)
            if origin.x > 0, origin.x + size.width > width {
                origin = CGPoint(x: 0, y: origin.y + lineHeight + spacing)
                lineHeight = 0
            }
            defer {
                origin.x += size.width + spacing
                lineHeight = max(lineHeight, size.height)
            }
            return CGRect(origin: origin, size: size)
        }
    }
}

#Preview("Reactions in two lines", traits: .fixedLayout(width: 110, height: 60)) {
    ReactionFlow(
        items: ["👍 12", "🥾", "😱 3", "🎉", "❤️ 140", "🐄"].map { ReactionPill(text: $0, isOwn: $0 == "🥾") },
        more: { ReactionPill(text: "+\($0)", isOwn: false) }
    )
}
