/// Goes to the measured size that ends the current proposal.
struct OverCommand: Command {
    let name = "over"
    let aliases = ["o"]
    let group = CommandGroup.step
    let syntax = ""
    let summary = "Goes to the measured size that ends the current proposal."
    let example = "over"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        return try session.step { $0.over() }
    }
}
