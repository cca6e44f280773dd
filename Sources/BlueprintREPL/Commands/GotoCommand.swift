/// Goes to an event by its number; 0 is before the first.
struct GotoCommand: Command {
    let name = "goto"
    let group = CommandGroup.step
    let syntax = "N"
    let summary = "goes to an event by its number; 0 is before the first"
    let example = "goto 7"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        guard let word = arguments.words.first else {
            throw InputError("a number is missing", fix: "say \(usage)", at: arguments.end)
        }
        try arguments.atMost(1, usage: usage)
        guard let number = Int(word.text), number >= 0 else {
            throw InputError("'\(word.text)' is no number of an event", fix: "trace lists them", at: word.offset)
        }
        return try session.goto(number, word)
    }
}
