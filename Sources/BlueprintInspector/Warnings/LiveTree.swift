import BlueprintUI

/// The elements that a view shows, found by their positions in its snapshot, which does not hold their values.
package final class LiveTree {
    private let records: [ElementRecord]
    // Only few elements are looked at, so a list of all of them would take longer to make.
    private var found: [Int: LayoutNode]

    /// Creates a tree of a view's last render; nil if the snapshot is of another one.
    package init?(_ view: BlueprintView, showing snapshot: RenderSnapshot) {
        guard let root = view.layoutTree?.root, !root.needsRecording,
            root.lastPosition == snapshot.elements.count - 1
        else { return nil }
        records = snapshot.elements
        found = [0: root]
    }

    /// The number of elements.
    var count: Int { records.count }

    /// Returns the element at a position.
    package func element(_ index: Int) -> (any Element)? { node(index)?.element.untagged }

    /// Returns the environment in which the element at a position was laid out.
    func environment(_ index: Int) -> Environment { node(index)?.environment ?? .empty }

    /// Returns true if the element at a position is, or contains, one that is known to break the layout contract.
    func breaksContract(_ index: Int) -> Bool { node(index)?.breaksContract ?? false }

    /// Returns the priorities of the children of the stack at a position; nil for any other element.
    func stackPriorities(_ index: Int) -> StackPriorities? { node(index)?.stackPriorities }

    /// Returns the node at a position, found from the nearest ancestor that was found before.
    private func node(_ index: Int) -> LayoutNode? {
        var path: [Int] = []
        var next: Int? = index
        while let position = next, records.indices.contains(position), found[position] == nil {
            path.append(position)
            next = records[position].parent
        }
        var node = next.flatMap { found[$0] }
        for position in path.reversed() {
            node = node?.child(atPosition: position)
            found[position] = node
        }
        return node
    }
}
