import Foundation

/// An element of a tree that is being laid out: what it was asked and what it answered, and where it was placed.
package final class LayoutNode {
    /// The element.
    package let element: any Element
    /// What tells the element from its siblings; the root's is not used in paths.
    package let identifier: ElementIdentifier
    /// The node that the element is in; nil for the root.
    package private(set) unowned(unsafe) var parent: LayoutNode?
    /// The environment that the element is laid out in.
    package let environment: Environment
    /// The frame in the parent's coordinates, in points, not rounded.
    @exclusivity(unchecked) package private(set) var frame: CGRect = .zero
    /// The order in which the nodes of one render were made, from 0.
    package let serial: Int

    let traits: LayoutTraits
    private let storage: ContentStorage
    private unowned(unsafe) let context: RenderContext

    // Asked for millions of times, from one thread and never while being changed: not worth a check each time.
    @exclusivity(unchecked) private var hasChildren = false
    @exclusivity(unchecked) private var isPlaced = false
    @exclusivity(unchecked) private var childStore: ContiguousArray<LayoutNode> = []
    @exclusivity(unchecked) private var appearance: AppearanceBox?
    @exclusivity(unchecked) private var layoutCache: AnyObject?
    @exclusivity(unchecked) private var sizes = SizeCache()

    private final class AppearanceBox {
        var values = LayoutSubelement.Attributes()
    }

    private init(
        element: any Element,
        content: ElementContent,
        identifier: ElementIdentifier,
        traits: LayoutTraits,
        parent: LayoutNode?,
        environment: Environment,
        context: RenderContext
    ) {
        self.element = element
        self.identifier = identifier
        self.traits = traits
        self.parent = parent
        self.environment = environment
        self.context = context
        storage = content.storage
        serial = context.takeSerial()
    }

    /// The root of a tree.
    convenience init(
        root element: any Element,
        content: ElementContent,
        environment: Environment,
        context: RenderContext
    ) {
        let identifier = ElementIdentifier(elementType: element._elementType, key: nil, count: 1)
        self.init(
            element: element,
            content: content,
            identifier: identifier,
            traits: .empty,
            parent: nil,
            environment: environment,
            context: context
        )
    }

    /// A child of a node.
    convenience init(
        _ child: ContentChild,
        identifier: ElementIdentifier,
        parent: LayoutNode,
        environment: Environment? = nil
    ) {
        self.init(
            element: child.element,
            content: child.element.content,
            identifier: identifier,
            traits: child.traits,
            parent: parent,
            environment: environment ?? parent.environment,
            context: parent.context
        )
    }

    /// The only child of a node.
    convenience init(onlyChild child: ContentChild, of parent: LayoutNode, environment: Environment? = nil) {
        let identifier = ElementIdentifier(elementType: child.element._elementType, key: child.key, count: 1)
        self.init(child, identifier: identifier, parent: parent, environment: environment)
    }
}

// MARK: - Children

extension LayoutNode {
    /// The nodes of the children, in order; made when first asked for.
    package var children: ContiguousArray<LayoutNode> {
        if !hasChildren {
            childStore = storage.makeChildren(of: self)
            hasChildren = true
        }
        return childStore
    }

    func replaceChildren(_ children: ContiguousArray<LayoutNode>) {
        childStore = children
        hasChildren = true
    }

    /// Takes the children away, so that a deep tree can be freed level by level.
    func takeChildren() -> ContiguousArray<LayoutNode> {
        defer { childStore = [] }
        return childStore
    }

    /// The name of the element's type.
    package var typeName: String { identifier.elementType.name }

    /// Where in the source the element was made, if it is known.
    package var sourceTag: Int? { (element as? TaggedElement)?.tag }
}

// MARK: - Measuring

extension LayoutNode {
    /// The size in points within a constraint, computed once for each constraint.
    func sizeThatFits(_ constraint: SizeConstraint) -> CGSize {
        let limits = constraint.limits
        guard let observer = context.observer else {
            if let size = sizes.size(for: limits) { return size }
            let size = storage.measure(self, in: constraint)
            sizes.insert(size, for: limits)
            return size
        }
        let answer = observer.proposes(constraint, to: self)
        if let size = sizes.size(for: limits) {
            answer(size, .cached)
            return size
        }
        let size = storage.measure(self, in: constraint)
        sizes.insert(size, for: limits)
        answer(size, .computed)
        return size
    }

    @inline(__always)
    func withLayoutCache<Cache, Result>(make: () -> Cache, _ body: (inout Cache) -> Result) -> Result {
        if Cache.self == Void.self {
            var none = make()
            return body(&none)
        }
        let box: LayoutCacheBox<Cache>
        if let existing = layoutCache as? LayoutCacheBox<Cache> {
            box = existing
        } else {
            box = LayoutCacheBox(make())
            layoutCache = box
        }
        return body(&box.value)
    }
}

private final class LayoutCacheBox<Cache> {
    var value: Cache

    init(_ value: Cache) {
        self.value = value
    }
}

// MARK: - Placing

extension LayoutNode {
    func place(_ frame: CGRect) {
        self.frame = frame
        isPlaced = true
    }

    /// What the parent's layout set on this child beside its frame.
    var childAttributes: LayoutSubelement.Attributes {
        get { appearance?.values ?? LayoutSubelement.Attributes() }
        set {
            let box = appearance ?? AppearanceBox()
            box.values = newValue
            appearance = box
        }
    }

    /// Frame and appearance in the parent's coordinates.
    package var attributes: LayoutAttributes {
        LayoutAttributes(frame: frame, appearance: appearance?.values)
    }

    /// Whether the frame is all that the parent's layout set.
    package var hasDefaultAppearance: Bool { appearance == nil }

    /// Places everything below this node, which is placed itself.
    func layOutChildren() {
        storage.placeChildren(of: self, in: frame.size)
        let children = self.children
        for child in children where !child.isPlaced {
            // A child that the layout left alone fills its parent.
            child.place(CGRect(origin: .zero, size: frame.size))
        }
        if let observer = context.observer {
            for child in children { observer.places(child) }
        }
        for child in children { child.layOutChildren() }
    }
}
