import BlueprintInspector

/// Lists what is probably not meant in the tree, and what mends it.
struct WarningsCommand: Command {
    let name = "warnings"
    let group = CommandGroup.look
    let syntax = ""
    let summary = "lists what is probably not meant in the tree, and what mends it"
    let details = """
        It warns of \(WarningRule.all.map(\.summary).joined(separator: ",\n"))
        Not of siblings that lie on each other in a Row, Column, Flow, EqualStack or
        GridRow: there that comes from a negative spacing, which is on purpose.
        Elements of one's own are asked within many limits, if little is in them.
        A fix behind try was tried and helps; one behind perhaps was not tried.
        """
    let example = "warnings"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        try session.needTree()
        let (text, members) = session.warningList()
        return [session.look(name, text, members)]
    }
}
