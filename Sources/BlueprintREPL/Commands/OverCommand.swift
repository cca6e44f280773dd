/// Goes to the answer of the question now asked.
struct OverCommand: Command {
    let name = "over"
    let aliases = ["o"]
    let group = CommandGroup.step
    let syntax = ""
    let summary = "goes to the answer of the question now asked"
    let example = "over"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        return try session.step { $0.over() }
    }
}
