/// Goes to the measured size that ends the enclosing proposal.
struct OutCommand: Command {
    let name = "out"
    let group = CommandGroup.step
    let syntax = ""
    let summary = "Goes to the measured size that ends the enclosing proposal."
    let example = "out"
    let repeats = true

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        return try context.step { $0.out() }
    }
}
