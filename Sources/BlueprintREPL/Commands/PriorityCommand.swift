/// Says how the selected child of a Row, Column or Flow shares its space.
struct PriorityCommand: Command {
    let name = "priority"
    let group = CommandGroup.build
    let syntax = "PRIORITY"
    let summary = "says how the selected child of a list shares its space"
    let details = """
        In a Row or Column fixed, flexible, grows or shrinks, in a Flow fixed or
        grows; any Swift value of the priority may stand there too.
        """
    let example = "priority fixed"

    func completions(after words: [String], in session: Session) -> [Completion] {
        ["fixed", "flexible", "grows", "shrinks"].map { Completion($0) }
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        guard let word = arguments.words.first else {
            throw InputError(
                "a priority is missing",
                fix: "type priority fixed, flexible, grows or shrinks",
                at: arguments.end
            )
        }
        try arguments.atMost(1, usage: usage)
        return try session.givePriority(word)
    }
}
