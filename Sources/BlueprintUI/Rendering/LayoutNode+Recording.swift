import Foundation

/// The names of a node, and the part of it that belongs to the recorder of its view.
extension LayoutNode {
    /// The name of the element's type.
    package var typeName: String { identifier.elementType.name }

    /// The source location that created the element, or nil if it is unknown.
    package var sourceTag: Int? { element._sourceTag }

    /// The frame; read through a function, as other modules would check the exclusivity of access to the stored property.
    package var placedFrame: CGRect { frame }

    /// True if the last flattening has found a view for the element.
    package var isViewBacked: Bool { state.hasChildren && links.other != nil }

    /// The children of a node with several, without a new array; empty for a node with one.
    package var siblings: ContiguousArray<LayoutNode> {
        makeChildrenIfNeeded()
        return offspring.many
    }

    /// The facts that a record needs, read at once: each call from another module costs more than the reading.
    package var recorded: Recorded {
        Recorded(
            position: Int(truncatingIfNeeded: numbers.position),
            frame: frame,
            childCount: childCount,
            needsRecording: state.needsRecording,
            isRenamed: state.isRenamed,
            hasDefaultAppearance: hasDefaultAppearance,
            isViewBacked: isViewBacked
        )
    }

    /// The facts about a node that its record depends on.
    package struct Recorded {
        /// The position of the element in the recorder's last list; negative if it is in none.
        package let position: Int
        /// The frame in the parent's coordinates, in points, not rounded.
        package let frame: CGRect
        /// The number of children.
        package let childCount: Int
        /// True if the subtree has been laid out since it was last recorded.
        package let needsRecording: Bool
        /// True if the element was recorded under another identifier.
        package let isRenamed: Bool
        /// True if the parent's layout set only the frame.
        package let hasDefaultAppearance: Bool
        /// True if the last flattening has found a view for the element.
        package let isViewBacked: Bool
    }

    /// Notes the position of the element in the recorder's new list, which has its record.
    package func endRecording(at position: Int) {
        self.position = position
        (state.needsRecording, state.isRenamed) = (false, false)
    }

    /// The number of children, which are created if they have not been yet.
    package var childCount: Int {
        makeChildrenIfNeeded()
        return offspring.only == nil ? offspring.many.count : 1
    }

    /// Returns the child at an index.
    package func child(atIndex index: Int) -> LayoutNode { offspring.only ?? offspring.many[index] }

    /// The position of the element in the recorder's last list; negative if it is in none.
    package var position: Int {
        get { Int(truncatingIfNeeded: numbers.position) }
        set { numbers.position = Int32(clamping: newValue) }
    }

    /// True if the subtree has been laid out since it was last recorded; its elements then may have other frames.
    ///
    /// The frame of the element itself may be another one in any case, since its parent sets it.
    package var needsRecording: Bool {
        get { state.needsRecording }
        set { state.needsRecording = newValue }
    }

    /// The position of the last element in the subtree, which is the highest.
    package var lastPosition: Int {
        var node = self
        while let last = node.offspring.only ?? node.offspring.many.last { node = last }
        return node.position
    }

    /// Returns the child with a position in the recorder's last list; nil if there is none.
    package func child(atPosition position: Int) -> LayoutNode? {
        if let only = offspring.only { return only.position == position ? only : nil }
        // The positions of siblings increase.
        var (low, high) = (0, offspring.many.count)
        while low < high {
            let middle = (low + high) / 2
            if offspring.many[middle].position < position { low = middle + 1 } else { high = middle }
        }
        return low < offspring.many.count && offspring.many[low].position == position ? offspring.many[low] : nil
    }
}
