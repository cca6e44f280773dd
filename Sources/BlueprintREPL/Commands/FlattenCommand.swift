import BlueprintInspector

/// Lists the elements and marks those that are flattened.
struct FlattenCommand: Command {
    let name = "flatten"
    let group = CommandGroup.look
    let syntax = Answers.scopeSyntax
    let summary = "Lists the elements and marks those that are flattened."
    let details = """
        For a flattened element, it shows the views to which its origin is applied.
        \(Answers.scopeDetails)
        """
    let example = "flatten"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        context.answers.scopeCompletions(after: words)
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try context.needTree()
        let options = try context.answers.scope(arguments.words, usage: usage)
        let text = FlattenReport(context.snapshot, labels: context.labels, options: options).text
        return .say(
            context.look(name, text, context.answers.elementMembers(options) + context.answers.viewMembers(options))
        )
    }
}
