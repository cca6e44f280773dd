/// Selects the first child of the selection.
struct DownCommand: Command {
    let name = "down"
    let group = CommandGroup.move
    let syntax = ""
    let summary = "Selects the first child of the selection."
    let example = "down"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        return context.select(try context.resolver.item(.down))
    }
}
