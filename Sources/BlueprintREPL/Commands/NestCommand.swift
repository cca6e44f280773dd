import BlueprintInspector

/// Draws every element as a box inside its parent, not to scale.
struct NestCommand: Command {
    let name = "nest"
    let group = CommandGroup.look
    let syntax = ""
    let summary = "Draws every element as a box inside its parent, not to scale."
    let example = "nest"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        try context.needTree()
        let text = NestDrawing(context.snapshot, labels: context.labels, options: context.drawingOptions).text
        return .say(context.look(name, text, context.answers.elementMembers))
    }
}
