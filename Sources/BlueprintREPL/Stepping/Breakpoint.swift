import BlueprintInspector
import BlueprintUI

/// A breakpoint or a watchpoint; it belongs to the session, and edits do not delete it.
struct Breakpoint: Hashable {
    /// The subject of a step.
    enum Subject: Hashable {
        /// A node of the document, with all elements that it makes.
        case node(Int)
        /// An element that a loop or a custom element made, by its path.
        case path(String)
        /// All elements of a type.
        case type(String)
        /// A view.
        case view(Int)

        /// True for a subject whose words have the number of an element or a view.
        var isNumbered: Bool { if case .type = self { false } else { true } }

        /// The typed form of the subject.
        var words: String {
            switch self {
            case .node(let number): "#\(number)"
            case .path(let path): path
            case .type(let name): name
            case .view(let number): "v\(number)"
            }
        }
    }

    /// A condition on a step; a property that is nil matches anything.
    struct EventCondition: Hashable {
        var subject: Subject?
        var phase: TracePhase?
        var verb: TraceEvent.Verb?

        /// The typed form of the condition.
        var words: String {
            [subject?.words, phase?.rawValue, verb?.rawValue].compactMap { $0 }.joined(separator: " ")
        }
    }

    /// The condition to stop.
    enum Condition: Hashable {
        /// A step matches.
        case event(EventCondition)
        /// A number of a frame is decided.
        case value(Subject, FrameMeasure)
    }

    /// The number in the list of breakpoints, by which it is deleted.
    let number: Int
    let condition: Condition

    /// The subject, if there is one.
    var subject: Subject? {
        switch condition {
        case .event(let event): event.subject
        case .value(let subject, _): subject
        }
    }

    /// The line that sets it: `break #4 place`, `watch #1.width`.
    var line: String {
        switch condition {
        case .event(let event): "break \(event.words)"
        case .value(let subject, let measure): "watch \(subject.words).\(measure.rawValue)"
        }
    }
}

/// The breakpoints and watchpoints of a session, numbered together.
struct Breakpoints: Equatable {
    /// All of them, in the order in which they were set.
    private(set) var all: [Breakpoint] = []
    private var last = 0

    /// Adds a breakpoint, or returns the existing one with the same condition.
    mutating func add(_ condition: Breakpoint.Condition) -> (breakpoint: Breakpoint, isNew: Bool) {
        if let same = all.first(where: { $0.condition == condition }) { return (same, false) }
        last += 1
        let breakpoint = Breakpoint(number: last, condition: condition)
        all.append(breakpoint)
        return (breakpoint, true)
    }

    /// Deletes the breakpoint with a number and returns it; nil if there is none.
    mutating func remove(_ number: Int) -> Breakpoint? {
        all.firstIndex { $0.number == number }.map { all.remove(at: $0) }
    }

    /// Deletes the breakpoints on elements and views that have numbers, when numbering begins again.
    mutating func removeNumbered() { all.removeAll { $0.subject?.isNumbered == true } }

    /// Deletes all breakpoints; new ones get new numbers.
    mutating func removeAll() { all = [] }
}

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
