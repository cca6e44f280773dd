/// Goes back to the breakpoint before, or to the start.
struct ReverseCommand: Command {
    let name = "reverse"
    let group = CommandGroup.step
    let syntax = ""
    let summary = "goes back to the event before at which a breakpoint stops, or to the start"
    let details = """
        Who has not stepped yet begins at the end: watch #1.width, then reverse, leads
        to where the width got the value that it has.
        """
    let example = "reverse"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        return try session.walkBack()
    }
}
