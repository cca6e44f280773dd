/// Gives the selected child a key, which keeps its view when it moves.
struct KeyCommand: Command {
    let name = "key"
    let group = CommandGroup.build
    let syntax = "TEXT"
    let summary = "Gives the selected child a key, which keeps its view when it moves."
    let details = """
        In a Row, Column or Overlay the key is a trait of the child. Elsewhere the
        child is wrapped in Keyed.
        """
    let example = "key title"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let word = arguments.words.first else {
            throw InputError("the key is missing", fix: .usage(usage), at: arguments.end)
        }
        try arguments.atMost(1, usage: usage)
        return .edit(try context.editor.keying(word))
    }
}
