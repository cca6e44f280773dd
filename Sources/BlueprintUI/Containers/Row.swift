import Foundation

/// Arranges its children from leading to trailing.
public struct Row: StackElement {
    private var members = StackMembers()
    /// How the children are arranged.
    public var layout = StackLayout(axis: .horizontal, alignment: .align(to: VerticalAlignment.top.guide.type))

    /// Makes an empty row, aligned to the top.
    public init() {}

    /// Makes a row of children; the spacing is in points and may be negative.
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
    public var horizontalUnderflow: StackLayout.UnderflowDistribution {
        get { layout.underflow }
        set { layout.underflow = newValue }
    }

    /// What happens when the children do not fit.
    public var horizontalOverflow: StackLayout.OverflowDistribution {
        get { layout.overflow }
        set { layout.overflow = newValue }
    }

    /// How the children lie in the row's height.
    public var verticalAlignment: RowAlignment {
        get {
            layout.guide.map { .align(to: VerticalAlignment($0)) } ?? .fill
        }
        set { layout.guide = newValue.guide }
    }

    /// The least distance between neighbours in points; negative lets them overlap.
    public var minimumHorizontalSpacing: CGFloat {
        get { layout.minimumSpacing }
        set { layout.minimumSpacing = newValue }
    }
}

extension Row {
    /// How the children lie in a row's height.
    public enum RowAlignment: Equatable, Sendable {
        /// Each as high as the row.
        case fill
        /// With a guide in line.
        case align(to: VerticalAlignment)

        /// The tops in line.
        public static var top: RowAlignment { .align(to: .top) }
        /// The middles in line.
        public static var center: RowAlignment { .align(to: .center) }
        /// The bottoms in line.
        public static var bottom: RowAlignment { .align(to: .bottom) }
        /// The tops in line, by the name that older code uses.
        public static var leading: RowAlignment { .top }
        /// The bottoms in line, by the name that older code uses.
        public static var trailing: RowAlignment { .bottom }

        var guide: AlignmentGuideID? {
            switch self {
            case .fill: nil
            case .align(let alignment): alignment.guide
            }
        }
    }
}
