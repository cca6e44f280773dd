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

extension StackLayout {
    /// An element in a stack, with its traits.
    public struct Child: ElementBuilderChild {
        /// The element.
        public var element: any Element
        /// The traits of the child.
        public var traits: StackLayout.Traits
        /// The key that distinguishes the child from siblings of the same type, or nil.
        public var key: AnyHashable? {
            get { keyBox?.key }
            set { keyBox = ElementKey.boxed(newValue) }
        }

        private(set) var keyBox: ElementKey?

        /// Creates a child with traits.
        public init(element: any Element, traits: StackLayout.Traits = .init(), key: AnyHashable? = nil) {
            self.init(element, traits, ElementKey.boxed(key))
        }

        init(_ element: any Element, _ traits: StackLayout.Traits, _ keyBox: ElementKey?) {
            self.element = element
            self.traits = traits
            self.keyBox = keyBox
        }

        /// Creates a child with a priority.
        public init(
            element: any Element,
            priority: Priority = .flexible,
            alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil,
            key: AnyHashable? = nil
        ) {
            let traits = StackLayout.Traits(
                grow: priority.growPriority,
                shrink: priority.shrinkPriority,
                guide: alignmentGuide
            )
            self.init(element: element, traits: traits, key: key)
        }

        /// Creates a flexible child; the key of a ``Keyed`` element becomes the child's.
        public init(_ element: any Element) {
            let lifted = Keyed.lift(element)
            self.init(element: lifted.element, traits: StackLayout.Traits(), key: lifted.key)
        }
    }
}

extension StackLayout.Child {
    /// The rule for a child's share of the underflow and the overflow.
    public enum Priority: Hashable, Sendable {
        /// The child neither grows nor shrinks: it keeps its measured length.
        case fixed
        /// The child grows and shrinks.
        case flexible
        /// The child grows, but does not shrink.
        case grows
        /// The child shrinks, but does not grow.
        case shrinks

        var growPriority: CGFloat { self == .flexible || self == .grows ? 1 : 0 }
        var shrinkPriority: CGFloat { self == .flexible || self == .shrinks ? 1 : 0 }
    }
}

extension Element {
    /// Returns the element as a child of a stack, with a priority, an alignment guide and a key.
    public func stackLayoutChild(
        priority: StackLayout.Child.Priority = .flexible,
        alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil,
        key: AnyHashable? = nil
    ) -> StackLayout.Child {
        StackLayout.Child(element: self, priority: priority, alignmentGuide: alignmentGuide, key: key)
    }

    /// Returns the element as a child of a stack, with a priority.
    public func stackLayoutChild(priority: StackLayout.Child.Priority) -> StackLayout.Child {
        StackLayout.Child(element: self, priority: priority)
    }
}

extension LayoutNode {
    /// The priorities in a stack; nil for any other element.
    package var stackPriorities: StackPriorities? {
        if type(of: storage) == StackStorage.self { return (storage as? StackStorage)?.priorities }
        // A stack of the app may have other content.
        guard let stack = element.untagged as? any StackElement else { return nil }
        let children = stack.children.map {
            StackPriorities.Child(grow: $0.traits.growPriority, shrink: $0.traits.shrinkPriority)
        }
        return StackPriorities(underflow: stack.layout.underflow, children: children)
    }
}
