import BlueprintInspector

/// Goes to a step by its number, by a mark, or to a phase.
struct GotoCommand: Command {
    let name = "goto"
    let group = CommandGroup.step
    let syntax = "N, MARK or PHASE"
    let summary = "Goes to a step by its number, by a mark, or to a phase."
    let details = """
        goto 0 goes before the first step, goto end to the last one, goto flatten to
        the first step of a phase, as phase flatten does.
        """
    let example = "goto 7"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        guard words.count <= 1 else { return [] }
        let phases = TracePhase.allCases.map {
            Completion($0.rawValue, summary: "the first step of this phase", group: "phases")
        }
        return context.steps.markNames + phases + [Completion("end", summary: "the last step")]
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let word = arguments.words.first else {
            throw InputError("the step number or mark is missing", fix: .usage(usage), at: arguments.end)
        }
        try arguments.atMost(1, usage: usage)
        if let phase = TracePhase(rawValue: word.text) { return try context.goto(phase, word) }
        return try context.goto(word)
    }
}
