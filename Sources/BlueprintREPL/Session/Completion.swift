/// One way to go on with the word at the cursor.
public struct Completion: Hashable, Sendable {
    /// The whole word that takes the place of what was typed of it.
    public let word: String
    /// What it is, in a few words.
    public let summary: String
    /// Whether another word can follow on the line.
    public let leadsOn: Bool

    /// A word with a few words about it.
    public init(_ word: String, summary: String = "", leadsOn: Bool = false) {
        self.word = word
        self.summary = summary
        self.leadsOn = leadsOn
    }
}

/// How a line can go on at its cursor.
public struct Completions: Hashable, Sendable {
    /// Where the word at the cursor begins: an offset in characters from the start of the line.
    public let start: Int
    /// The words that fit, in alphabetical order.
    public let candidates: [Completion]

    /// Words that fit at a place.
    public init(start: Int, candidates: [Completion]) {
        self.start = start
        self.candidates = candidates
    }
}
