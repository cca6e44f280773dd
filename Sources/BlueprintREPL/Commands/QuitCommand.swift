/// Ends the context.
struct QuitCommand: Command {
    let name = "quit"
    let aliases = ["exit"]
    let group = CommandGroup.learn
    let syntax = ""
    let summary = "Ends the context."
    let example = "quit"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        return .quit
    }
}
