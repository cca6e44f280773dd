/// Selects what is around the selection.
struct UpCommand: Command {
    let name = "up"
    let group = CommandGroup.move
    let syntax = ""
    let summary = "selects what is around the selection"
    let example = "up"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        return try session.walk(.up)
    }
}
