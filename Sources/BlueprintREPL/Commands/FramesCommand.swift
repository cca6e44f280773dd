import BlueprintInspector

/// Draws every frame to scale.
struct FramesCommand: Command {
    let name = "frames"
    let group = CommandGroup.look
    let syntax = ""
    let summary = "Draws every frame to scale."
    let details = """
        A character cell is 4×8 points; zoom changes that. Heavy borders mark
        view-backed elements; light ones only take part in layout.
        """
    let example = "frames"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        try context.needTree()
        let text = context.framesText()
        return .say(context.look(name, text, context.answers.elementMembers))
    }
}
