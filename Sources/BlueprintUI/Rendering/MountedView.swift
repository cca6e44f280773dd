import Foundation
import HeadlessUIKit

/// A view on the screen, with its view node and the views that Blueprint added to it.
package final class MountedView {
    /// The view.
    package let view: UIView
    /// The view node that it shows.
    var node: ViewNode
    /// The description last applied to the view; the node may have a newer one.
    var description: ViewDescription
    /// The views in it, in order.
    // The update changes the list in place while it goes on in the views themselves, on one thread.
    @exclusivity(unchecked) var children: ContiguousArray<MountedView> = []
    /// The part that belongs to the recorder of the view.
    var recording = Recording()

    struct Recording {
        var number = 0
        var position = -1
        var isNeeded = true
        var isContentNeeded = true
    }

    /// Creates a mounted view without views in it.
    init(view: UIView, node: ViewNode) {
        self.view = view
        self.node = node
        description = node.description
    }

    /// Returns true if it is the view of a node; retains neither node.
    @inline(__always)
    func hasNode(_ other: ViewNode) -> Bool {
        node === other
    }

    /// Returns true if the view shows a node already, with the same description.
    @inline(__always)
    func shows(_ other: ViewNode) -> Bool {
        hasNode(other) && (!other.change.contains(.description) || other.source.state.keepsDescription)
    }

    /// Returns true if the view shows a node already, whose description never changes.
    @inline(__always)
    func hasDescription(of other: ViewNode) -> Bool { hasNode(other) && other.source.state.keepsDescription }

    /// Returns true if the view can be reused for another node: same class and same path.
    func canShow(_ other: ViewNode) -> Bool {
        if shows(other) { return true }
        return type(of: view) == other.description.viewType && node.hasSamePath(as: other)
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

// Read through functions: other modules would check the exclusivity of each access to a stored property.
extension MountedView {
    /// The view node that it shows.
    package var shownNode: ViewNode { node }

    /// The bounds of the view.
    package var shownBounds: CGRect { view.bounds }

    /// The position of the node's element in the recorder's last list of elements.
    package var elementPosition: Int { node.source.position }

    /// The views in it, in order.
    package var views: ContiguousArray<MountedView> { children }

    /// The number of views in it.
    package var childCount: Int { children.count }

    /// Returns the view in it at an index.
    package func child(atIndex index: Int) -> MountedView { children[index] }

    /// The number that the recorder has given to the view; 0 before.
    package var number: Int {
        get { recording.number }
        set { recording.number = newValue }
    }

    /// The position of the view in the recorder's last list; negative if it is in none.
    package var position: Int {
        get { recording.position }
        set { recording.position = newValue }
    }

    /// True if the view or one in it has been updated since it was last recorded.
    package var needsRecording: Bool { recording.isNeeded }

    /// False if the view has the same description as when it was last recorded, which does not depend on frames.
    package var needsContent: Bool { recording.isContentNeeded || !keepsDescription }

    /// True if the description of its element depends only on the element.
    package var keepsDescription: Bool { node.source.state.keepsDescription }

    /// The facts that a record needs, read at once.
    package var recorded: Recorded {
        Recorded(
            position: recording.position,
            elementPosition: elementPosition,
            number: recording.number,
            childCount: children.count,
            needsRecording: recording.isNeeded,
            needsContent: needsContent,
            frame: node.frame,
            unroundedFrame: node.unroundedFrame,
            hasDefaultAppearance: node.attributes.hasDefaultAppearance
        )
    }

    /// The facts about a view and its node that its record depends on.
    package struct Recorded {
        /// The position of the view in the recorder's last list; negative if it is in none.
        package let position: Int
        /// The position of the node's element in the recorder's last list of elements.
        package let elementPosition: Int
        /// The number that the recorder has given to the view; 0 before.
        package let number: Int
        /// The number of views in it.
        package let childCount: Int
        /// True if the view or one in it has been updated since it was last recorded.
        package let needsRecording: Bool
        /// False if the view has the same description as when it was last recorded, which does not depend on frames.
        package let needsContent: Bool
        /// The frame in the parent view, in points.
        package let frame: CGRect
        /// The frame in the parent view before rounding.
        package let unroundedFrame: CGRect
        /// True if all layout attributes except the frame have their defaults.
        package let hasDefaultAppearance: Bool
    }

    /// Marks the view as recorded at a position of the recorder's new list.
    package func endRecording(at position: Int) {
        recording.position = position
        endRecording()
    }

    /// Marks the view as recorded.
    package func endRecording() {
        recording.isNeeded = false
        recording.isContentNeeded = false
    }
}
