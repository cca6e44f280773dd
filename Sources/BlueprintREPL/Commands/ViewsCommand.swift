import BlueprintInspector

/// Lists the views, each with its element and the terms of its origin.
struct ViewsCommand: Command {
    let name = "views"
    let group = CommandGroup.look
    let syntax = Answers.scopeSyntax + ", or views advice"
    let summary = "Lists the views, each with its element and the terms of its origin."
    let details = """
        \(Answers.scopeDetails)
        views advice counts the views of each component, and tries edits that save
        some: unwrap for each wrapper without arguments whose view shows nothing,
        such as a box without a background, border or corner. It lists those after
        which all other views are the same, and read alike, with the line to type.
        """
    let example = "views"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        let scope = context.answers.scopeCompletions(after: words)
        return words.count <= 1
            ? [Completion("advice", summary: "The views of each component, and edits that save some.")] + scope : scope
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try context.needTree()
        if arguments.words.first?.text == "advice" {
            try arguments.atMost(1, usage: "views advice")
            return .say(try context.answers.viewsAdvice())
        }
        let options = try context.answers.scope(arguments.words, usage: usage)
        let text = ViewsReport(context.snapshot, labels: context.labels, options: options).text
        return .say(context.look(name, text, context.answers.viewMembers(options)))
    }
}
