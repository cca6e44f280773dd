import BlueprintInspector

/// Draws only what the views show.
struct RenderCommand: Command {
    let name = "render"
    let group = CommandGroup.look
    let syntax = ""
    let summary = "draws only what the views show"
    let details = """
        A cell is 8×16 points.
        """
    let example = "render"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        try session.needTree()
        let text = RenderDrawing(session.snapshot, labels: session.labels, options: session.drawingOptions).text
        return [session.look(name, text, session.viewMembers)]
    }
}
