/// Deletes the selected element, or another one, from the tree.
struct RemoveCommand: Command {
    let name = "remove"
    let group = CommandGroup.build
    let syntax = "[REF]"
    let summary = "Deletes the selected element, or another one, from the tree."
    let details = """
        A wrapper that would be left empty is deleted with it.
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
