/// Goes back to the previous breakpoint, or to the start.
struct ReverseCommand: Command {
    let name = "reverse"
    let group = CommandGroup.step
    let syntax = ""
    let summary = "Goes back to the previous breakpoint, or to the start."
    let details = """
        Before the first step it begins at the end of the trace: watch #1.width,
        then reverse, leads to the step that decided the width.
        """
    let example = "reverse"
    let repeats = true

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        return try context.reverseToBreakpoint()
    }
}
