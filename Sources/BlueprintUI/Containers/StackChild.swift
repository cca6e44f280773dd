import Foundation

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
