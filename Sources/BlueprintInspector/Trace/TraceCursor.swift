/// A place in a recorded render; every stepping command only moves it.
public struct TraceCursor: Equatable, Sendable {
    /// The render.
    public let trace: Trace
    /// How many events have happened: from 0, before the first, to their number.
    public private(set) var position: Int

    /// A cursor before the first event.
    public init(_ trace: Trace) {
        self.trace = trace
        position = 0
    }

    /// The event that has just happened; nil before the first.
    public var event: TraceEvent? { trace.event(position) }

    /// The number of events in the render.
    public var count: Int { trace.events.count }

    /// The questions that are open here, innermost first.
    public var openProposals: [TraceEvent] { trace.openProposals(at: position) }

    /// The render as it was here.
    public var snapshot: RenderSnapshot { trace.snapshot(at: position) }

    /// Goes to an event, or to the first or last if there is none with this number; 0 is before the first.
    ///
    /// Returns whether the cursor has moved, as all commands do.
    @discardableResult
    public mutating func goto(_ number: Int) -> Bool {
        let target = max(0, min(number, count))
        defer { position = target }
        return target != position
    }

    /// Goes on by so many events.
    @discardableResult
    public mutating func step(_ steps: Int = 1) -> Bool {
        goto(position.addingReportingOverflow(max(0, steps)).overflow ? count : position + max(0, steps))
    }

    /// Goes back by so many events.
    @discardableResult
    public mutating func back(_ steps: Int = 1) -> Bool {
        goto(max(0, steps) > position ? 0 : position - max(0, steps))
    }

    /// Goes to the answer of the question now asked; where none is asked, to the next event.
    @discardableResult
    public mutating func over() -> Bool {
        if let event, case .proposed = event.kind, let answer = event.partner { return goto(answer) }
        return step()
    }

    /// Goes to the answer of the question around what happens here; does not move where no question is open around it.
    @discardableResult
    public mutating func out() -> Bool {
        guard let answer = trace.event(event?.enclosing)?.partner else { return false }
        return goto(answer)
    }

    /// Goes to the first event of a phase; does not move if nothing happened in it.
    @discardableResult
    public mutating func goto(_ phase: TracePhase) -> Bool {
        guard let range = trace.range(of: phase) else { return false }
        return goto(range.lowerBound)
    }
}
