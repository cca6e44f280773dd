/// Goes to an event by its number or a mark; 0 is before the first.
struct GotoCommand: Command {
    let name = "goto"
    let group = CommandGroup.step
    let syntax = "N or MARK"
    let summary = "goes to an event by its number, 0 is before the first, or to a mark"
    let example = "goto 7"

    func completions(after words: [String], in session: Session) -> [Completion] { session.markCompletions() }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        guard let word = arguments.words.first else {
            throw InputError("the step number or mark is missing", fix: "type \(usage)", at: arguments.end)
        }
        try arguments.atMost(1, usage: usage)
        return try session.goto(try session.position(word), word)
    }
}
