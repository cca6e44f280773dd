/// Candidates in the order in which they are offered, each once, with a line of help.
struct SourceCandidates {
    /// The words, those that fit best first.
    private(set) var words: [String] = []
    /// The line of help about each word that has one.
    private(set) var summaries: [String: String] = [:]
    /// The words that are modifiers of an element.
    private(set) var modifiers: Set<String> = []
    private var known: Set<String> = []

    /// Adds a word unless it is there.
    mutating func add(_ word: String, _ summary: String = "") {
        guard known.insert(word).inserted else { return }
        words.append(word)
        if !summary.isEmpty { summaries[word] = summary }
    }

    /// Adds words of one kind in alphabetical order, each with its line of help.
    mutating func add(sorted words: [(word: String, summary: String)]) {
        for (word, summary) in words.sorted(by: { $0.word < $1.word }) { add(word, summary) }
    }

    /// Adds modifiers of an element in alphabetical order, each with its line of help.
    mutating func add(modifiers: [(word: String, summary: String)]) {
        self.modifiers.formUnion(modifiers.map(\.word).filter { !known.contains($0) })
        add(sorted: modifiers)
    }
}
