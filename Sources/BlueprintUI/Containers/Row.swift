import Foundation

/// An element that arranges its children from leading to trailing.
public struct Row: StackElement {
    private var members = StackMembers()
    /// The layout of the children.
    public var layout = StackLayout(axis: .horizontal, alignment: .align(to: VerticalAlignment.top.guide.type))

    /// Creates an empty row, aligned to the top.
    public init() {}

    /// Creates a row with children; the spacing is in points and may be negative.
    public init(
        alignment: RowAlignment = .top,
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

    /// True: a row is never view-backed.
    public var _hasUnchangingDescription: Bool { true }

    /// Adds a child with grow and shrink priorities; if both are 0, the child keeps its measured width.
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

    /// The distribution of the underflow: the extra width.
    public var horizontalUnderflow: StackLayout.UnderflowDistribution {
        get { layout.underflow }
        set { layout.underflow = newValue }
    }

    /// The distribution of the overflow: the missing width.
    public var horizontalOverflow: StackLayout.OverflowDistribution {
        get { layout.overflow }
        set { layout.overflow = newValue }
    }

    /// The vertical alignment of the children.
    public var verticalAlignment: RowAlignment {
        get {
            layout.guide.map { .align(to: VerticalAlignment($0)) } ?? .fill
        }
        set { layout.guide = newValue.guide }
    }

    /// The minimum distance between children, in points; a negative one makes them overlap.
    public var minimumHorizontalSpacing: CGFloat {
        get { layout.minimumSpacing }
        set { layout.minimumSpacing = newValue }
    }
}

extension Row {
    /// The vertical alignment of a row's children.
    public enum RowAlignment: Equatable, Sendable {
        /// Stretches each child to the height of the row.
        case fill
        /// Aligns a guide of the children.
        case align(to: VerticalAlignment)

        /// Aligns the tops.
        public static var top: RowAlignment { .align(to: .top) }
        /// Aligns the centres.
        public static var center: RowAlignment { .align(to: .center) }
        /// Aligns the bottoms.
        public static var bottom: RowAlignment { .align(to: .bottom) }
        /// The same as `top`, for older code.
        public static var leading: RowAlignment { .top }
        /// The same as `bottom`, for older code.
        public static var trailing: RowAlignment { .bottom }

        var guide: AlignmentGuideID? {
            switch self {
            case .fill: nil
            case .align(let alignment): alignment.guide
            }
        }
    }
}
