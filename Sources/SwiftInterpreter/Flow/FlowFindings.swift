/// The mistakes that the walks over typed statements found, and the warnings.
struct FlowFindings {
    /// A message at a place.
    struct Note {
        var message: DiagnosticMessage
        var place: Place
        /// The remedy.
        var fix: String?
        /// True for a mistake on a path, which a compiler looks for once all else is right.
        var isOnPath = false
        /// True for a warning about a statement outside of all bodies, whose value the prompt shows.
        var isOutermost = false
    }

    /// The place of a message.
    enum Place: Hashable {
        /// A UTF-8 offset.
        case offset(Int)
        /// The closing brace of the innermost block around an offset.
        case end(of: Int)
        /// The closing brace of the first block after an offset: that of an empty body.
        case endOfNext(Int)
        /// The last token of the statement at an offset.
        case endOfStatement(Int)

        /// The offset that the place is at or behind.
        var written: Int {
            switch self {
            case .offset(let offset), .end(let offset), .endOfNext(let offset), .endOfStatement(let offset): offset
            }
        }

        /// Returns the place with an offset in the text of a source.
        func placed(in source: SourceBuffer) -> Place {
            switch self {
            case .offset(let offset): .offset(source.place(of: offset))
            case .end(let offset): .end(of: source.place(of: offset))
            case .endOfNext(let offset): .endOfNext(source.place(of: offset))
            case .endOfStatement(let offset): .endOfStatement(source.place(of: offset))
            }
        }
    }

    private(set) var mistakes: [Note] = []
    private(set) var warnings: [Note] = []
    private var seen: Set<String> = []

    var isEmpty: Bool { mistakes.isEmpty && warnings.isEmpty }

    mutating func add(_ message: DiagnosticMessage, at place: Place, fix: String? = nil) {
        add(Note(message: message, place: place, fix: fix))
    }

    private mutating func add(_ note: Note) {
        guard seen.insert("\(note.place) \(note.message.text)").inserted else { return }
        mistakes.append(note)
    }

    mutating func add(_ message: DiagnosticMessage, at offset: Int, fix: String? = nil) {
        add(message, at: .offset(offset), fix: fix)
    }

    mutating func warn(_ message: DiagnosticMessage, at offset: Int, isOutermost: Bool) {
        warn(Note(message: message, place: .offset(offset), isOutermost: isOutermost))
    }

    private mutating func warn(_ note: Note) {
        guard seen.insert("warning \(note.place) \(note.message.text)").inserted else { return }
        warnings.append(note)
    }

    mutating func add(_ other: FlowFindings) {
        for note in other.mistakes { add(note) }
        for note in other.warnings { warn(note) }
    }

    /// Adds what was found on the paths through a body.
    mutating func add(paths other: FlowFindings) {
        var other = other
        for index in other.mistakes.indices { other.mistakes[index].isOnPath = true }
        add(other)
    }

    /// Returns the warnings, and the mistakes at some places.
    func filtered(_ isKept: (Place) -> Bool) -> FlowFindings {
        var result = self
        result.mistakes.removeAll { !isKept($0.place) }
        return result
    }
}
