/// Names the current step for goto; without a name, lists the marks.
struct MarkCommand: Command {
    let name = "mark"
    let group = CommandGroup.step
    let syntax = "[NAME]"
    let summary = "Names the current step for goto; without a name, lists the marks."
    let details = """
        An edit starts a new trace, which has no marks.
        """
    let example = "mark here"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(1, usage: usage)
        guard let word = arguments.words.first else { return .say(context.steps.markList) }
        return try context.mark(word)
    }
}
