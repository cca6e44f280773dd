import BlueprintUI
import Foundation

/// One of the four passes of a render.
public enum TracePhase: String, Hashable, Sendable, CaseIterable {
    /// Elements get their sizes and places.
    case layout
    /// Elements without a view vanish.
    case flatten
    /// The views' edges come to lie on whole pixels.
    case round
    /// The views on the screen are made to match.
    case update
}

/// One thing that happened in a render.
public struct TraceEvent: Equatable, Sendable {
    /// What happened; frames and sizes are in points.
    public enum Kind: Equatable, Sendable {
        /// The node's parent asks how big it is within a constraint.
        case proposed(SizeConstraint)
        /// The node answers a question, and how it came to that.
        case answered(CGSize, AnswerSource)
        /// The node gets its frame in its parent; `answer` is the event in which it last said how big it wants to be.
        case placed(CGRect, answer: Int?)
        /// The node has a view of a class; the frame, in the parent view, is the sum of its own and what was handed down.
        case kept(className: String, frame: CGRect)
        /// The node has no view, and hands an offset and attributes down to the views below it.
        case vanished(handing: CGPoint, ShownAttributes)
        /// The node's view is rounded to whole pixels, or left as it is; the correction is handed down to the views in it.
        case rounded(from: CGRect, to: CGRect, correction: CGPoint, isRounded: Bool)
        /// A view is made for the node.
        case created(parent: Int, index: Int)
        /// A view on the screen is kept for the node, found by its path.
        case reused(path: String)
        /// A view changes its place among its siblings.
        case moved(from: Int, to: Int)
        /// A view leaves the screen, with all that is in it.
        case removed(parent: Int, index: Int)
        /// A view's frame in its parent view is written.
        case framed(from: CGRect, to: CGRect)
        /// A property of a view is written with another value; nil where it had none.
        case wrote(property: String, from: String?, to: String?)
        /// A layout transition applies to a view's changes.
        case transitioned(String)
        /// A view comes to the screen with a transition.
        case appearing(String)
        /// A view leaves the screen with a transition.
        case disappearing(String)
        /// A view's callback for appearing is called.
        case appeared
        /// A view's callback for disappearing is called.
        case disappeared
    }

    /// The event's number in its render, counted from 1 through all phases.
    public var number: Int
    /// What happened.
    public var kind: Kind
    /// The position of the node that it is about, in the trace's list of nodes.
    public var node: Int?
    /// The number of the view that it is about.
    public var view: Int?
    /// The answer to a question, the question to an answer.
    public var partner: Int?
    /// The question that was open around it, if any.
    public var enclosing: Int?

    /// An event of these values.
    public init(
        number: Int,
        kind: Kind,
        node: Int? = nil,
        view: Int? = nil,
        partner: Int? = nil,
        enclosing: Int? = nil
    ) {
        self.number = number
        self.kind = kind
        self.node = node
        self.view = view
        self.partner = partner
        self.enclosing = enclosing
    }
}
