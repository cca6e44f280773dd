import BlueprintInspector

/// Draws only the content of the views.
struct RenderCommand: Command {
    let name = "render"
    let group = CommandGroup.look
    let syntax = "[REF]"
    let summary = "Draws only the content of the views."
    let details = """
        A character cell is 8×16 points.
        """
    let example = "render"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        words.count <= 1 ? context.completer.references : []
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(1, usage: usage)
        try context.needTree()
        let options = try context.answers.part(arguments.words.first)
        let text = RenderDrawing(context.snapshot, labels: context.labels, options: options).text
        return .say(context.drawing(name, text, context.answers.viewMembers(options)))
    }
}
