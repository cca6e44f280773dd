import Foundation

/// An element that arranges children one after another: ``Row`` and ``Column``.
public protocol StackElement: Element {
    /// Makes an empty stack.
    init()
    /// How the children are arranged.
    var layout: StackLayout { get set }
    /// The children, each with what the layout reads from it and its key.
    var children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)] { get set }

    /// Adds a child with priorities for growing and shrinking; 0 for both keeps its natural length.
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

    /// True unless a guide of a child's own may read something that changes.
    public var _isUnchanging: Bool { children.allSatisfy { $0.traits.alignmentGuide == nil } }

    /// None: a stack only lays out.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }

    /// Makes a stack and configures it.
    public init(_ configure: (inout Self) -> Void) {
        self.init()
        configure(&self)
    }

    /// Adds a child with priorities for growing and shrinking; 0 for both keeps its natural length.
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

    /// Adds a child that keeps its natural length.
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
