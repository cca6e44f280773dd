/// A command of a lesson, which is not one of its session.
enum LessonWord: String, CaseIterable {
    /// The next page.
    case next
    /// The page before.
    case back
    /// A hint.
    case hint
    /// The answer.
    case skip
    /// The page from its beginning.
    case again
    /// A line that is undone afterwards.
    case `try`
    /// The lesson's tree for one's own session.
    case keep
    /// The way out.
    case leave

    /// Returns the command that a line is, with the text after it; nil for another line.
    static func read(_ line: String) -> (word: LessonWord, rest: String)? {
        let words = line.split(separator: " ", maxSplits: 1)
        guard let first = words.first, let word = LessonWord(rawValue: String(first)) else { return nil }
        let rest = words.count > 1 ? String(words[1]) : ""
        if word == .back, ["page", "question"].contains(rest) { return (word, rest) }
        return rest.isEmpty != (word == .try) ? (word, rest) : nil
    }

    /// The word with what follows it.
    var usage: String {
        switch self {
        case .try: "try LINE"
        default: rawValue
        }
    }

    /// A short description, for completion.
    var summary: String {
        switch self {
        case .next: "Turns to the next page, as Enter does."
        case .back: "Turns to the page before; while you step, goes back a step, and back page turns the page."
        case .hint: "Gives a hint."
        case .skip: "Shows the answer."
        case .again: "Begins the page again."
        case .try: "Runs a line and undoes it."
        case .keep: "Takes the lesson's tree to your session."
        case .leave: "Leaves the lesson."
        }
    }
}
