/// Leaves the list: what comes next wraps it, or goes after it.
struct EndCommand: Command {
    let name = "end"
    let group = CommandGroup.build
    let syntax = ""
    let summary = "leaves the list: what comes next wraps it, or goes after it"
    let example = "end"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        return try session.leaveList()
    }
}
