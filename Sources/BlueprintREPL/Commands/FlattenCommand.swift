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

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        try session.needTree()
        let text = FlattenReport(session.snapshot, labels: session.labels, options: session.drawingOptions).text
        return [session.look(name, text, session.elementMembers + session.viewMembers)]
    }
}
