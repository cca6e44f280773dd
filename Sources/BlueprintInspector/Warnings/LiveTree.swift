import BlueprintUI

/// The elements themselves that a view shows, in the order of its snapshot: what their values say is in no snapshot.
package struct LiveTree {
    private let nodes: [LayoutNode]

    /// The elements of a view's last render; nil if that is not what the snapshot shows.
    package init?(_ view: BlueprintView, showing snapshot: RenderSnapshot) {
        guard let root = view.layoutTree?.root else { return nil }
        var nodes: [LayoutNode] = []
        nodes.reserveCapacity(snapshot.elements.count)
        var remaining = [root]
        while let node = remaining.popLast() {
            nodes.append(node)
            remaining.append(contentsOf: node.children.reversed())
        }
        guard nodes.count == snapshot.elements.count else { return nil }
        self.nodes = nodes
    }

    /// The number of elements.
    var count: Int { nodes.count }

    /// The element at a position.
    func element(_ index: Int) -> (any Element)? {
        nodes.indices.contains(index) ? nodes[index].element.untagged : nil
    }

    /// The environment that the element at a position was laid out in.
    func environment(_ index: Int) -> Environment {
        nodes.indices.contains(index) ? nodes[index].environment : .empty
    }
}
