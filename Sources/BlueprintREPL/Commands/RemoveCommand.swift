/// Deletes the selected element, or another one, from the tree.
struct RemoveCommand: Command {
    let name = "remove"
    let group = CommandGroup.build
    let syntax = "[REF]"
    let summary = "Deletes the selected element, or another one, from the tree."
    let details = """
        A wrapper that would be left empty is deleted with it.
        """
    let example = "remove #4"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        words.count <= 1 ? context.completer.references : []
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(1, usage: usage)
        let number = try context.resolver.number(arguments.words.first, to: "remove")
        return .edit(try context.editor.removing(number))
    }
}
