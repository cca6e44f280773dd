import Foundation

/// A view-backed element after flattening: its view's description, and where that lies in the view above.
package final class ViewNode {
    /// The element's node.
    package let source: LayoutNode
    /// The view's description.
    @exclusivity(unchecked) package private(set) var description: ViewDescription
    /// The node of the view above; nil for a view directly in the Blueprint view.
    @exclusivity(unchecked) package private(set) unowned(unsafe) var parent: ViewNode?
    /// The nodes of the views in this one, in order.
    @exclusivity(unchecked) package fileprivate(set) var children: ContiguousArray<ViewNode> = []
    /// Frame and appearance in the parent view, in points; rounded once the round pass has run.
    @exclusivity(unchecked) package var attributes: LayoutAttributes

    /// The centre and the size before they are rounded.
    @exclusivity(unchecked) private(set) var flattened: (center: CGPoint, size: CGSize)
    /// Where the views in this one lie on the whole, as the round pass found it.
    @exclusivity(unchecked) var inside: Round.Space?
    /// What the update has to do.
    @exclusivity(unchecked) var change: Change = .everything

    /// How a node differs from what its view was last given.
    struct Change: OptionSet {
        var rawValue: UInt8

        /// The description is another.
        static let description = Change(rawValue: 1)
        /// Frame or appearance are others.
        static let attributes = Change(rawValue: 1 << 1)
        /// A view somewhere below has changes.
        static let below = Change(rawValue: 1 << 2)

        static let everything: Change = [.description, .attributes, .below]
    }

    init(source: LayoutNode, description: ViewDescription, attributes: LayoutAttributes, parent: ViewNode?) {
        self.source = source
        self.description = description
        self.attributes = attributes
        self.parent = parent
        flattened = (attributes.center, attributes.bounds.size)
    }

    /// Describes the view of an element that was laid out again.
    func describe(_ description: ViewDescription, attributes: LayoutAttributes, parent: ViewNode?) {
        self.description = description
        self.parent = parent
        children = []
        setFlattened(attributes)
        change = .everything
    }

    /// Places a view that is the same as in the last render, with everything in it.
    func move(below parent: ViewNode?, attributes: LayoutAttributes) {
        self.parent = parent
        let isSame =
            flattened.center == attributes.center && flattened.size == attributes.bounds.size
            && attributes.hasSameAppearance(as: self.attributes)
        guard !isSame else { return }
        setFlattened(attributes)
        change.insert(.attributes)
    }

    private func setFlattened(_ attributes: LayoutAttributes) {
        self.attributes = attributes
        flattened = (attributes.center, attributes.bounds.size)
    }

    /// Takes back what rounding did.
    func unround() {
        attributes.center = flattened.center
        attributes.bounds.size = flattened.size
    }

    /// The identifiers from the parent view's element, exclusive, to this one's: what a view is found by.
    ///
    /// Empty for the root element, since it can be the only one. To be asked only while the layout tree lives.
    package var path: [ElementIdentifier] {
        var path: [ElementIdentifier] = []
        var node = source
        while let above = node.parent, node !== parent?.source {
            path.append(node.identifier)
            node = above
        }
        return path.reversed()
    }

    /// Whether the path equals another node's, compared without building either.
    func hasSamePath(as other: ViewNode) -> Bool {
        if self === other { return true }
        var mine = source
        var theirs = other.source
        let (myEnd, theirEnd) = (parent?.source, other.parent?.source)
        while true {
            let nextMine = mine === myEnd ? nil : mine.parent
            let nextTheirs = theirs === theirEnd ? nil : theirs.parent
            guard let nextMine, let nextTheirs else { return nextMine == nil && nextTheirs == nil }
            guard mine.identifier == theirs.identifier else { return false }
            mine = nextMine
            theirs = nextTheirs
        }
    }
}

/// The second pass's result: the views that are to be on the screen.
package final class ViewTree {
    /// The views directly in the Blueprint view, in order.
    @exclusivity(unchecked) package private(set) var roots: ContiguousArray<ViewNode> = []

    /// An empty tree.
    package init() {}

    /// Adds a node below its parent.
    @inline(__always)
    func append(_ node: ViewNode, below parent: ViewNode?) {
        if let parent {
            // Room for a few at once: growing from one by one would allocate for each of the first.
            if parent.children.isEmpty { parent.children.reserveCapacity(4) }
            parent.children.append(node)
        } else {
            roots.append(node)
        }
    }

    // Freed level by level: a node that frees its children itself would overflow the stack on a deep tree.
    deinit {
        var remaining = roots
        roots = []
        while var node = remaining.popLast() {
            // A node that goes on in the next tree keeps what it has.
            guard isKnownUniquelyReferenced(&node) else { continue }
            remaining.append(contentsOf: node.children)
            node.children = []
        }
    }
}
