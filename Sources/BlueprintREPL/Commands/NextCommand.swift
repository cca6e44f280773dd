/// Selects the next sibling of the selection.
struct NextCommand: Command {
    let name = "next"
    let group = CommandGroup.move
    let syntax = ""
    let summary = "Selects the next sibling of the selection."
    let example = "next"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        return context.select(try context.resolver.item(.next))
    }
}
