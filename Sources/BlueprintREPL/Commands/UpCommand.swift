/// Selects the parent of the selection.
struct UpCommand: Command {
    let name = "up"
    let group = CommandGroup.move
    let syntax = ""
    let summary = "Selects the parent of the selection."
    let example = "up"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        return context.select(try context.resolver.item(.up))
    }
}
