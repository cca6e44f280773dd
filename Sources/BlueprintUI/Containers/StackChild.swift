import Foundation

extension StackLayout {
    /// An element in a stack, with what the stack reads from it.
    public struct Child: ElementBuilderChild {
        /// The element.
        public let element: any Element
        /// What the stack reads from the child.
        public let traits: StackLayout.Traits
        /// What tells the child from siblings of its type.
        public let key: AnyHashable?

        /// Makes a child from traits.
        public init(element: any Element, traits: StackLayout.Traits = .init(), key: AnyHashable? = nil) {
            self.element = element
            self.traits = traits
            self.key = key
        }

        /// Makes a child from a priority.
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

        /// Makes a child that grows and shrinks; the key of a ``Keyed`` element becomes the child's.
        public init(_ element: any Element) {
            let lifted = Keyed.lift(element)
            self.init(element: lifted.element, traits: StackLayout.Traits(), key: lifted.key)
        }
    }
}

extension StackLayout.Child {
    /// Whether a child takes room left over and gives room missing.
    public enum Priority: Hashable, Sendable {
        /// Neither: it keeps its natural length.
        case fixed
        /// Both.
        case flexible
        /// It takes, and does not give.
        case grows
        /// It gives, and does not take.
        case shrinks

        var growPriority: CGFloat { self == .flexible || self == .grows ? 1 : 0 }
        var shrinkPriority: CGFloat { self == .flexible || self == .shrinks ? 1 : 0 }
    }
}

extension Element {
    /// Makes the element a child of a stack with a priority, a guide and a key.
    public func stackLayoutChild(
        priority: StackLayout.Child.Priority = .flexible,
        alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil,
        key: AnyHashable? = nil
    ) -> StackLayout.Child {
        StackLayout.Child(element: self, priority: priority, alignmentGuide: alignmentGuide, key: key)
    }

    /// Makes the element a child of a stack with a priority.
    public func stackLayoutChild(priority: StackLayout.Child.Priority) -> StackLayout.Child {
        StackLayout.Child(element: self, priority: priority)
    }
}
