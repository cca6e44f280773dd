/// Goes back to the event before, or by n events.
struct BackCommand: Command {
    let name = "back"
    let aliases = ["b"]
    let group = CommandGroup.step
    let syntax = "[n]"
    let summary = "goes back to the event before, or by n events"
    let example = "back"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        let count = try session.count(arguments, usage: usage)
        return try session.step(fromEnd: true) { $0.back(count) }
    }
}
