import BlueprintInspector

/// Lists the views, each with its element and the terms of its origin.
struct ViewsCommand: Command {
    let name = "views"
    let group = CommandGroup.look
    let syntax = ""
    let summary = "Lists the views, each with its element and the terms of its origin."
    let example = "views"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        try context.needTree()
        let text = ViewsReport(context.snapshot, labels: context.labels, options: context.drawingOptions).text
        return .say(context.look(name, text, context.answers.viewMembers))
    }
}
