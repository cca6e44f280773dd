import BlueprintInspector

/// Lists the elements, each vanished one with the view that got its offset.
struct FlattenCommand: Command {
    let name = "flatten"
    let group = CommandGroup.look
    let syntax = ""
    let summary = "lists the elements, each vanished one with the view that got its offset"
    let example = "flatten"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        try session.needTree()
        let text = FlattenReport(session.snapshot, labels: session.labels, options: session.drawingOptions).text
        return [session.look(name, text, session.elementMembers + session.viewMembers)]
    }
}
