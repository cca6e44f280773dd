/// Asks for numbers of random trees.
struct QuizCommand: Command {
    let name = "quiz"
    let group = CommandGroup.learn
    let syntax = "[N] [easy | medium | hard] [seed N]"
    let summary = "Asks for numbers of random trees."
    let details = """
        Without a number, a quiz has 5 questions; the kinds of trees that were
        missed most come most often. With the same seed it has the same
        questions everywhere, as for a class.
        """
    let example = "quiz 5"
    let transcription = Transcription.needsTerminal

    private static let usual = 5
    private static let most = 100

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        if words.dropLast().last == "seed" { return [] }
        let names = Difficulty.allCases.map { Completion($0.rawValue, summary: $0.summary) }
        return names + [Completion("seed", summary: "Asks the same questions for the same number.", leadsOn: true)]
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        var (count, difficulty, seed): (Int?, Difficulty?, UInt64?) = (nil, nil, nil)
        var words = arguments.words[...]
        while let word = words.popFirst() {
            if word.text == "seed" {
                guard let number = words.popFirst().flatMap({ UInt64($0.text, radix: 10) }) else {
                    throw InputError("the number after seed is missing", fix: "type quiz 5 seed 1", at: word.offset)
                }
                seed = number
            } else if let number = Int(word.text, radix: 10), count == nil {
                guard (1...Self.most).contains(number) else {
                    throw InputError("a quiz has 1 to \(Self.most) questions", fix: "type quiz 5", at: word.offset)
                }
                count = number
            } else {
                difficulty = try Difficulty.named(word)
            }
        }
        try context.needTerminal(for: name)
        return .wish(.quiz(count: count ?? Self.usual, difficulty: difficulty, seed: seed))
    }
}
