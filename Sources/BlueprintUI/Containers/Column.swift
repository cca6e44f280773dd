import Foundation

/// An element that arranges its children from top to bottom.
public struct Column: StackElement {
    private var members = StackMembers()
    /// The layout of the children.
    public var layout = StackLayout(axis: .vertical, alignment: .align(to: HorizontalAlignment.leading.guide.type))

    /// Creates an empty column, aligned to the leading edge.
    public init() {}

    /// Creates a column with children; the spacing is in points and may be negative.
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

    /// The children, each with its traits and its key.
    public var children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)] {
        get { members.children }
        set { members = StackMembers(newValue) }
    }

    /// The children in a stack layout.
    public var content: ElementContent { ElementContent(storage: StackStorage(layout: layout, members: members)) }

    /// True unless a child has its own alignment guide, which may depend on mutable state.
    public var _isUnchanging: Bool { members.haveNoGuides }

    /// True: a column is never view-backed.
    public var _hasUnchangingDescription: Bool { true }

    /// Adds a child with grow and shrink priorities; if both are 0, the child keeps its measured height.
    public mutating func add(
        growPriority: CGFloat = 1.0,
        shrinkPriority: CGFloat = 1.0,
        alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil,
        key: AnyHashable? = nil,
        child: any Element
    ) {
        let traits = StackLayout.Traits(grow: growPriority, shrink: shrinkPriority, guide: alignmentGuide)
        members.add(StackLayout.Child(element: child, traits: traits, key: key))
    }

    /// The distribution of the underflow: the extra height.
    public var verticalUnderflow: StackLayout.UnderflowDistribution {
        get { layout.underflow }
        set { layout.underflow = newValue }
    }

    /// The distribution of the overflow: the missing height.
    public var verticalOverflow: StackLayout.OverflowDistribution {
        get { layout.overflow }
        set { layout.overflow = newValue }
    }

    /// The horizontal alignment of the children.
    public var horizontalAlignment: ColumnAlignment {
        get {
            layout.guide.map { .align(to: HorizontalAlignment($0)) } ?? .fill
        }
        set { layout.guide = newValue.guide }
    }

    /// The minimum distance between children, in points; a negative one makes them overlap.
    public var minimumVerticalSpacing: CGFloat {
        get { layout.minimumSpacing }
        set { layout.minimumSpacing = newValue }
    }
}

extension Column {
    /// The horizontal alignment of a column's children.
    public enum ColumnAlignment: Equatable, Sendable {
        /// Stretches each child to the width of the column.
        case fill
        /// Aligns a guide of the children.
        case align(to: HorizontalAlignment)

        /// Aligns the leading edges.
        public static var leading: ColumnAlignment { .align(to: .leading) }
        /// Aligns the centres.
        public static var center: ColumnAlignment { .align(to: .center) }
        /// Aligns the trailing edges.
        public static var trailing: ColumnAlignment { .align(to: .trailing) }

        var guide: AlignmentGuideID? {
            switch self {
            case .fill: nil
            case .align(let alignment): alignment.guide
            }
        }
    }
}
