import HeadlessUIKit

/// A view on the screen, with its view node and the views that Blueprint added to it.
package final class MountedView {
    /// The view.
    package let view: UIView
    /// The view node that it shows.
    @exclusivity(unchecked) package internal(set) var node: ViewNode
    /// The description last applied to the view; the node may have a newer one.
    @exclusivity(unchecked) var description: ViewDescription
    /// The views in it, in order.
    @exclusivity(unchecked) package internal(set) var children: ContiguousArray<MountedView> = []

    // These belong to the recorder of the view.

    /// The number that the recorder has given to the view; 0 before.
    @exclusivity(unchecked) package var number = 0
    /// The position of the view in the recorder's last list; negative if it is in none.
    @exclusivity(unchecked) package var position = -1
    /// True if the view or one in it has been updated since it was last recorded.
    @exclusivity(unchecked) package var needsRecording = true

    /// Creates a mounted view without views in it.
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
