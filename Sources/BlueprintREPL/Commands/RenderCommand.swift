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

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        try session.needTree()
        let text = RenderDrawing(session.snapshot, labels: session.labels, options: session.drawingOptions).text
        return [session.look(name, text, session.viewMembers)]
    }
}
