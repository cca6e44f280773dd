/// Tells which event one stands at, and the questions that are open.
struct WhereCommand: Command {
    let name = "where"
    let group = CommandGroup.step
    let syntax = ""
    let summary = "tells which event one stands at, and the questions that are open"
    let details = """
        The question asked last stands first, each within those below it; placing,
        flattening and updating happen without questions.
        """
    let example = "where"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        return try session.whereabouts()
    }
}
