import BlueprintUI
import Foundation

/// One of the four phases of a render.
public enum TracePhase: String, Hashable, Sendable, CaseIterable {
    /// Parents measure and place their children.
    case layout
    /// Elements without a view are flattened.
    case flatten
    /// The views' frames are rounded to pixels.
    case round
    /// The views on the screen are created, reused, moved and removed.
    case update

    /// The position among the phases, from 0.
    var order: Int {
        switch self {
        case .layout: 0
        case .flatten: 1
        case .round: 2
        case .update: 3
        }
    }
}

/// One step of a render.
public struct TraceEvent: Equatable, Sendable {
    /// The kind of an event, with its values; frames and sizes are in points.
    public enum Kind: Equatable, Sendable {
        /// The node's parent proposes a constraint to it.
        case proposed(SizeConstraint)
        /// The node measures a size.
        case measured(CGSize, MeasurementSource)
        /// The node's parent places it; `measurement` is the number of the step with its last measured size.
        case placed(CGRect, ShownAttributes, measurement: Int?)
        /// The node is view-backed, by a view of a class. The frame in the parent view and the attributes include the
        /// layout attributes of the flattened elements in between.
        case viewBacked(className: String, frame: CGRect, ShownAttributes)
        /// The node is flattened: its layout attributes, including its offset, are applied to its children.
        case flattened(offset: CGPoint, ShownAttributes)
        /// The frame of the node's view is rounded to pixels, or stays unrounded.
        indirect case rounded(RoundedFrame)
        /// A view is created for the node.
        case created(parent: Int, index: Int)
        /// A view on the screen is reused for the node, since it has the same path.
        case reused(path: String)
        /// A view moves to another index among its siblings.
        case moved(from: Int, to: Int)
        /// A view is removed from its parent, with all of its subviews.
        case removed(parent: Int, index: Int)
        /// The frame of a view in its parent view is written.
        case framed(from: CGRect, to: CGRect)
        /// Another value is written to a property of a view; nil for no value.
        case wrote(property: String, from: String?, to: String?)
        /// A layout transition applies to a view's changes.
        case transitioned(String)
        /// A view appears with a transition.
        case appearing(String)
        /// A view disappears with a transition.
        case disappearing(String)
        /// A view's callback for appearing is called.
        case appeared
        /// A view's callback for disappearing is called.
        case disappeared
    }

    /// The kind of the event.
    public var kind: Kind

    // Four bytes for each number, since a trace has many events; a negative number means none.
    private var shortNumber: Int32
    private var shortNode: Int32
    private var shortView: Int32
    private var shortPartner: Int32
    private var shortEnclosing: Int32

    /// The number of the event in its render, counted from 1 through all phases.
    public var number: Int {
        get { Int(truncatingIfNeeded: shortNumber) }
        set { shortNumber = Int32(clamping: newValue) }
    }

    /// The position of the event's node in the trace's list of nodes.
    public var node: Int? {
        get { Self.long(shortNode) }
        set { shortNode = Self.short(newValue) }
    }

    /// The number of the event's view.
    public var view: Int? {
        get { Self.long(shortView) }
        set { shortView = Self.short(newValue) }
    }

    /// The number of the measurement that completes a proposal, or of the proposal that a measurement completes.
    public var partner: Int? {
        get { Self.long(shortPartner) }
        set { shortPartner = Self.short(newValue) }
    }

    /// The number of the proposal that was open around the event, if any.
    public var enclosing: Int? {
        get { Self.long(shortEnclosing) }
        set { shortEnclosing = Self.short(newValue) }
    }

    /// Creates an event of these values; a number below 0 counts as none.
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
    private static func long(_ number: Int32) -> Int? { number < 0 ? nil : Int(truncatingIfNeeded: number) }
}

extension TraceEvent {
    /// The kind of an event in one word, as used to filter traces and to name breakpoints.
    public enum Verb: String, Hashable, Sendable, CaseIterable {
        /// A parent proposes a constraint to an element.
        case propose
        /// An element measures a size.
        case measure
        /// A parent places an element.
        case place
        /// An element is view-backed.
        case viewBacked = "view-backed"
        /// An element is flattened, because it is not view-backed.
        case flattened
        /// A view's frame is rounded to pixels.
        case round
        /// A view is created.
        case create
        /// A view on the screen is reused.
        case reuse
        /// A view moves to another index among its siblings.
        case move
        /// A view is removed from the screen.
        case remove
        /// A view's frame or another property is written.
        case write
        /// A transition applies to a view that changes, appears or disappears.
        case transition
        /// A view's callback for appearing is called.
        case appear
        /// A view's callback for disappearing is called.
        case disappear

        /// The phase in which it happens.
        public var phase: TracePhase {
            switch self {
            case .propose, .measure, .place: .layout
            case .viewBacked, .flattened: .flatten
            case .round: .round
            case .create, .reuse, .move, .remove, .write, .transition, .appear, .disappear: .update
            }
        }
    }

    /// The kind of the event in one word.
    public var verb: Verb {
        switch kind {
        case .proposed: .propose
        case .measured: .measure
        case .placed: .place
        case .viewBacked: .viewBacked
        case .flattened: .flattened
        case .rounded: .round
        case .created: .create
        case .reused: .reuse
        case .moved: .move
        case .removed: .remove
        case .framed, .wrote: .write
        case .transitioned, .appearing, .disappearing: .transition
        case .appeared: .appear
        case .disappeared: .disappear
        }
    }

    /// The phase in which the event happens.
    public var phase: TracePhase { verb.phase }
}

/// A pattern of events to list or to stop at; a property that is nil matches every event.
public struct EventPattern: Hashable, Sendable {
    /// The positions of the nodes that the event may be about.
    public var nodes: Set<Int>?
    /// The number of the view that the event is about.
    public var view: Int?
    /// The phase of the event.
    public var phase: TracePhase?
    /// The kind of event.
    public var verb: TraceEvent.Verb?

    /// Creates a pattern of these parts; one without any matches every event.
    public init(
        nodes: Set<Int>? = nil,
        view: Int? = nil,
        phase: TracePhase? = nil,
        verb: TraceEvent.Verb? = nil
    ) {
        self.nodes = nodes
        self.view = view
        self.phase = phase
        self.verb = verb
    }

    /// Returns true if an event matches the pattern.
    public func fits(_ event: TraceEvent) -> Bool {
        if let verb, event.verb != verb { return false }
        if let phase, event.phase != phase { return false }
        if let view, event.view != view { return false }
        if let nodes, !(event.node.map(nodes.contains) ?? false) { return false }
        return true
    }
}

extension Trace {
    /// Returns the numbers of the events that match a pattern, in order.
    public func numbers(of pattern: EventPattern) -> [Int] {
        events.indices.compactMap { pattern.fits(events[$0]) ? $0 + 1 : nil }
    }
}
