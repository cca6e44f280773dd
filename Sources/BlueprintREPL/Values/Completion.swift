/// A completion of the word at the cursor.
package struct Completion: Hashable, Sendable {
    /// The whole word, which replaces the typed part.
    package let word: String
    /// A short description.
    package let summary: String
    /// The heading under which it is listed; empty for words of no particular kind.
    package let group: String
    /// True if another word can follow on the line.
    package let leadsOn: Bool

    /// A word with a short description.
    package init(_ word: String, summary: String = "", group: String = "", leadsOn: Bool = false) {
        self.word = word
        self.summary = summary
        self.group = group
        self.leadsOn = leadsOn
    }

    /// The same word, behind which another one must follow.
    var leadingOn: Completion { Completion(word, summary: summary, group: group, leadsOn: true) }

    /// The same word under a heading.
    func grouped(_ group: String) -> Completion {
        Completion(word, summary: summary, group: group, leadsOn: leadsOn)
    }
}

/// The completions of a line at its cursor.
package struct Completions: Hashable, Sendable {
    /// The offset of the word at the cursor, in characters from the start of the line.
    package let start: Int
    /// The offset of the end of that word, which is behind the cursor if the cursor is in the middle of the word.
    package let end: Int
    /// The words that fit, group by group; those that fit best come first.
    package let candidates: [Completion]

    /// Completions in place of the word between two offsets.
    package init(start: Int, end: Int, candidates: [Completion]) {
        self.start = start
        self.end = end
        self.candidates = candidates
    }
}
