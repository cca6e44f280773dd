import Foundation

/// An element that arranges its children from leading to trailing, each with an absolute width or a share of the
/// remaining width.
public struct GridRow: UnchangingElement {
    /// The vertical alignment of the children.
    public var verticalAlignment: Row.RowAlignment = .fill
    /// The distance between children, in points; a negative one makes them overlap.
    public var spacing: CGFloat = 0
    /// The children.
    public var children: [Child] = []

    /// Creates an empty row and configures it.
    public init(configure: (inout GridRow) -> Void = { _ in }) {
        configure(&self)
    }

    /// Creates a row with children; the spacing is in points.
    public init(
        verticalAlignment: Row.RowAlignment = .fill,
        spacing: CGFloat = 0,
        @ElementBuilder<Child> _ elements: () -> [Child]
    ) {
        self.verticalAlignment = verticalAlignment
        self.spacing = spacing
        children = elements()
    }

    /// Appends a child.
    public mutating func add(width: Width, key: AnyHashable? = nil, child: any Element) {
        children.append(Child(width: width, key: key, element: child))
    }

    /// The width of a child.
    public enum Width: Equatable, Sendable {
        /// A width in points.
        case absolute(CGFloat)
        /// A share of the width that remains after the absolute children; shares are relative to one another.
        case proportional(CGFloat)
    }

    /// An element in a grid row.
    public struct Child: ElementBuilderChild {
        /// The element.
        public var element: any Element
        /// The key that distinguishes the child from siblings of the same type, or nil.
        public var key: AnyHashable?
        /// The width of the child.
        public var width: Width

        /// Creates a child with a width.
        public init(width: Width, key: AnyHashable? = nil, element: any Element) {
            self.element = element
            self.key = key
            self.width = width
        }

        /// Creates a child with one share; the key of a ``Keyed`` element becomes the child's.
        public init(_ element: any Element) {
            let lifted = Keyed.lift(element)
            self.init(width: .proportional(1), key: lifted.key, element: lifted.element)
        }
    }

    /// The children in a grid row layout.
    public var content: ElementContent {
        ElementContent(layout: GridRowLayout(alignment: verticalAlignment, spacing: spacing), keepsContract: false) {
            builder in
            for child in children { builder.add(traits: child.width, key: child.key, element: child.element) }
        }
    }

    /// The children are beside each other; only a negative spacing makes them overlap.
    public var _layoutPurpose: LayoutPurpose { [.arrangesChildren, .overlapsChildren] }

    /// Returns nil: a grid row is not view-backed.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

extension Element {
    /// Returns the element as a child of a grid row, with a width.
    public func gridRowChild(key: AnyHashable? = nil, width: GridRow.Width) -> GridRow.Child {
        GridRow.Child(width: width, key: key, element: self)
    }
}

private struct GridRowLayout: Layout, SingleTraitLayout {
    static var defaultTraits: GridRow.Width { .proportional(1) }

    var alignment: Row.RowAlignment
    var spacing: CGFloat

    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        var measuredSizes: ContiguousArray<CGSize?> = []
        let sizes = sizes(of: subelements, in: proposal, &measuredSizes)
        let frames = frames(of: sizes, height: 0)
        subelements.explain(.size, decision(subelements, measuredSizes, frames, in: proposal, own: nil))
        return CGSize(
            width: frames.last?.maxX ?? 0,
            // The absolute value, as the height of a `CGRect` in the reference is never negative.
            height: sizes.reduce(0) { max($0, abs($1.height)) }
        )
    }

    func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) {
        var measuredSizes: ContiguousArray<CGSize?> = []
        let sizes = sizes(of: subelements, in: SizeConstraint(size), &measuredSizes)
        let frames = frames(of: sizes, height: size.height)
        for (subelement, frame) in zip(subelements, frames) { subelement.place(in: frame) }
        subelements.explain(.frames, decision(subelements, measuredSizes, frames, in: SizeConstraint(size), own: size))
    }

    private func decision(
        _ subelements: Subelements,
        _ measuredSizes: ContiguousArray<CGSize?>,
        _ frames: [CGRect],
        in proposal: SizeConstraint,
        own: CGSize?
    ) -> GridRowDecision {
        var children: ContiguousArray<GridRowDecision.Child> = []
        children.reserveCapacity(frames.count)
        for (index, frame) in frames.enumerated() {
            children.append(
                GridRowDecision.Child(
                    width: subelements[index].traits(forLayoutType: GridRowLayout.self),
                    measured: measuredSizes[index],
                    frame: frame
                )
            )
        }
        return GridRowDecision(alignment: alignment, spacing: spacing, proposal: proposal, own: own, children: children)
    }

    private func gaps(_ subelements: Subelements) -> CGFloat { spacing * CGFloat(subelements.count - 1) }

    /// Returns the frames of children in a row of the given height.
    private func frames(of sizes: [CGSize], height: CGFloat) -> [CGRect] {
        var x: CGFloat = 0
        return sizes.map { measured in
            var frame = CGRect(x: x, y: 0, width: measured.width, height: height)
            if case .align(let guide) = alignment {
                let row = ElementDimensions(size: CGSize(width: measured.width, height: height))
                frame.size.height = measured.height
                frame.origin.y = row[guide] - ElementDimensions(size: measured)[guide]
            }
            // Added in this order, as in the reference: the result of rounding to pixels depends on the last bit.
            x += measured.width + spacing
            return frame
        }
    }

    /// Returns the width that each child gets and the height that it measures; also collects the measured sizes for a
    /// recorder.
    private func sizes(
        of subelements: Subelements,
        in proposal: SizeConstraint,
        _ measuredSizes: inout ContiguousArray<CGSize?>
    ) -> [CGSize] {
        let widths = subelements.map { $0.traits(forLayoutType: GridRowLayout.self) }
        guard let limit = proposal.width.constrainedValue else {
            return unlimitedSizes(of: subelements, widths, in: proposal, &measuredSizes)
        }
        let absolute = widths.reduce(0) { $0 + ($1.points ?? 0) }
        let shares = widths.reduce(0) { $0 + ($1.share ?? 0) }
        let room = limit - absolute - gaps(subelements)
        return zip(subelements, widths).map { subelement, width in
            if let points = width.points { return size(of: subelement, width: points, in: proposal, &measuredSizes) }
            // Without remaining width, or if the shares total zero, the children that share it are not measured.
            guard let share = width.share, room > 0, shares > 0 else {
                if subelements.areObserved { measuredSizes.append(nil) }
                return .zero
            }
            return size(of: subelement, width: share * (room / shares), in: proposal, &measuredSizes)
        }
    }

    /// Returns the sizes for an unlimited width: one share is as wide as the child that needs the widest share
    /// measures.
    private func unlimitedSizes(
        of subelements: Subelements,
        _ widths: [GridRow.Width],
        in proposal: SizeConstraint,
        _ measuredSizes: inout ContiguousArray<CGSize?>
    ) -> [CGSize] {
        var sizes: [CGSize] = []
        var unit: CGFloat = 0
        for (subelement, width) in zip(subelements, widths) {
            if let points = width.points {
                sizes.append(size(of: subelement, width: points, in: proposal, &measuredSizes))
            } else {
                let measured = subelement.sizeThatFits(proposal)
                if subelements.areObserved { measuredSizes.append(measured) }
                sizes.append(measured)
                if let share = width.share, share > 0 { unit = max(unit, measured.width / share) }
            }
        }
        for (index, width) in widths.enumerated() {
            if let share = width.share { sizes[index].width = share * unit }
        }
        return sizes
    }

    private func size(
        of subelement: LayoutSubelement,
        width: CGFloat,
        in proposal: SizeConstraint,
        _ measuredSizes: inout ContiguousArray<CGSize?>
    ) -> CGSize {
        let constraint = SizeConstraint(width: .atMost(width), height: proposal.height)
        let measured = subelement.sizeThatFits(constraint)
        if subelement.node.context.isObserved { measuredSizes.append(measured) }
        return CGSize(width: width, height: measured.height)
    }
}

extension GridRow.Width {
    fileprivate var points: CGFloat? {
        if case .absolute(let width) = self { width } else { nil }
    }

    fileprivate var share: CGFloat? {
        if case .proportional(let share) = self { share } else { nil }
    }
}

extension GridRowLayout: ChildlessLayout {
    func decisionWithoutChildren(in proposal: SizeConstraint) -> any LayoutDecision {
        GridRowDecision(alignment: alignment, spacing: spacing, proposal: proposal, own: nil, children: [])
    }
}
