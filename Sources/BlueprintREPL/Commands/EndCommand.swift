/// Leaves the list; the next line wraps the list or adds after it.
struct EndCommand: Command {
    let name = "end"
    let group = CommandGroup.build
    let syntax = ""
    let summary = "Leaves the list; the next line wraps the list or adds after it."
    let example = "end"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        return try context.leaveList()
    }
}
