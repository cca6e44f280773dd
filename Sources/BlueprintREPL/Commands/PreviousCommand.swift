/// Selects the previous sibling of the selection.
struct PreviousCommand: Command {
    let name = "previous"
    let group = CommandGroup.move
    let syntax = ""
    let summary = "Selects the previous sibling of the selection."
    let example = "previous"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        return context.select(try context.resolver.item(.previous))
    }
}
