/// A completion of the word at the cursor.
public struct Completion: Hashable, Sendable {
    /// The whole word, which replaces the typed part.
    public let word: String
    /// A short description.
    public let summary: String
    /// True if another word can follow on the line.
    public let leadsOn: Bool

    /// A word with a short description.
    public init(_ word: String, summary: String = "", leadsOn: Bool = false) {
        self.word = word
        self.summary = summary
        self.leadsOn = leadsOn
    }
}

/// The completions of a line at its cursor.
public struct Completions: Hashable, Sendable {
    /// The offset of the word at the cursor, in characters from the start of the line.
    public let start: Int
    /// The words that fit, in alphabetical order.
    public let candidates: [Completion]

    /// Completions that begin at an offset.
    public init(start: Int, candidates: [Completion]) {
        self.start = start
        self.candidates = candidates
    }
}
