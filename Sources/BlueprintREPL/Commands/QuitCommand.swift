/// Ends the session.
struct QuitCommand: Command {
    let name = "quit"
    let aliases = ["exit", "q"]
    let group = CommandGroup.session
    let syntax = ""
    let summary = "Ends the session."
    let example = "quit"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        return .quit
    }
}
