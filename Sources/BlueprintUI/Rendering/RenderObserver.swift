import Foundation
import HeadlessUIKit

/// How an element's answer to a proposal came about.
package enum AnswerOrigin: Equatable, Sendable {
    /// The element's layout computed it.
    case computed
    /// The same question had been answered before.
    case cached
    /// Another question had been answered, with an answer that holds for this one too.
    case deduced(Deduction)
}

/// The answered question that another answer was taken from.
package struct Deduction: Equatable, Sendable {
    /// The constraint that was asked.
    package let asked: SizeConstraint
    /// The limits for which its answer holds.
    package let range: AnswerRange

    init(_ entry: SizeCache.Entry) {
        asked = SizeConstraint(entry.asked)
        range = entry.answer.range
    }
}

/// What one view's rounding did; frames in points.
package struct FrameRounding: Equatable, Sendable {
    /// The frame in the parent view before rounding.
    package var before: CGRect
    /// The frame in the parent view after rounding.
    package var after: CGRect
    /// The edges before rounding, in the coordinates of the whole.
    package var globalBefore: CGRect
    /// The edges after rounding, in the coordinates of the whole.
    package var globalAfter: CGRect
    /// Whether the frame was rounded: not where a transform applies to the view or to one above it.
    package var isRounded: Bool
}

/// A callback that a view asked for.
package enum LifecycleEvent: Equatable, Sendable {
    case appear
    case disappear
}

/// Listens to a render as it happens.
///
/// Every event has a default that does nothing.
/// A question returns what its answer comes back with, and writing a view returns its end, so that these pair by
/// construction.
package protocol RenderObserver: AnyObject {
    /// A render starts: the first of a layout, or one more for what was set while the one before it ran; from 1.
    func starts(pass: Int)
    /// Something was set while the last of many renders in a row ran; it is left for the next layout.
    func stops(after passes: Int)

    /// A parent asks an element how big it is within a constraint; what is returned comes back with the answer.
    func proposes(_ constraint: SizeConstraint, to node: LayoutNode) -> Int
    /// An element answers a question.
    func answers(_ question: Int, by node: LayoutNode, _ size: CGSize, _ origin: AnswerOrigin)
    /// A layout has decided how big its element is, or where its children go.
    func decides(_ decision: any LayoutDecision, on subject: DecisionSubject, of node: LayoutNode)
    /// An element has its frame and attributes.
    func places(_ node: LayoutNode)

    /// An element has a view.
    func keeps(_ node: LayoutNode, as view: ViewNode)
    /// An element has no view and hands what it adds up to down to the views below it.
    func removes(_ node: LayoutNode, handingDown sum: LayoutAttributes)

    /// A view's frame is rounded to whole pixels, or left as it is.
    func rounds(_ view: ViewNode, _ rounding: FrameRounding)

    /// A view is made.
    func creates(_ view: UIView, for node: ViewNode, in parent: UIView, at index: Int)
    /// A view on the screen is kept, found by its path.
    func reuses(_ view: UIView, for node: ViewNode, in parent: UIView, at index: Int)
    /// A view changes its place among its siblings.
    func moves(_ view: UIView, in parent: UIView, from oldIndex: Int, to newIndex: Int)
    /// A view leaves the screen.
    func removes(_ view: UIView, from parent: UIView)
    /// A view's frame and properties are written, until the function returned is called.
    func writes(_ view: UIView, for node: ViewNode) -> () -> Void
    /// A layout transition applies to a view.
    func applies(_ transition: LayoutTransition, to view: UIView)
    /// A view that has been made comes to the screen with a transition.
    func appears(_ view: UIView, with transition: VisibilityTransition)
    /// A view leaves the screen with a transition; it is removed right after.
    func disappears(_ view: UIView, with transition: VisibilityTransition)
    /// A callback of a view is called.
    func calls(_ callback: LifecycleEvent, of view: UIView)
}

extension RenderObserver {
    package func starts(pass: Int) {}
    package func stops(after passes: Int) {}
    package func proposes(_ constraint: SizeConstraint, to node: LayoutNode) -> Int { 0 }
    package func answers(_ question: Int, by node: LayoutNode, _ size: CGSize, _ origin: AnswerOrigin) {}
    package func decides(_ decision: any LayoutDecision, on subject: DecisionSubject, of node: LayoutNode) {}
    package func places(_ node: LayoutNode) {}
    package func keeps(_ node: LayoutNode, as view: ViewNode) {}
    package func removes(_ node: LayoutNode, handingDown sum: LayoutAttributes) {}
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
