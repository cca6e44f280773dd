import BlueprintInspector

/// Lists the sessions that can be resumed.
struct SessionsCommand: Command {
    let name = "sessions"
    let group = CommandGroup.files
    let syntax = ""
    let summary = "Lists the sessions that can be resumed."
    let details = """
        A session is kept if it is interrupted, or if it ends with an unsaved
        document. blueprint --resume resumes the one used last,
        blueprint --resume 2 the one with the number 2, and blueprint --drop 2
        deletes it.
        """
    let example = "sessions"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        guard let sessions = context.files.keptSessions else {
            throw InputError("sessions are kept only at a terminal", fix: "type sessions at the prompt")
        }
        return .say(Output(.note, context.answers.list(of: sessions)))
    }
}
