import Foundation

/// A complete recorded render: every event of its four passes, in order.
///
/// A trace is a value: two runs of the same program give equal traces, and ``TraceState`` replays one from the events
/// and the views before the render alone.
/// - Note: A trace that contains a NaN is not equal to itself, but its JSON is.
public struct Trace: Equatable, Sendable {
    /// An element that took part in the render.
    public struct Node: Equatable, Sendable {
        /// The element's type.
        public var typeName: String
        /// The identifier among its siblings.
        public var identifier: String
        /// The UTF-8 offset in the source of the type or modifier that made it.
        public var sourceTag: Int?
        /// The position of its parent in the trace's list of nodes.
        public var parent: Int?

        /// Creates a node of these values.
        public init(typeName: String, identifier: String, sourceTag: Int? = nil, parent: Int? = nil) {
            self.typeName = typeName
            self.identifier = identifier
            self.sourceTag = sourceTag
            self.parent = parent
        }
    }

    /// The events; the first has number 1.
    public var events: [TraceEvent]
    /// The elements of the result in its order, then those that were only measured.
    public var nodes: [Node]
    /// The result of the render.
    public var snapshot: RenderSnapshot
    /// The views that were on the screen before, without their elements.
    public var viewsBefore: [ViewRecord]
    /// The class of each view that takes part, by its number.
    public var classNames: ViewClasses
    /// The number of turns of the main run loop that were taken for what was set during an update; 0 for none.
    public var turns = 0
    /// The decisions of the layouts, in order.
    package var decisions: [TakenDecision] = []

    /// Creates a trace of these parts.
    public init(
        events: [TraceEvent],
        nodes: [Node],
        snapshot: RenderSnapshot,
        viewsBefore: [ViewRecord],
        classNames: ViewClasses
    ) {
        self.events = events
        self.nodes = nodes
        self.snapshot = snapshot
        self.viewsBefore = viewsBefore
        self.classNames = classNames
    }

    /// Returns the event with a number; nil if there is none.
    public func event(_ number: Int?) -> TraceEvent? {
        guard let number, number >= 1, number <= events.count else { return nil }
        return events[number - 1]
    }

    /// Returns the labels of all nodes; an element that was only measured has the number of the node that made it.
    public func labels(names: NodeNames) -> NodeLabels {
        NodeLabels(
            nodes.map { ($0.typeName, $0.sourceTag, $0.parent) },
            names: names,
            counted: snapshot.elements.count,
            isComponent: { $0 < snapshot.elements.count && snapshot.elements[$0].isComponent }
        )
    }

    /// Returns the numbers of the steps of a phase; nil if it has none.
    public func range(of phase: TracePhase) -> ClosedRange<Int>? {
        let first = firstIndex(from: phase)
        let last = TracePhase.allCases.first { $0.order > phase.order }.map { firstIndex(from: $0) } ?? events.count
        return first < last ? first + 1...last : nil
    }

    /// Returns the index of the first step of a phase or a later one.
    private func firstIndex(from phase: TracePhase) -> Int {
        var (low, high) = (0, events.count)
        while low < high {
            let middle = (low + high) / 2
            if events[middle].phase.order < phase.order { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the proposals that are open at a position, innermost first.
    public func openProposals(at position: Int) -> [TraceEvent] {
        var open: [TraceEvent] = []
        var current: Int?
        if let event = event(position) {
            if case .proposed = event.kind { current = event.number } else { current = event.enclosing }
        }
        while let proposal = event(current) {
            open.append(proposal)
            current = proposal.enclosing
        }
        return open
    }

    /// Returns the events of an element in all phases, in order.
    public func events(of node: Int) -> [TraceEvent] {
        events.filter { $0.node == node }
    }
}
