import BlueprintInspector

/// Draws only the content of the views.
struct RenderCommand: Command {
    let name = "render"
    let group = CommandGroup.look
    let syntax = ""
    let summary = "Draws only the content of the views."
    let details = """
        A character cell is 8×16 points.
        """
    let example = "render"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        try context.needTree()
        let text = RenderDrawing(context.snapshot, labels: context.labels, options: context.drawingOptions).text
        return .say(context.look(name, text, context.answers.viewMembers))
    }
}
