import Foundation
import HeadlessUIKit

/// The origin of a measured size.
package enum MeasurementOrigin: Equatable, Sendable {
    /// The element's layout computed it.
    case computed
    /// The cache had it for the same constraint.
    case cached
    /// It was deduced from the size measured for another constraint.
    case deduced(Deduction)
}

/// The measurement from which a size was deduced.
package struct Deduction: Equatable, Sendable {
    /// The constraint of that measurement.
    package let constraint: SizeConstraint
    /// The limits for which its size is valid.
    package let range: ConstraintRange

    init(_ entry: SizeCache.Entry) {
        constraint = SizeConstraint(entry.limits)
        range = entry.measured.range
    }
}

/// The rounding of one view to pixels; frames are in points.
package struct FrameRounding: Equatable, Sendable {
    /// The frame in the parent view before rounding.
    package var before: CGRect
    /// The frame in the parent view after rounding.
    package var after: CGRect
    /// The frame before rounding, in the coordinates of the Blueprint view.
    package var globalBefore: CGRect
    /// The frame after rounding, in the coordinates of the Blueprint view.
    package var globalAfter: CGRect
    /// True if the frame was rounded; false if the view or an ancestor has a transform.
    package var isRounded: Bool
}

/// A lifecycle callback of a view.
package enum LifecycleEvent: Equatable, Sendable {
    case appear
    case disappear
}

/// An observer of the steps of a render.
///
/// Every method has a default implementation that does nothing. The result of a proposal is passed back with the
/// measured size, and writing a view returns a function that ends it, so that they pair by construction.
package protocol RenderObserver: AnyObject {
    /// A parent proposes a constraint to an element; the result identifies the proposal.
    func proposes(_ constraint: SizeConstraint, to node: LayoutNode) -> Int
    /// An element returns its measured size for a proposal.
    func measures(_ proposal: Int, by node: LayoutNode, _ size: CGSize, _ origin: MeasurementOrigin)
    /// A layout has decided the size of its element or the frames of its children.
    func decides(_ decision: any LayoutDecision, on subject: DecisionSubject, of node: LayoutNode)
    /// An element gets its layout attributes.
    func places(_ node: LayoutNode)

    /// An element is view-backed.
    func backs(_ node: LayoutNode, with view: ViewNode)
    /// An element is flattened; `sum` is applied to its children.
    func flattens(_ node: LayoutNode, applying sum: LayoutAttributes)

    /// A view's frame is rounded to pixels, or left unchanged.
    func rounds(_ view: ViewNode, _ rounding: FrameRounding)

    /// A view is created.
    func creates(_ view: UIView, for node: ViewNode, in parent: UIView, at index: Int)
    /// A view is reused, found by its path.
    func reuses(_ view: UIView, for node: ViewNode, in parent: UIView, at index: Int)
    /// A view moves among its siblings.
    func moves(_ view: UIView, in parent: UIView, from oldIndex: Int, to newIndex: Int)
    /// A view is removed.
    func removes(_ view: UIView, from parent: UIView)
    /// A view's frame and properties are written, until the returned function is called.
    func writes(_ view: UIView, for node: ViewNode) -> () -> Void
    /// A layout transition applies to a view.
    func applies(_ transition: LayoutTransition, to view: UIView)
    /// A created view appears with a transition.
    func appears(_ view: UIView, with transition: VisibilityTransition)
    /// A view disappears with a transition and is removed right after.
    func disappears(_ view: UIView, with transition: VisibilityTransition)
    /// A lifecycle callback of a view is called.
    func calls(_ callback: LifecycleEvent, of view: UIView)
}

extension RenderObserver {
    package func proposes(_ constraint: SizeConstraint, to node: LayoutNode) -> Int { 0 }
    package func measures(_ proposal: Int, by node: LayoutNode, _ size: CGSize, _ origin: MeasurementOrigin) {}
    package func decides(_ decision: any LayoutDecision, on subject: DecisionSubject, of node: LayoutNode) {}
    package func places(_ node: LayoutNode) {}
    package func backs(_ node: LayoutNode, with view: ViewNode) {}
    package func flattens(_ node: LayoutNode, applying sum: LayoutAttributes) {}
    package func rounds(_ view: ViewNode, _ rounding: FrameRounding) {}
    package func creates(_ view: UIView, for node: ViewNode, in parent: UIView, at index: Int) {}
    package func reuses(_ view: UIView, for node: ViewNode, in parent: UIView, at index: Int) {}
    package func moves(_ view: UIView, in parent: UIView, from oldIndex: Int, to newIndex: Int) {}
    package func removes(_ view: UIView, from parent: UIView) {}
    package func writes(_ view: UIView, for node: ViewNode) -> () -> Void { {} }
    package func applies(_ transition: LayoutTransition, to view: UIView) {}
    package func appears(_ view: UIView, with transition: VisibilityTransition) {}
    package func disappears(_ view: UIView, with transition: VisibilityTransition) {}
    package func calls(_ callback: LifecycleEvent, of view: UIView) {}
}

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
