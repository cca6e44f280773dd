import HeadlessUIKit

/// A view on the screen, with its view node and the views that Blueprint added to it.
final class MountedView {
    let view: UIView
    @exclusivity(unchecked) var node: ViewNode
    /// The description last applied to the view; the node may have a newer one.
    @exclusivity(unchecked) var description: ViewDescription
    @exclusivity(unchecked) var children: ContiguousArray<MountedView> = []

    init(view: UIView, node: ViewNode) {
        self.view = view
        self.node = node
        description = node.description
    }

    /// Returns true if the view can be reused for another node: same class and same path.
    func canShow(_ other: ViewNode) -> Bool {
        type(of: view) == other.description.viewType && node.hasSamePath(as: other)
    }

    // Freed level by level: a view that released its children recursively would overflow the stack in a deep tree.
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
