/// Selects the sibling before the selection.
struct PreviousCommand: Command {
    let name = "previous"
    let group = CommandGroup.move
    let syntax = ""
    let summary = "selects the sibling before the selection"
    let example = "previous"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        return try session.walk(.previous)
    }
}
