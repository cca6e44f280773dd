/// Goes back one step, or n steps.
struct BackCommand: Command {
    let name = "back"
    let aliases = ["b"]
    let group = CommandGroup.step
    let syntax = "[N]"
    let summary = "Goes back one step, or n steps."
    let example = "back"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        let count = try session.count(arguments, usage: usage)
        return try session.step(fromEnd: true) { $0.back(count) }
    }
}
