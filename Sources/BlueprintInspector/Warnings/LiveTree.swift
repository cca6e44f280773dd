import BlueprintUI

/// The elements that a view shows, in the order of its snapshot, which does not hold their values.
package struct LiveTree {
    private let nodes: [LayoutNode]

    /// Creates a tree of a view's last render; nil if the snapshot is of another one.
    package init?(_ view: BlueprintView, showing snapshot: RenderSnapshot) {
        guard let root = view.layoutTree?.root else { return nil }
        var nodes: [LayoutNode] = []
        nodes.reserveCapacity(snapshot.elements.count)
        var remaining = [root]
        while let node = remaining.popLast() {
            nodes.append(node)
            let start = remaining.count
            node.forEachChild { remaining.append($0) }
            // The last node is visited first.
            if remaining.count > start + 1 { remaining[start...].reverse() }
        }
        guard nodes.count == snapshot.elements.count else { return nil }
        self.nodes = nodes
    }

    /// The number of elements.
    var count: Int { nodes.count }

    /// Returns the element at a position.
    func element(_ index: Int) -> (any Element)? {
        nodes.indices.contains(index) ? nodes[index].element.untagged : nil
    }

    /// Returns the environment in which the element at a position was laid out.
    func environment(_ index: Int) -> Environment {
        nodes.indices.contains(index) ? nodes[index].environment : .empty
    }
}
