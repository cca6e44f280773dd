/// Selects the root element.
struct RootCommand: Command {
    let name = "root"
    let group = CommandGroup.move
    let syntax = ""
    let summary = "Selects the root element."
    let example = "root"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        try context.needTree()
        return context.select(context.outermost)
    }
}
