import FullScreen

/// A line that is being typed in the inspector, with its cursor.
struct LineInput: Equatable {
    /// The purpose of the line.
    enum Purpose: Equatable {
        /// Any input of a session.
        case input
        /// A text to find.
        case search
    }

    /// The result of an editing key.
    enum Outcome: Equatable {
        case edited, accepted, cancelled, completes, older, newer, unknown
    }

    /// The purpose of the line.
    let purpose: Purpose
    /// The characters.
    private(set) var characters: [Character] = []
    /// The number of characters before the cursor.
    private(set) var cursor = 0
    /// The place in the history, counted from the newest line; nil for the line itself.
    private var place: Int?
    /// The line that was typed before the history was looked at.
    private var typed: [Character] = []
    /// The completions that are listed, until the next key that does not move among them.
    private(set) var candidates: [Completion] = []
    /// The index of the completion that is in the line; nil before the second Tab.
    private(set) var selected: Int?
    /// The start of the word that the completions replace.
    private var completedFrom = 0
    /// The number of characters of that word behind the cursor.
    private var completedBehind = 0

    /// An empty line.
    init(_ purpose: Purpose) {
        self.purpose = purpose
    }

    /// The text.
    var text: String { String(characters) }
    /// The text before the cursor.
    var textBeforeCursor: String { String(characters[..<cursor]) }

    /// Writes text at the cursor.
    mutating func insert(_ text: String) {
        let new = Array(text)
        // Characters may join with their neighbours, so the text is taken apart again.
        let (before, after) = (String(characters[..<cursor]) + String(new), String(characters[cursor...]))
        characters = Array(before + after)
        cursor = min(characters.count, before.count)
    }

    /// Replaces the text from an offset to the cursor, and a number of characters behind it.
    mutating func replace(from start: Int, and rest: Int, with text: String) {
        let start = max(0, min(start, cursor))
        characters.removeSubrange(start..<min(characters.count, cursor + max(0, rest)))
        cursor = start
        insert(text)
    }

    /// Lists completions of the word that begins at an offset and has a number of characters behind the cursor.
    mutating func list(_ candidates: [Completion], from start: Int, and rest: Int) {
        (self.candidates, selected, completedFrom, completedBehind) = (candidates, nil, start, rest)
    }

    /// Puts the next or the previous completion of the list in the place of the word; after the last one, the first.
    mutating func select(back: Bool) {
        guard !candidates.isEmpty else { return }
        let next = selected.map { $0 + (back ? candidates.count - 1 : 1) } ?? (back ? candidates.count - 1 : 0)
        let index = next % candidates.count
        selected = index
        replace(from: completedFrom, and: completedBehind, with: candidates[index].word)
        completedBehind = 0
    }

    /// Replaces the whole text, with the cursor at its end.
    mutating func set(_ text: String) {
        characters = Array(text)
        cursor = characters.count
    }

    /// Takes a key.
    mutating func take(_ key: Key) -> Outcome {
        switch key {
        case .character(let character): insert(String(character))
        case .enter: return .accepted
        case .escape, .control("c"), .control("g"): return .cancelled
        case .tab: return .completes
        case .up, .control("p"): return .older
        case .down, .control("n"): return .newer
        case .backspace, .control("h"):
            // As in other programs, deleting in an empty line leaves it.
            if characters.isEmpty { return .cancelled }
            delete(max(0, cursor - 1)..<cursor)
        case .delete, .control("d"): delete(cursor..<min(characters.count, cursor + 1))
        case .control("u"): delete(0..<cursor)
        case .control("k"): delete(cursor..<characters.count)
        case .control("w"), .alt("\u{7f}"): delete(wordStart..<cursor)
        default: return move(key) ? .edited : .unknown
        }
        return .edited
    }

    private mutating func move(_ key: Key) -> Bool {
        switch key {
        case .left, .control("b"): cursor = max(0, cursor - 1)
        case .right, .control("f"): cursor = min(characters.count, cursor + 1)
        case .home, .control("a"): cursor = 0
        case .end, .control("e"): cursor = characters.count
        case .alt("b"): cursor = wordStart
        case .alt("f"):
            cursor = characters[cursor...].firstIndex { $0 != " " } ?? characters.count
            cursor = characters[cursor...].firstIndex(of: " ") ?? characters.count
        default: return false
        }
        return true
    }

    private mutating func delete(_ range: Range<Int>) {
        characters.removeSubrange(range)
        cursor = range.lowerBound
    }

    /// The start of the word before the cursor.
    private var wordStart: Int {
        let end = characters[..<cursor].lastIndex { $0 != " " } ?? 0
        return characters[..<end].lastIndex(of: " ").map { $0 + 1 } ?? 0
    }

    // MARK: - History

    /// Shows an older or a newer line of the history, whose last line is the newest.
    mutating func recall(older isOlder: Bool, in history: [String]) {
        let next = isOlder ? (place ?? -1) + 1 : (place ?? 0) - 1
        if place == nil {
            guard isOlder else { return }
            typed = characters
        }
        guard next < history.count else { return }
        place = next < 0 ? nil : next
        set(next < 0 ? String(typed) : history[history.count - 1 - next])
    }
}
