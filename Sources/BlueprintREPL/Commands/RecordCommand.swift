/// Writes the session, from its first line on, as a transcript.
struct RecordCommand: Command {
    let name = "record"
    let group = CommandGroup.files
    let syntax = "FILE or stop"
    let summary = "writes the session, from its first line on, as a transcript"
    let details = """
        A transcript is checked by blueprint check. It holds what a script would
        print: no drawings after edits, unless autoshow is on.
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
