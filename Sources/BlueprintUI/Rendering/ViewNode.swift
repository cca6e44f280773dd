import Foundation

/// A view-backed element after flattening: its view's description, and where that lies in the view above.
package final class ViewNode {
    /// The element's node.
    package let source: LayoutNode
    /// The view's description.
    package let description: ViewDescription
    /// The node of the view above; nil for a view directly in the Blueprint view.
    package private(set) unowned(unsafe) var parent: ViewNode?
    /// The nodes of the views in this one, in order.
    @exclusivity(unchecked) package fileprivate(set) var children: ContiguousArray<ViewNode> = []
    /// Frame and appearance in the parent view, in points; rounded once the round pass has run.
    @exclusivity(unchecked) package var attributes: LayoutAttributes

    init(source: LayoutNode, description: ViewDescription, attributes: LayoutAttributes, parent: ViewNode?) {
        self.source = source
        self.description = description
        self.attributes = attributes
        self.parent = parent
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
        var mine = source
        var theirs = other.source
        while true {
            let nextMine = mine === parent?.source ? nil : mine.parent
            let nextTheirs = theirs === other.parent?.source ? nil : theirs.parent
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
    package private(set) var roots: ContiguousArray<ViewNode> = []

    /// Adds a node below its parent.
    func append(_ node: ViewNode) {
        if let parent = node.parent {
            parent.children.append(node)
        } else {
            roots.append(node)
        }
    }

    // Freed level by level: a node that frees its children itself would overflow the stack on a deep tree.
    deinit {
        var remaining = roots
        roots = []
        while let node = remaining.popLast() {
            remaining.append(contentsOf: node.children)
            node.children = []
        }
    }
}
