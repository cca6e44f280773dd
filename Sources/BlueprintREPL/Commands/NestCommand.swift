import BlueprintInspector

/// Draws every element as a box inside its parent, not to scale.
struct NestCommand: Command {
    let name = "nest"
    let group = CommandGroup.look
    let syntax = "[REF]"
    let summary = "Draws every element as a box inside its parent, not to scale."
    let example = "nest"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        words.count <= 1 ? context.completer.references : []
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(1, usage: usage)
        try context.needTree()
        let options = try context.answers.part(arguments.words.first)
        let text = NestDrawing(context.snapshot, labels: context.labels, options: options).text
        return .say(context.drawing(name, text, context.answers.elementMembers(options)))
    }
}
