/// Takes the selected node, or another, out of the tree.
struct RemoveCommand: Command {
    let name = "remove"
    let group = CommandGroup.build
    let syntax = "[REF]"
    let summary = "takes the selected node, or another, out of the tree"
    let details = """
        Wrappers that would be left with nothing in them go with it.
        """
    let example = "remove #4"

    func completions(after words: [String], in session: Session) -> [Completion] {
        session.referenceCompletions(words)
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(1, usage: usage)
        return try session.remove(arguments.words.first)
    }
}
