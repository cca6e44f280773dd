/// Does again what undo took back.
struct RedoCommand: Command {
    let name = "redo"
    let group = CommandGroup.build
    let syntax = ""
    let summary = "does again what undo took back"
    let example = "redo"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        return try session.redo()
    }
}
