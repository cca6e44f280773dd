/// Goes on to the next breakpoint, or to the end.
struct ContinueCommand: Command {
    let name = "continue"
    let group = CommandGroup.step
    let syntax = ""
    let summary = "goes on to the next event that a breakpoint stops at, or to the last"
    let example = "continue"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        return try session.walkOn()
    }
}
