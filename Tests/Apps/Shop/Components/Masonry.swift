import BlueprintUI
import UIKit

/// Columns of the same width, in which each element goes where there is most room.
struct Masonry: Element {
    struct Child: ElementBuilderChild {
        var element: Element
        var spansAllColumns = false

        init(_ element: Element) {
            self.element = element
        }
    }

    var leastColumnWidth: CGFloat
    var spacing: CGFloat
    var children: [Child]

    init(
        leastColumnWidth: CGFloat = 150,
        spacing: CGFloat = Space.m,
        @ElementBuilder<Child> children: () -> [Child]
    ) {
        self.leastColumnWidth = leastColumnWidth
        self.spacing = spacing
        self.children = children()
    }

    var content: ElementContent {
        ElementContent(layout: MasonryLayout(leastColumnWidth: leastColumnWidth, spacing: spacing)) { builder in
            for child in children {
                builder.add(traits: child.spansAllColumns, element: child.element)
            }
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

extension Element {
    /// Lets the element have a line of its own between the columns.
    func spanningColumns() -> Masonry.Child {
        var child = Masonry.Child(self)
        child.spansAllColumns = true
        return child
    }
}

private struct MasonryLayout: Layout, SingleTraitLayout {
    typealias Traits = Bool

    static let defaultTraits = false

    var leastColumnWidth: CGFloat
    var spacing: CGFloat

    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        let width = proposal.width.constrainedValue ?? 2 * leastColumnWidth + spacing
        return CGSize(width: width, height: frames(of: subelements, width: width).map(\.maxY).max() ?? 0)
    }

    func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) {
        for (subelement, frame) in zip(subelements, frames(of: subelements, width: size.width)) {
            subelement.place(in: frame)
        }
    }

    private func frames(of subelements: Subelements, width: CGFloat) -> [CGRect] {
        let count = max(1, Int((width + spacing) / (leastColumnWidth + spacing)))
        let columnWidth = (width - CGFloat(count - 1) * spacing) / CGFloat(count)
        var bottoms = Array(repeating: CGFloat.zero, count: count)
        return subelements.map { subelement in
            if subelement.traits(forLayoutType: MasonryLayout.self) {
                let top = bottoms.max() ?? 0
                let height = subelement.sizeThatFits(SizeConstraint(width: width)).height
                bottoms = Array(repeating: top + height + spacing, count: count)
                return CGRect(x: 0, y: top, width: width, height: height)
            }
            let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
            let height = subelement.sizeThatFits(SizeConstraint(width: columnWidth)).height
            let top = bottoms[column]
            bottoms[column] += height + spacing
            return CGRect(x: CGFloat(column) * (columnWidth + spacing), y: top, width: columnWidth, height: height)
        }
    }
}

#Preview("Masonry", traits: .fixedLayout(width: 340, height: 300)) {
    Masonry {
        for (index, height) in [80, 120, 60, 40].enumerated() {
            ProductImage(nil)
                .constrainedTo(height: .absolute(CGFloat(height)))
                .keyed(index)
        }
        Badge(.new).spanningColumns()
        ProductImage(nil)
    }
}
