import Foundation

/// Stretches each child over the same area, later ones in front.
public struct Overlay: UnchangingElement {
    /// The children, from back to front.
    public var children: [Child]

    /// Makes an overlay of elements and configures it.
    public init(elements: [any Element] = [], configure: (inout Overlay) -> Void = { _ in }) {
        children = elements.map { Child($0) }
        configure(&self)
    }

    /// Makes an overlay of children.
    public init(@ElementBuilder<Overlay.Child> elements: () -> [Overlay.Child]) {
        children = elements()
    }

    /// Adds an element in front.
    public mutating func add(_ element: any Element) {
        children.append(Child(element))
    }

    /// Adds an element in front, with a key that tells it from siblings of its type.
    public mutating func add(key: AnyHashable? = nil, child: any Element) {
        children.append(Child(element: child, key: key))
    }

    /// The children, each as large as the overlay; measured as large as the largest on each axis.
    public var content: ElementContent {
        ElementContent(storage: OverlayStorage(children: children))
    }

    /// None: an overlay only lays out.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

extension Overlay {
    /// An element in an overlay.
    public struct Child: ElementBuilderChild {
        /// The element.
        public let element: any Element
        /// What tells the child from siblings of its type.
        public let key: AnyHashable?

        /// Makes a child with a key.
        public init(element: any Element, key: AnyHashable? = nil) {
            self.element = element
            self.key = key
        }

        /// Makes a child; the key of a ``Keyed`` element becomes the child's.
        public init(_ element: any Element) {
            let lifted = Keyed.lift(element)
            self.init(element: lifted.element, key: lifted.key)
        }
    }
}

extension Element {
    /// Makes the element a child of an overlay, with a key.
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
        }
        node.setChildren(nodes)
    }

    override func answer(of node: LayoutNode, within limits: Limits) -> Answer {
        var largest = Answer.always(.zero)
        var sizes: ContiguousArray<CGSize> = []
        let isObserved = node.context.isObserved
        for child in node.manyChildren {
            let answer = child.answer(within: limits)
            if isObserved { sizes.append(answer.size) }
            largest.size.width = max(largest.size.width, answer.size.width)
            largest.size.height = max(largest.size.height, answer.size.height)
            largest.range.narrow(to: answer.range)
        }
        node.explain(.answer, OverlayDecision(answers: ChildAnswers(sizes, within: SizeConstraint(limits))))
        return largest
    }

    override func placeChildren(of node: LayoutNode, in size: CGSize) {
        for child in node.manyChildren { child.place(filling: size) }
        node.explain(.places, FillingDecision(own: size))
    }
}

private struct OverlayDecision: LayoutDecision {
    let answers: ChildAnswers

    var size: SizeReason? {
        SizeReason { dimension in
            // Not less than nothing, even if all children are.
            guard let index = answers.largest(dimension, from: 0) else {
                return Reason("is 0 \(dimension.large), as no child asks for more", .rule(0))
            }
            let rule = answers.sizes.count == 1 ? "as its child" : "as its \(dimension.largest) child"
            return Reason("is as \(dimension.large) \(rule)", answers.derivation(of: index, dimension))
        }
    }

    var table: ReasonTable? { answers.table(title: "asks all its children within its own limits") }
}
