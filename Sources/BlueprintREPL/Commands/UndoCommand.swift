/// Takes the last edit back.
struct UndoCommand: Command {
    let name = "undo"
    let group = CommandGroup.build
    let syntax = ""
    let summary = "takes the last edit back"
    let example = "undo"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        return try session.undo()
    }
}
