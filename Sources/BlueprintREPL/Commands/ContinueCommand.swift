/// Goes on to the next breakpoint, or to the last step.
struct ContinueCommand: Command {
    let name = "continue"
    let group = CommandGroup.step
    let syntax = ""
    let summary = "Goes on to the next breakpoint, or to the last step."
    let example = "continue"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        return try session.walkOn()
    }
}
