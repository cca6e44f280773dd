import Foundation

/// An element that stretches its children over the same area, later ones in front.
public struct Overlay: UnchangingElement {
    /// The children, from back to front.
    public var children: [Child]

    /// Creates an overlay with elements and configures it.
    public init(elements: [any Element] = [], configure: (inout Overlay) -> Void = { _ in }) {
        children = elements.map { Child($0) }
        configure(&self)
    }

    /// Creates an overlay with children.
    public init(@ElementBuilder<Overlay.Child> elements: () -> [Overlay.Child]) {
        children = elements()
    }

    /// Adds an element in front of the others.
    public mutating func add(_ element: any Element) {
        children.append(Child(element))
    }

    /// Adds an element in front of the others, with an optional key.
    public mutating func add(key: AnyHashable? = nil, child: any Element) {
        children.append(Child(element: child, key: key))
    }

    /// The children, each as large as the overlay; the overlay measures the largest child on each axis.
    public var content: ElementContent {
        ElementContent(storage: OverlayStorage(children: children))
    }

    /// The children overlap.
    public var _layoutPurpose: LayoutPurpose { [.arrangesChildren, .overlapsChildren] }

    /// Returns nil: an overlay is not view-backed.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

extension Overlay {
    /// An element in an overlay.
    public struct Child: ElementBuilderChild {
        /// The element.
        public var element: any Element
        /// The key that distinguishes the child from siblings of the same type, or nil.
        public var key: AnyHashable?

        /// Creates a child with a key.
        public init(element: any Element, key: AnyHashable? = nil) {
            self.element = element
            self.key = key
        }

        /// Creates a child; the key of a ``Keyed`` element becomes the child's.
        public init(_ element: any Element) {
            let lifted = Keyed.lift(element)
            self.init(element: lifted.element, key: lifted.key)
        }
    }
}

extension Element {
    /// Returns the element as a child of an overlay, with a key.
    public func overlayChild(key: AnyHashable? = nil) -> Overlay.Child {
        Overlay.Child(element: self, key: key)
    }
}

private final class OverlayStorage: ContentStorage {
    private let children: [Overlay.Child]

    init(children: [Overlay.Child]) {
        self.children = children
    }

    override var childCount: Int { children.count }

    override func makeChildren(of node: LayoutNode) {
        var identifiers = ElementIdentifierFactory()
        var nodes = ContiguousArray<LayoutNode>()
        nodes.reserveCapacity(children.count)
        for child in children {
            let identifier = identifiers.identifier(
                for: child.element._elementType,
                key: ElementKey.boxed(child.key),
                after: nodes
            )
            let content = ContentChild(element: child.element, key: identifier.keyBox)
            nodes.append(.child(content, identifier: identifier, at: nodes.count, of: node))
            if node.context.isStopped(atChild: nodes.count) { break }
        }
        node.setChildren(nodes)
    }

    override func measure(_ node: LayoutNode, within limits: Limits) -> MeasuredSize {
        var largest = MeasuredSize.always(.zero)
        var sizes: ContiguousArray<CGSize> = []
        let isObserved = node.context.isObserved
        for child in node.manyChildren {
            let measured = child.measure(within: limits)
            if isObserved { sizes.append(measured.size) }
            largest.size.width = max(largest.size.width, measured.size.width)
            largest.size.height = max(largest.size.height, measured.size.height)
            largest.range.narrow(to: measured.range)
        }
        node.explain(.size, OverlayDecision(measured: MeasuredChildren(sizes, within: SizeConstraint(limits))))
        return largest
    }

    override func placeChildren(of node: LayoutNode, in size: CGSize) {
        for child in node.manyChildren { child.place(filling: size) }
        node.explain(.frames, FillingDecision(own: size))
    }
}

private struct OverlayDecision: LayoutDecision {
    let measured: MeasuredChildren

    var size: SizeReason? {
        SizeReason { dimension in
            // At least 0, even if all children measure less.
            guard let index = measured.largest(dimension, from: 0) else {
                return Reason("is 0 \(dimension.large): no child measures more", .rule(0))
            }
            let rule = measured.sizes.count == 1 ? "as its child" : "as its \(dimension.largest) child"
            return Reason("is as \(dimension.large) \(rule)", measured.derivation(of: index, dimension))
        }
    }

    var table: ReasonTable? { measured.table(title: "proposes its own constraint to all its children") }
}
