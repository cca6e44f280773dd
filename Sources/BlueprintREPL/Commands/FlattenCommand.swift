import BlueprintInspector

/// Lists the elements and marks those that are flattened.
struct FlattenCommand: Command {
    let name = "flatten"
    let group = CommandGroup.look
    let syntax = ""
    let summary = "Lists the elements and marks those that are flattened."
    let details = """
        For a flattened element, it shows the views to which its origin is applied.
        """
    let example = "flatten"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        try context.needTree()
        let text = FlattenReport(context.snapshot, labels: context.labels, options: context.drawingOptions).text
        return .say(context.look(name, text, context.answers.elementMembers + context.answers.viewMembers))
    }
}
