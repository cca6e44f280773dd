import BlueprintInspector

/// Lists the views, each with its element and the terms of its origin.
struct ViewsCommand: Command {
    let name = "views"
    let group = CommandGroup.look
    let syntax = Answers.scopeSyntax
    let summary = "Lists the views, each with its element and the terms of its origin."
    let details = Answers.scopeDetails
    let example = "views"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        context.answers.scopeCompletions(after: words)
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try context.needTree()
        let options = try context.answers.scope(arguments.words, usage: usage)
        let text = ViewsReport(context.snapshot, labels: context.labels, options: options).text
        return .say(context.look(name, text, context.answers.viewMembers(options)))
    }
}
