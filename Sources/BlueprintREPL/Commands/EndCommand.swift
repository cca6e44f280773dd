/// Leaves the list; the next line wraps the list or adds after it.
struct EndCommand: Command {
    let name = "end"
    let group = CommandGroup.build
    let syntax = ""
    let summary = "Leaves the list; the next line wraps the list or adds after it."
    let example = "end"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        return try session.leaveList()
    }
}
