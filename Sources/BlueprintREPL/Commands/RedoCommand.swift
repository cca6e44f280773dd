/// Redoes the lines that were undone last.
struct RedoCommand: Command {
    let name = "redo"
    let group = CommandGroup.build
    let syntax = "[N]"
    let summary = "Redoes the line that was undone last, or the last N."
    let details = """
        After an edit or a changed setting, undone lines can no longer be redone;
        moves of the selection keep them.
        """
    let example = "redo"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        .redo(count: try arguments.stepCount(of: self, usage: usage))
    }
}
