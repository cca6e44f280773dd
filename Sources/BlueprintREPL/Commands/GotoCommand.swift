/// Goes to a step by its number or by a mark.
struct GotoCommand: Command {
    let name = "goto"
    let group = CommandGroup.step
    let syntax = "N or MARK"
    let summary = "Goes to a step by its number or by a mark."
    let details = """
        goto 0 goes before the first step, goto end to the last one.
        """
    let example = "goto 7"

    func completions(after words: [String], in context: CommandContext) -> [Completion] { context.steps.markNames }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let word = arguments.words.first else {
            throw InputError("the step number or mark is missing", fix: "type \(usage)", at: arguments.end)
        }
        try arguments.atMost(1, usage: usage)
        return try context.goto(word)
    }
}
