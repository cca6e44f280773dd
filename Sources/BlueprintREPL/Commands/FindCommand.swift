/// Lists the elements with this text or name, and selects a single match.
struct FindCommand: Command {
    let name = "find"
    let group = CommandGroup.move
    let syntax = "TEXT"
    let summary = "Lists the elements with this text or name, and selects a single match."
    let example = "find \"Hello\""

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        words.count <= 1 ? context.completer.shownTexts + context.completer.foundTypes : []
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard !arguments.isEmpty else {
            throw InputError("the text is missing", fix: .usage(usage), at: arguments.end)
        }
        let text = arguments.words.count == 1 ? arguments.words[0].unquoted : arguments.text
        return try context.find(text, at: arguments.offset)
    }
}
