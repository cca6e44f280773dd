/// Ends the session.
struct QuitCommand: Command {
    let name = "quit"
    let aliases = ["exit"]
    let group = CommandGroup.learn
    let syntax = ""
    let summary = "Ends the session."
    let example = "quit"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        session.isFinished = true
        return []
    }
}
