/// Goes to the answer of the question around this one.
struct OutCommand: Command {
    let name = "out"
    let group = CommandGroup.step
    let syntax = ""
    let summary = "goes to the answer of the question around this one"
    let example = "out"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        return try session.step { $0.out() }
    }
}
