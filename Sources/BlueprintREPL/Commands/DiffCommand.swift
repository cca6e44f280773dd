import BlueprintInspector

/// Shows what the last edit changed in the tree.
struct DiffCommand: Command {
    let name = "diff"
    let group = CommandGroup.look
    let syntax = ""
    let summary = "shows what the last edit changed in the tree"
    let example = "diff"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        let (text, members) = session.diff()
        return [session.look(name, text, members)]
    }
}
