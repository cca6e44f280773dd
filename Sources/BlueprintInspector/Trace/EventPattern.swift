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
