import BlueprintInspector

/// Lists the views, each with its element and the terms of its origin.
struct ViewsCommand: Command {
    let name = "views"
    let group = CommandGroup.look
    let syntax = ""
    let summary = "Lists the views, each with its element and the terms of its origin."
    let example = "views"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        try session.needTree()
        let text = ViewsReport(session.snapshot, labels: session.labels, options: session.drawingOptions).text
        return [session.look(name, text, session.viewMembers)]
    }
}
