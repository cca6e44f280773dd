import BlueprintInspector

/// Goes to the first step of a phase.
struct PhaseCommand: Command {
    let name = "phase"
    let group = CommandGroup.step
    let syntax = "layout, flatten, round or update"
    let summary = "Goes to the first step of a phase."
    let example = "phase flatten"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        TracePhase.allCases.map { Completion($0.rawValue, summary: $0.summary) }
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let word = arguments.words.first, let phase = TracePhase(rawValue: word.text) else {
            let word = arguments.words.first
            let message = word.map { "'\($0.text)' is not a phase" } ?? "the phase is missing"
            let near = word.flatMap { NearWord.nearest(to: $0.text, among: TracePhase.allCases.map(\.rawValue)) }
            let fix = near.map(Fix.didYouMean) ?? "type \(usage)"
            throw InputError(message, fix: fix, at: word?.offset ?? arguments.end)
        }
        try arguments.atMost(1, usage: usage)
        return try context.goto(phase, word)
    }
}
