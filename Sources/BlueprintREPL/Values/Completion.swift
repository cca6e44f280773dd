/// A completion of the word at the cursor.
package struct Completion: Hashable, Sendable {
    /// The whole word, which replaces the typed part.
    package let word: String
    /// A short description.
    package let summary: String
    /// True if another word can follow on the line.
    package let leadsOn: Bool

    /// A word with a short description.
    package init(_ word: String, summary: String = "", leadsOn: Bool = false) {
        self.word = word
        self.summary = summary
        self.leadsOn = leadsOn
    }
}

/// The completions of a line at its cursor.
package struct Completions: Hashable, Sendable {
    /// The offset of the word at the cursor, in characters from the start of the line.
    package let start: Int
    /// The words that fit, in alphabetical order.
    package let candidates: [Completion]

    /// Completions that begin at an offset.
    package init(start: Int, candidates: [Completion]) {
        self.start = start
        self.candidates = candidates
    }
}
