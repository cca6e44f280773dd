/// A completion of a word.
package struct CompletionCandidate: Equatable, Sendable {
    /// The text that replaces the word.
    package var text: String
    /// The description in the list; empty for none.
    package var summary: String
    /// The heading under which the list has it; empty for none.
    package var group: String
    /// True if a space follows it, because more words can follow.
    package var leadsOn: Bool

    /// Creates a candidate.
    package init(_ text: String, summary: String = "", group: String = "", leadsOn: Bool = false) {
        self.text = text
        self.summary = summary
        self.group = group
        self.leadsOn = leadsOn
    }

    /// The text that is inserted, with the space that follows it.
    var inserted: String { leadsOn ? text + " " : text }
}
