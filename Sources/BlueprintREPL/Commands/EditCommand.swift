import BlueprintInspector

/// Puts the Swift of an element on the prompt, as the line that replaces it.
struct EditCommand: Command {
    let name = "edit"
    let group = CommandGroup.build
    let syntax = "[REF]"
    let summary = "Puts the Swift of an element on the prompt, to change and replace it."
    let details = """
        The prompt begins with replace, the number of the element and its Swift,
        several lines as they are: Return replaces the element, Ctrl-C leaves it,
        and undo takes the change back.
        """
    let example = "edit #2"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        words.count <= 1 ? context.completer.references : []
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(1, usage: usage)
        let resolver = context.resolver
        let number = try resolver.number(of: resolver.targetOrSelection(arguments.words.first))
        guard context.options.isInteractive else {
            throw InputError(
                "'edit' changes a line at a prompt, and there is none here",
                fix: "type replace #\(number) ELEMENT",
                at: arguments.nameOffset
            )
        }
        return .wish(.line("replace #\(number) \(context.document.ownLines(of: number))"))
    }
}
