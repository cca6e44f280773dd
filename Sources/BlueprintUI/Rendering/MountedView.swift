import HeadlessUIKit

/// A view on the screen, with the node that it shows and the views that Blueprint put into it.
final class MountedView {
    let view: UIView
    @exclusivity(unchecked) var node: ViewNode
    /// What was written to the view last; the node may be described anew already.
    @exclusivity(unchecked) var description: ViewDescription
    @exclusivity(unchecked) var children: ContiguousArray<MountedView> = []

    init(view: UIView, node: ViewNode) {
        self.view = view
        self.node = node
        description = node.description
    }

    /// Whether the view can go on to show another node: same class, same place in the tree.
    func canShow(_ other: ViewNode) -> Bool {
        type(of: view) == other.description.viewType && node.hasSamePath(as: other)
    }

    // Freed level by level: a view that frees its children itself would overflow the stack on a deep tree.
    deinit {
        var remaining = children
        children = []
        while var mounted = remaining.popLast() {
            guard isKnownUniquelyReferenced(&mounted) else { continue }
            remaining.append(contentsOf: mounted.children)
            mounted.children = []
        }
    }
}
