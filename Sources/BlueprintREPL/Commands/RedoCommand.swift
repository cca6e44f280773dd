/// Redoes the edit that was undone last.
struct RedoCommand: Command {
    let name = "redo"
    let group = CommandGroup.build
    let syntax = ""
    let summary = "Redoes the edit that was undone last."
    let example = "redo"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        return .redo
    }
}
