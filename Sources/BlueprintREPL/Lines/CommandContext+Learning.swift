/// Commands that ask questions.
extension CommandContext {
    /// Throws an error where nobody can answer.
    func needTerminal(for command: String) throws {
        guard !options.isInteractive else { return }
        throw InputError(
            "'\(command)' asks questions at a terminal",
            fix: "type it in a session, or run blueprint learn --quiz 5"
        )
    }
}

extension Difficulty {
    /// Returns the difficulty that a word names.
    static func named(_ word: Word) throws -> Difficulty {
        if let found = Difficulty(rawValue: word.text) { return found }
        let names = allCases.map(\.rawValue)
        let near = NearWord.nearest(to: word.text, among: names)
        throw InputError(
            "'\(word.text)' is not a difficulty",
            fix: near.map(Fix.didYouMean) ?? "the difficulties are \(names.joined(separator: ", "))",
            at: word.offset
        )
    }
}
