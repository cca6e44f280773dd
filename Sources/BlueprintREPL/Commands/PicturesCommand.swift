import BlueprintInspector

/// Draws the elements, the view-backed ones and the views beside each other.
struct PicturesCommand: Command {
    let name = "pictures"
    let group = CommandGroup.look
    let syntax = Answers.scopeSyntax
    let summary = "Draws the elements, the view-backed ones and the views beside each other."
    let details = """
        Each element keeps its row in all three pictures; dots lead from an element to
        its view. In a terminal of less than \(PicturesReport.leastColumns) columns the pictures are below each other.
        \(Answers.scopeDetails)
        """
    let example = "pictures"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        context.answers.scopeCompletions(after: words)
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try context.needTree()
        let options = try context.answers.scope(arguments.words, usage: usage)
        let text = PicturesReport(context.snapshot, labels: context.labels, options: options).text
        return .say(
            context.look(name, text, context.answers.elementMembers(options) + context.answers.viewMembers(options))
        )
    }
}
