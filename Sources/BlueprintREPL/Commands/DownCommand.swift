/// Selects the first child of the selection.
struct DownCommand: Command {
    let name = "down"
    let group = CommandGroup.move
    let syntax = ""
    let summary = "Selects the first child of the selection."
    let example = "down"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        return try session.walk(.down)
    }
}
