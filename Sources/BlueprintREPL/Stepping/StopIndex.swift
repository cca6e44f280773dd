import BlueprintInspector
import BlueprintUI

/// The labels and stops of one render, each found once, when it is first looked up.
///
/// It is a cache: all copies of a stepper share it until the next render.
final class StopIndex {
    private var labels: NodeLabels?
    private var stops: [Breakpoint.Condition: Stops] = [:]

    /// Returns the labels of all elements of the trace, including those that were only measured.
    func labels(_ find: () -> NodeLabels) -> NodeLabels {
        if let labels { return labels }
        let found = find()
        // Interrupted work finds too few.
        if !Interruption.isRequested { labels = found }
        return found
    }

    /// Returns the stops of a condition, found by a function if they are not known yet.
    func stops(of condition: Breakpoint.Condition, _ find: () -> Stops) -> Stops {
        if let known = stops[condition] { return known }
        let found = find()
        if !Interruption.isRequested { stops[condition] = found }
        return found
    }
}

/// The steps at which a breakpoint stops.
struct Stops {
    /// The numbers of the steps, in order.
    var events: [Int]
    /// For a watchpoint, the decision of each step.
    var decisions: [FrameDecision] = []

    /// Returns true if it stops at a step.
    func contains(_ event: Int) -> Bool { position(of: event) != nil }

    /// Returns the decision of a step.
    func decision(in event: Int) -> FrameDecision? {
        position(of: event).flatMap { decisions.indices.contains($0) ? decisions[$0] : nil }
    }

    /// Returns the first stop after a step.
    func next(after event: Int) -> Int? {
        let index = firstPosition(from: event.addingReportingOverflow(1).overflow ? event : event + 1)
        return events.indices.contains(index) ? events[index] : nil
    }

    /// Returns the last stop before a step.
    func last(before event: Int) -> Int? {
        let index = firstPosition(from: event) - 1
        return events.indices.contains(index) ? events[index] : nil
    }

    private func position(of event: Int) -> Int? {
        let index = firstPosition(from: event)
        return events.indices.contains(index) && events[index] == event ? index : nil
    }

    private func firstPosition(from event: Int) -> Int {
        var (low, high) = (0, events.count)
        while low < high {
            let middle = (low + high) / 2
            if events[middle] < event { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
