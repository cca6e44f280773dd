/// The mistakes that the walks over typed statements found, and the warnings.
struct FlowFindings {
    /// A message at a place.
    struct Note {
        var message: String
        var place: Place
    }

    /// The place of a message.
    enum Place: Hashable {
        /// A UTF-8 offset.
        case offset(Int)
        /// The closing brace of the innermost block around an offset.
        case end(of: Int)
        /// The closing brace of the first block after an offset: that of an empty body.
        case endOfNext(Int)
    }

    private(set) var mistakes: [Note] = []
    private(set) var warnings: [Note] = []
    private var seen: Set<String> = []

    mutating func add(_ message: String, at place: Place) {
        guard seen.insert("\(place) \(message)").inserted else { return }
        mistakes.append(Note(message: message, place: place))
    }

    mutating func add(_ message: String, at offset: Int) { add(message, at: .offset(offset)) }

    mutating func warn(_ message: String, at offset: Int) {
        guard seen.insert("warning \(offset) \(message)").inserted else { return }
        warnings.append(Note(message: message, place: .offset(offset)))
    }

    mutating func add(_ other: FlowFindings) {
        for note in other.mistakes { add(note.message, at: note.place) }
        for note in other.warnings { if case .offset(let offset) = note.place { warn(note.message, at: offset) } }
    }
}
