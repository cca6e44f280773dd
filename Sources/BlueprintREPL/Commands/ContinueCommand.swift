/// Goes on to the next breakpoint, or to the last step.
struct ContinueCommand: Command {
    let name = "continue"
    let aliases = ["c"]
    let group = CommandGroup.step
    let syntax = ""
    let summary = "Goes on to the next breakpoint, or to the last step."
    let example = "continue"
    let repeats = true

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        return try context.continueToBreakpoint()
    }
}
