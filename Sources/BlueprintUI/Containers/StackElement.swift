import Foundation

/// An element that arranges children along an axis: ``Row`` or ``Column``.
public protocol StackElement: Element {
    /// Creates an empty stack.
    init()
    /// The layout of the children.
    var layout: StackLayout { get }
    /// The children, each with its traits and its key.
    var children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)] { get set }

    /// Adds a child with grow and shrink priorities; if both are 0, the child keeps its measured length.
    mutating func add(
        growPriority: CGFloat,
        shrinkPriority: CGFloat,
        alignmentGuide: ((ElementDimensions) -> CGFloat)?,
        key: AnyHashable?,
        child: any Element
    )
}

extension StackElement {
    /// The children in a stack layout.
    public var content: ElementContent {
        ElementContent(storage: StackStorage(layout: layout, members: StackMembers(children)))
    }

    /// The children are beside each other; only a negative spacing makes them overlap.
    public var _layoutPurpose: LayoutPurpose { [.arrangesChildren, .overlapsChildren, .stacksChildren] }

    /// Returns nil: a stack is not view-backed.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }

    /// Creates a stack and configures it.
    public init(_ configure: (inout Self) -> Void) {
        self.init()
        configure(&self)
    }

    /// Adds a child with grow and shrink priorities; if both are 0, the child keeps its measured length.
    public mutating func add(
        growPriority: CGFloat = 1.0,
        shrinkPriority: CGFloat = 1.0,
        alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil,
        key: AnyHashable? = nil,
        child: any Element
    ) {
        let traits = StackLayout.Traits(grow: growPriority, shrink: shrinkPriority, guide: alignmentGuide)
        children.append((element: child, traits: traits, key: key))
    }

    /// Adds a child that keeps its measured length.
    public mutating func addFixed(
        alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil,
        key: AnyHashable? = nil,
        child: any Element
    ) {
        add(growPriority: 0, shrinkPriority: 0, alignmentGuide: alignmentGuide, key: key, child: child)
    }

    /// Adds a child that grows and shrinks.
    public mutating func addFlexible(
        alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil,
        key: AnyHashable? = nil,
        child: any Element
    ) {
        add(alignmentGuide: alignmentGuide, key: key, child: child)
    }
}
