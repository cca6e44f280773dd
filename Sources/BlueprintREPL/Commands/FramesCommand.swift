import BlueprintInspector

/// Draws every frame to scale.
struct FramesCommand: Command {
    let name = "frames"
    let group = CommandGroup.look
    let syntax = ""
    let summary = "draws every frame to scale"
    let details = """
        A cell is 4×8 points, or what zoom makes of it; heavy lines stand around
        what is backed by a view.
        """
    let example = "frames"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        try session.needTree()
        let text = session.framesText()
        return [session.look(name, text, session.elementMembers)]
    }
}
