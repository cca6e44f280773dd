/// Goes to the measured size that ends the enclosing proposal.
struct OutCommand: Command {
    let name = "out"
    let group = CommandGroup.step
    let syntax = ""
    let summary = "Goes to the measured size that ends the enclosing proposal."
    let example = "out"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        return try session.step { $0.out() }
    }
}
