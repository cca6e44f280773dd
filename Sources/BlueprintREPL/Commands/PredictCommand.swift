/// Asks for a number of a frame before it is shown.
struct PredictCommand: Command {
    let name = "predict"
    let group = CommandGroup.learn
    let syntax = "[easy | medium | hard]"
    let summary = "Asks for a number of a frame before it is shown."
    let details = """
        Without a word, the question is about your own tree, as a text or a type
        names its elements. With a word, it is about a random tree: the difficulty
        is the number of decisions that lead to the number. A wrong number is
        answered with the mistake that leads to it, if it is a known one; the right
        one with the reason.
        """
    let example = "predict"
    let transcription = Transcription.needsTerminal

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        words.count <= 1 ? Difficulty.allCases.map { Completion($0.rawValue, summary: $0.summary) } : []
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(1, usage: usage)
        try context.needTerminal(for: name)
        guard let word = arguments.words.first else {
            try context.needTree()
            return .wish(.prediction)
        }
        return .wish(.quiz(count: 1, difficulty: try Difficulty.named(word), seed: nil))
    }
}
