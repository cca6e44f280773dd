/// Clears the screen; the tree stays as it is.
struct ClearCommand: Command {
    let name = "clear"
    let group = CommandGroup.session
    let syntax = ""
    let summary = "Clears the screen; the tree stays as it is."
    let details = """
        reset clears the tree.
        """
    let example = "clear"
    let transcription = Transcription.needsTerminal

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        guard context.options.fillsScreen else {
            throw InputError("there is no screen to clear here", fix: "reset clears the tree", at: arguments.nameOffset)
        }
        return .wish(.clearScreen)
    }
}
