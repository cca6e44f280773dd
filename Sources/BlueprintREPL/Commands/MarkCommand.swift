/// Gives the event where one stands a name.
struct MarkCommand: Command {
    let name = "mark"
    let group = CommandGroup.step
    let syntax = "[NAME]"
    let summary = "gives the event where one stands a name, for goto; alone, it lists the marks"
    let details = "Marks belong to the render: an edit makes another one, without marks."
    let example = "mark here"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(1, usage: usage)
        guard let word = arguments.words.first else { return session.listMarks() }
        return try session.mark(word)
    }
}
