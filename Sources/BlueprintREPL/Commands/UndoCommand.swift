/// Undoes the last edit.
struct UndoCommand: Command {
    let name = "undo"
    let group = CommandGroup.build
    let syntax = ""
    let summary = "Undoes the last edit."
    let example = "undo"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        return .undo
    }
}
