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

    /// The place among the passes, from 0.
    var order: Int {
        switch self {
        case .layout: 0
        case .flatten: 1
        case .round: 2
        case .update: 3
        }
    }
}

/// One thing that happened in a render.
public struct TraceEvent: Equatable, Sendable {
    /// What happened; frames and sizes are in points.
    public enum Kind: Equatable, Sendable {
        /// The node's parent asks how big it is within a constraint.
        case proposed(SizeConstraint)
        /// The node answers a question, and how it came to that.
        case answered(CGSize, AnswerSource)
        /// The node gets its frame in its parent, and how it is shown besides; `answer` is the event in which it last said
        /// how big it wants to be.
        case placed(CGRect, ShownAttributes, answer: Int?)
        /// The node has a view of a class; frame, in the parent view, and attributes are the sum of its own and what was
        /// handed down.
        case kept(className: String, frame: CGRect, ShownAttributes)
        /// The node has no view, and hands an offset and attributes down to the views below it.
        case vanished(handing: CGPoint, ShownAttributes)
        /// The node's view is rounded to whole pixels, or left as it is.
        indirect case rounded(RoundedFrame)
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

    /// What happened.
    public var kind: Kind

    // Short, since a trace has many events: each number in four bytes, and a negative one for none.
    private var shortNumber: Int32
    private var shortNode: Int32
    private var shortView: Int32
    private var shortPartner: Int32
    private var shortEnclosing: Int32

    /// The event's number in its render, counted from 1 through all phases.
    public var number: Int {
        get { Int(shortNumber) }
        set { shortNumber = Int32(clamping: newValue) }
    }

    /// The position of the node that it is about, in the trace's list of nodes.
    public var node: Int? {
        get { Self.long(shortNode) }
        set { shortNode = Self.short(newValue) }
    }

    /// The number of the view that it is about.
    public var view: Int? {
        get { Self.long(shortView) }
        set { shortView = Self.short(newValue) }
    }

    /// The answer to a question, the question to an answer.
    public var partner: Int? {
        get { Self.long(shortPartner) }
        set { shortPartner = Self.short(newValue) }
    }

    /// The question that was open around it, if any.
    public var enclosing: Int? {
        get { Self.long(shortEnclosing) }
        set { shortEnclosing = Self.short(newValue) }
    }

    /// An event of these values; a number below 0 counts as none.
    public init(
        number: Int,
        kind: Kind,
        node: Int? = nil,
        view: Int? = nil,
        partner: Int? = nil,
        enclosing: Int? = nil
    ) {
        self.kind = kind
        shortNumber = Int32(clamping: number)
        shortNode = Self.short(node)
        shortView = Self.short(view)
        shortPartner = Self.short(partner)
        shortEnclosing = Self.short(enclosing)
    }

    @inline(__always)
    private static func short(_ number: Int?) -> Int32 {
        guard let number, number >= 0 else { return -1 }
        return Int32(clamping: number)
    }

    @inline(__always)
    private static func long(_ number: Int32) -> Int? { number < 0 ? nil : Int(number) }
}
