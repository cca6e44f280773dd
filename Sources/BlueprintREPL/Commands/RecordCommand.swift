/// Writes the session, from its first line on, to a transcript.
struct RecordCommand: Command {
    let name = "record"
    let group = CommandGroup.files
    let syntax = "FILE or stop"
    let summary = "Writes a transcript of the session, from its first line on."
    let details = """
        blueprint check replays a transcript and compares the output. As in a
        script, a drawing follows an edit only if autoshow is on. record stop ends
        the transcript.
        """
    let example = "record bug.md"
    let usesFiles = true

    func completions(after words: [String], in session: Session) -> [Completion] {
        session.pathCompletions(words)
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        let path = try session.path(arguments, usage: usage)
        return try session.record(path)
    }
}
