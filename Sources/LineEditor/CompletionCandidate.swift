/// A completion of a word.
package struct CompletionCandidate: Equatable, Sendable {
    /// The text that replaces the word.
    package var text: String
    /// The text in the list of candidates.
    package var label: String
    /// True if a space is inserted after it when it is the only candidate, because more words can follow.
    package var leadsOn: Bool

    /// Creates a candidate; without a label, the list shows its text.
    package init(_ text: String, label: String? = nil, leadsOn: Bool = false) {
        self.leadsOn = leadsOn
        self.text = text
        self.label = label ?? text
    }
}
