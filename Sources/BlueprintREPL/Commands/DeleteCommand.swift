/// Deletes a breakpoint or a watchpoint by its number.
struct DeleteCommand: Command {
    let name = "delete"
    let group = CommandGroup.step
    let syntax = "N or all"
    let summary = "Deletes a breakpoint or a watchpoint by its number."
    let details = """
        break list shows the numbers. To delete an element, use remove.
        """
    let example = "delete 1"

    func completions(after words: [String], in session: Session) -> [Completion] {
        session.breakpointCompletions() + [Completion("all")]
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try session.deleteBreakpoint(arguments, usage: usage)
    }
}
