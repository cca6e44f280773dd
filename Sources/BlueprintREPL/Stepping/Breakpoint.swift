import BlueprintInspector

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
