import Foundation

/// Arranges its children from top to bottom.
public struct Column: StackElement {
    private var members = StackMembers()
    /// How the children are arranged.
    public var layout = StackLayout(axis: .vertical, alignment: .align(to: HorizontalAlignment.leading.guide.type))

    /// Makes an empty column, aligned to the leading edge.
    public init() {}

    /// Makes a column of children; the spacing is in points and may be negative.
    public init(
        alignment: ColumnAlignment = .leading,
        underflow: StackLayout.UnderflowDistribution = .spaceEvenly,
        overflow: StackLayout.OverflowDistribution = .condenseProportionally,
        minimumSpacing: CGFloat = 0,
        @ElementBuilder<StackLayout.Child> elements: () -> [StackLayout.Child]
    ) {
        members = StackMembers(elements())
        layout.underflow = underflow
        layout.overflow = overflow
        layout.guide = alignment.guide
        layout.minimumSpacing = minimumSpacing
    }

    /// The children, each with what the layout reads from it and its key.
    public var children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)] {
        get { members.children }
        set { members = StackMembers(newValue) }
    }

    /// The children in a stack layout.
    public var content: ElementContent { ElementContent(storage: StackStorage(layout: layout, members: members)) }

    /// True unless a guide of a child's own may read something that changes.
    public var _isUnchanging: Bool { members.haveNoGuides }

    /// Adds a child with priorities for growing and shrinking; 0 for both keeps its natural length.
    public mutating func add(
        growPriority: CGFloat = 1.0,
        shrinkPriority: CGFloat = 1.0,
        alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil,
        key: AnyHashable? = nil,
        child: any Element
    ) {
        let traits = StackLayout.Traits(grow: growPriority, shrink: shrinkPriority, guide: alignmentGuide)
        members.add(StackMember(child, traits, key: key))
    }

    /// What happens to room that the children leave.
    public var verticalUnderflow: StackLayout.UnderflowDistribution {
        get { layout.underflow }
        set { layout.underflow = newValue }
    }

    /// What happens when the children do not fit.
    public var verticalOverflow: StackLayout.OverflowDistribution {
        get { layout.overflow }
        set { layout.overflow = newValue }
    }

    /// How the children lie in the column's width.
    public var horizontalAlignment: ColumnAlignment {
        get {
            layout.guide.map { .align(to: HorizontalAlignment($0)) } ?? .fill
        }
        set { layout.guide = newValue.guide }
    }

    /// The least distance between neighbours in points; negative lets them overlap.
    public var minimumVerticalSpacing: CGFloat {
        get { layout.minimumSpacing }
        set { layout.minimumSpacing = newValue }
    }
}

extension Column {
    /// How the children lie in a column's width.
    public enum ColumnAlignment: Equatable, Sendable {
        /// Each as wide as the column.
        case fill
        /// With a guide in line.
        case align(to: HorizontalAlignment)

        /// The leading edges in line.
        public static var leading: ColumnAlignment { .align(to: .leading) }
        /// The middles in line.
        public static var center: ColumnAlignment { .align(to: .center) }
        /// The trailing edges in line.
        public static var trailing: ColumnAlignment { .align(to: .trailing) }

        var guide: AlignmentGuideID? {
            switch self {
            case .fill: nil
            case .align(let alignment): alignment.guide
            }
        }
    }
}
