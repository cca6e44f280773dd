import BlueprintInspector

/// Lists the sessions that can be resumed.
struct SessionsCommand: Command {
    let name = "sessions"
    let group = CommandGroup.files
    let syntax = ""
    let summary = "Lists the sessions that can be resumed."
    let details = """
        A session is kept if it is interrupted, or if it ends with an unsaved
        document. resume resumes the one used last, resume 2 the one with the
        number 2, and blueprint --drop 2 deletes it.
        """
    let usesFiles = true
    let answers = true
    let example = "sessions"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        return .say(Output(.note, context.answers.list(of: try context.keptSessions(for: name))))
    }
}
