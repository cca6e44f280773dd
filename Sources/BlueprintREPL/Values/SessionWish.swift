/// Something that a line asks of the program that owns the session, as it needs the terminal.
package enum SessionWish: Hashable, Sendable {
    /// To clear the screen.
    case clearScreen
    /// To put a line on the next prompt, where it can be changed; it may contain newlines.
    case line(String)
    /// To open Swift in an editor, and to run the line that begins with a text and ends with what is saved.
    case editor(swift: String, behind: String)
    /// To put a text on the clipboard.
    case clipboard(String)
    /// To fill the screen with the inspector.
    case inspector
    /// To give the lesson with a number.
    case lesson(Int)
    /// To ask about the session's own tree.
    case prediction
    /// To ask about random trees; nil for any difficulty, and for another seed each time.
    case quiz(count: Int, difficulty: Difficulty?, seed: UInt64?)
}

/// The difficulty of a question about a frame, by the number of decisions behind its number.
package enum Difficulty: String, CaseIterable, Hashable, Sendable {
    /// One decision.
    case easy
    /// Two decisions.
    case medium
    /// Three decisions or more.
    case hard

    /// The difficulty for a number of decisions.
    package init(decisions: Int) {
        self = decisions <= 1 ? .easy : decisions == 2 ? .medium : .hard
    }

    /// A short description, for help and completion.
    var summary: String {
        switch self {
        case .easy: "Asks for numbers that one decision leads to."
        case .medium: "Asks for numbers that two decisions lead to."
        case .hard: "Asks for numbers that three or more decisions lead to."
        }
    }
}

/// The way in which a session ended.
package enum SessionEnd: Hashable, Sendable {
    case quit
    /// The kept session with a number follows.
    case resume(Int)
}
