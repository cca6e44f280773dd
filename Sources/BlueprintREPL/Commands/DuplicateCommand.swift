/// Adds a copy of a child of a list behind it.
struct DuplicateCommand: Command {
    let name = "duplicate"
    let group = CommandGroup.build
    let syntax = "[REF]"
    let summary = "Adds a copy of an element behind it in its list."
    let example = "duplicate #2"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        words.count <= 1 ? context.completer.references : []
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(1, usage: usage)
        let number = try context.resolver.number(arguments.words.first, to: "duplicate")
        return .edit(try context.editor.duplicating(number))
    }
}
