/// Redoes the line that was undone last.
struct RedoCommand: Command {
    let name = "redo"
    let group = CommandGroup.build
    let syntax = ""
    let summary = "Redoes the line that was undone last."
    let details = """
        After an edit or a changed setting, undone lines can no longer be redone;
        moves of the selection keep them.
        """
    let example = "redo"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        return .redo
    }
}
