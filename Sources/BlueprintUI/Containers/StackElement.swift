import Foundation

/// An element that arranges children one after another: ``Row`` and ``Column``.
public protocol StackElement: Element {
    /// Makes an empty stack.
    init()
    /// How the children are arranged.
    var layout: StackLayout { get set }
    /// The children, each with what the layout reads from it and its key.
    var children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)] { get set }
}

extension StackElement {
    /// The children in a stack layout.
    public var content: ElementContent {
        ElementContent(layout: layout) { builder in
            for child in children {
                if child.traits.isDefault {
                    builder.add(key: child.key, element: child.element)
                } else {
                    builder.add(traits: child.traits, key: child.key, element: child.element)
                }
            }
        }
    }

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
        let traits = StackLayout.Traits(
            growPriority: growPriority,
            shrinkPriority: shrinkPriority,
            alignmentGuide: alignmentGuide.map(StackLayout.AlignmentGuide.init)
        )
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

extension StackLayout.Traits {
    /// Whether the traits are those of a child that was given none, so that they need not be stored.
    fileprivate var isDefault: Bool { growPriority == 1 && shrinkPriority == 1 && alignmentGuide == nil }
}
