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

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        context.completer.paths(words)
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        let path = try arguments.path(usage: usage)
        return .record(path: path == "stop" || path == "off" ? nil : path)
    }
}
