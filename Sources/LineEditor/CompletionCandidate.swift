/// One way to complete a word.
public struct CompletionCandidate: Equatable, Sendable {
    /// What stands in the line afterwards, in place of the word.
    public var text: String
    /// What the list of candidates shows.
    public var label: String
    /// Whether a space follows where this is the only candidate, because more words can come.
    public var leadsOn: Bool

    /// A candidate; the list shows its text unless a label is given.
    public init(_ text: String, label: String? = nil, leadsOn: Bool = false) {
        self.leadsOn = leadsOn
        self.text = text
        self.label = label ?? text
    }
}
