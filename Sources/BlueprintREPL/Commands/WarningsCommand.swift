import BlueprintInspector

/// Lists likely mistakes in the tree, each with a fix.
struct WarningsCommand: Command {
    let name = "warnings"
    let group = CommandGroup.look
    let syntax = ""
    let summary = "Lists likely mistakes in the tree, each with a fix."
    let details = """
        It warns of \(WarningRule.all.map(\.summary).joined(separator: ",\n")).
        Siblings that overlap because of a negative spacing are not warned of. An
        element of your own is measured within many constraints if its subtree is
        small. A fix after try was tried and works; a fix after perhaps was not
        tried.
        """
    let example = "warnings"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        try session.needTree()
        let (text, members) = session.warningList()
        return [session.look(name, text, members)]
    }
}
