/// A position in a recorded render; every stepping command only moves it.
public struct TraceCursor: Equatable, Sendable {
    /// The render.
    public let trace: Trace
    /// The number of steps so far: 0 is before the first one.
    public private(set) var position: Int

    /// Creates a cursor before the first step.
    public init(_ trace: Trace) {
        self.trace = trace
        position = 0
    }

    /// The step at the cursor; nil before the first one.
    public var event: TraceEvent? { trace.event(position) }

    /// The number of steps in the render.
    public var count: Int { trace.events.count }

    /// The proposals that are open here, innermost first.
    public var openProposals: [TraceEvent] { trace.openProposals(at: position) }

    /// The state of the render at the cursor.
    public var snapshot: RenderSnapshot { trace.snapshot(at: position) }

    /// Goes to a step, or to the nearest one if there is none with this number; 0 is before the first one.
    ///
    /// Returns true if the cursor has moved, as all of these functions do.
    @discardableResult
    public mutating func goto(_ number: Int) -> Bool {
        let target = max(0, min(number, count))
        defer { position = target }
        return target != position
    }

    /// Goes forwards by a number of steps.
    @discardableResult
    public mutating func step(_ steps: Int = 1) -> Bool {
        goto(position.addingReportingOverflow(max(0, steps)).overflow ? count : position + max(0, steps))
    }

    /// Goes back by a number of steps.
    @discardableResult
    public mutating func back(_ steps: Int = 1) -> Bool {
        goto(max(0, steps) > position ? 0 : position - max(0, steps))
    }

    /// Goes to the measurement of the current proposal; from any other step, to the next one.
    @discardableResult
    public mutating func over() -> Bool {
        if let event, case .proposed = event.kind, let measurement = event.partner { return goto(measurement) }
        return step()
    }

    /// Goes to the measurement of the proposal that is open here; does not move if none is.
    @discardableResult
    public mutating func out() -> Bool {
        guard let measurement = trace.event(event?.enclosing)?.partner else { return false }
        return goto(measurement)
    }

    /// Goes to the first step of a phase; does not move if the phase has none.
    @discardableResult
    public mutating func goto(_ phase: TracePhase) -> Bool {
        guard let range = trace.range(of: phase) else { return false }
        return goto(range.lowerBound)
    }
}
