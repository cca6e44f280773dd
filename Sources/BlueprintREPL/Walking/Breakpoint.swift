import BlueprintInspector

/// What walking through a render stops at; it belongs to the session and outlives edits.
struct Breakpoint: Hashable {
    /// What an event is about.
    enum Subject: Hashable {
        /// A node of the document, with all elements that it makes.
        case node(Int)
        /// An element that a loop or a custom element made, by its path.
        case path(String)
        /// All elements of a type.
        case type(String)
        /// A view.
        case view(Int)

        /// What it is called in a line of input.
        var words: String {
            switch self {
            case .node(let number): "#\(number)"
            case .path(let path): path
            case .type(let name): name
            case .view(let number): "v\(number)"
            }
        }
    }

    /// What has to be so of an event; what is nil is left open.
    struct EventCondition: Hashable {
        var subject: Subject?
        var phase: TracePhase?
        var verb: TraceEvent.Verb?

        /// The condition as it is typed.
        var words: String {
            [subject?.words, phase?.rawValue, verb?.rawValue].compactMap { $0 }.joined(separator: " ")
        }
    }

    /// When to stop.
    enum Condition: Hashable {
        /// At an event of a kind.
        case event(EventCondition)
        /// Where a number of a frame is decided.
        case value(Subject, FrameMeasure)
    }

    /// The number that it is deleted by.
    let number: Int
    let condition: Condition

    /// What it is about, if that is one thing.
    var subject: Subject? {
        switch condition {
        case .event(let event): event.subject
        case .value(let subject, _): subject
        }
    }

    /// The line that makes it: `break #4 place`, `watch #1.width`.
    var line: String {
        switch condition {
        case .event(let event): "break \(event.words)"
        case .value(let subject, let measure): "watch \(subject.words).\(measure.rawValue)"
        }
    }
}
