/// Goes to the measured size that ends the current proposal.
struct OverCommand: Command {
    let name = "over"
    let aliases = ["o"]
    let group = CommandGroup.step
    let syntax = ""
    let summary = "Goes to the measured size that ends the current proposal."
    let example = "over"
    let repeats = true

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        return try context.step { $0.over() }
    }
}
