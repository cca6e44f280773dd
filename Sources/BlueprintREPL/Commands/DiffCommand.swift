import BlueprintInspector

/// Shows what the last edit changed in the tree.
struct DiffCommand: Command {
    let name = "diff"
    let group = CommandGroup.look
    let syntax = ""
    let summary = "shows what the last edit changed in the tree"
    let details = """
        + has appeared, - has gone, ~ has another frame. Views are told by number,
        those made and those dropped with why: a view is kept where an element with
        the same class of view stands at the same path, which is made of the types
        and keys of the elements from the view around it down to its own.
        """
    let example = "diff"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        let (text, members) = session.diff()
        return [session.look(name, text, members)]
    }
}
