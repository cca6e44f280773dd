import BlueprintUI
import UIKit

/// An element that shares its width by weights, which are traits of its layout.
struct WeightedRow: Element {
    var children: [(weight: CGFloat, element: Element)]

    var content: ElementContent {
        ElementContent(layout: WeightLayout()) { builder in
            for (index, child) in children.enumerated() {
                builder.add(traits: child.weight, key: index, element: child.element)
            }
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        nil
    }
}

struct WeightLayout: Layout, SingleTraitLayout {
    typealias Traits = CGFloat

    static let defaultTraits: CGFloat = 1

    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        let heights = subelements.map { $0.sizeThatFits(proposal).height }
        return CGSize(
            width: proposal.width.constrainedValue ?? 100,
            height: heights.max() ?? 0
        )
    }

    func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) {
        let weights = subelements.map { $0.traits(forLayoutType: WeightLayout.self) }
        let total = weights.reduce(0, +)
        var x: CGFloat = 0
        for (subelement, weight) in zip(subelements, weights) {
            let width = size.width * weight / total
            subelement.place(
                at: CGPoint(x: x + width, y: size.height),
                anchor: .bottomTrailing,
                size: CGSize(width: width, height: size.height)
            )
            x += width
        }
    }
}

/// The corner at which a child of a board is placed.
enum CornerKey: LayoutTraitsKey {
    static let defaultValue: UnitPoint = .topLeading
}

/// An element that pins children to corners; it caches their sizes from measuring to placing.
struct Board: Element {
    var pins: [(corner: UnitPoint?, element: Element)]

    var content: ElementContent {
        ElementContent(layout: BoardLayout()) { builder in
            for pin in pins {
                if let corner = pin.corner {
                    builder.add(traitsType: CornerKey.self, traits: corner, element: pin.element)
                } else {
                    builder.add(element: pin.element)
                }
            }
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { config in
            config.frameRoundingBehavior = .prioritizeSize
        }
    }
}

struct BoardLayout: Layout {
    struct Cache {
        var sizes: [CGSize]
    }

    func makeCache(subelements: Subelements, environment: Environment) -> Cache {
        Cache(sizes: subelements.map { $0.sizeThatFits(.unconstrained) })
    }

    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout Cache
    ) -> CGSize {
        CGSize(
            width: cache.sizes.map(\.width).reduce(0, +),
            height: cache.sizes.map(\.height).max() ?? 0
        )
    }

    func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout Cache
    ) {
        for (subelement, needed) in zip(subelements, cache.sizes) {
            let corner = subelement[CornerKey.self]
            subelement.place(
                at: CGPoint(x: size.width * corner.x, y: size.height * corner.y),
                anchor: corner,
                size: needed
            )
            subelement.attributes.alpha = corner == .topLeading ? 1 : 0.5
        }
    }
}

/// A layout that makes its child a centred square.
struct SquareLayout: SingleChildLayout {
    func sizeThatFits(
        proposal: SizeConstraint,
        subelement: Subelement,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        let size = subelement.sizeThatFits(proposal)
        let side = max(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    func placeSubelement(in size: CGSize, subelement: Subelement, environment: Environment, cache: inout ()) {
        let side = min(size.width, size.height)
        subelement.place(
            at: CGPoint(x: size.width / 2, y: size.height / 2),
            anchor: .center,
            size: CGSize(width: side, height: side)
        )
    }
}

struct Square: Element {
    var wrapped: Element

    var content: ElementContent {
        ElementContent(child: wrapped, layout: SquareLayout())
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        nil
    }
}
