/// The mistakes that the walks over typed statements found, and the warnings.
struct FlowFindings {
    /// A message at a place.
    struct Note {
        var message: String
        var place: Place
        /// The remedy.
        var fix: String?
    }

    /// The place of a message.
    enum Place: Hashable {
        /// A UTF-8 offset.
        case offset(Int)
        /// The closing brace of the innermost block around an offset.
        case end(of: Int)
        /// The closing brace of the first block after an offset: that of an empty body.
        case endOfNext(Int)

        /// Returns the place with an offset in the text of a source.
        func placed(in source: SourceBuffer) -> Place {
            switch self {
            case .offset(let offset): .offset(source.place(of: offset))
            case .end(let offset): .end(of: source.place(of: offset))
            case .endOfNext(let offset): .endOfNext(source.place(of: offset))
            }
        }
    }

    private(set) var mistakes: [Note] = []
    private(set) var warnings: [Note] = []
    private var seen: Set<String> = []

    var isEmpty: Bool { mistakes.isEmpty && warnings.isEmpty }

    mutating func add(_ message: String, at place: Place, fix: String? = nil) {
        guard seen.insert("\(place) \(message)").inserted else { return }
        mistakes.append(Note(message: message, place: place, fix: fix))
    }

    mutating func add(_ message: String, at offset: Int, fix: String? = nil) {
        add(message, at: .offset(offset), fix: fix)
    }

    mutating func warn(_ message: String, at offset: Int) {
        guard seen.insert("warning \(offset) \(message)").inserted else { return }
        warnings.append(Note(message: message, place: .offset(offset)))
    }

    mutating func add(_ other: FlowFindings) {
        for note in other.mistakes { add(note.message, at: note.place, fix: note.fix) }
        for note in other.warnings { if case .offset(let offset) = note.place { warn(note.message, at: offset) } }
    }
}
