import BlueprintInspector

/// Draws every element as a box inside its parent, not to scale.
struct NestCommand: Command {
    let name = "nest"
    let group = CommandGroup.look
    let syntax = ""
    let summary = "Draws every element as a box inside its parent, not to scale."
    let example = "nest"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        try session.needTree()
        let text = NestDrawing(session.snapshot, labels: session.labels, options: session.drawingOptions).text
        return [session.look(name, text, session.elementMembers)]
    }
}
