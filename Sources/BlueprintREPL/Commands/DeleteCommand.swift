/// Deletes a breakpoint or a watchpoint by its number.
struct DeleteCommand: Command {
    let name = "delete"
    let group = CommandGroup.step
    let syntax = "BREAKPOINT or all"
    let summary = "Deletes a breakpoint or a watchpoint by its number."
    let details = """
        break list shows the number of each BREAKPOINT. To delete an element, use
        remove.
        """
    let example = "delete 1"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        guard words.count <= 1 else { return [] }
        return context.steps.breakpointNumbers + [Completion("all", summary: "Deletes all of them.")]
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try context.deleteBreakpoint(arguments, usage: usage)
    }
}
