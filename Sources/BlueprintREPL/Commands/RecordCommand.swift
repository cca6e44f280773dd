/// Writes the session, from its first line on, to a transcript.
struct RecordCommand: Command {
    let name = "record"
    let group = CommandGroup.files
    let syntax = "FILE [--force] or stop"
    let summary = "Writes a transcript of the session, from its first line on."
    let details = """
        blueprint check replays a transcript and compares the output. As in a
        script, a drawing follows an edit only if autoshow is on. record stop ends
        the transcript. A file that exists, and that record has not written in this
        session, is replaced only with --force; so is one that another program has
        changed since.
        A comment alone on a line becomes prose between the lines, in Markdown
        without the slashes: successive ones are one paragraph, // alone ends it,
        and // # Title is a heading. To explain the next line, for example, type:
        // The label is as wide as its text.
        """
    let example = "record bug.md"
    let usesFiles = true
    let writesFiles = true
    let transcription = Transcription.omitted

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        guard words.count <= 1 else { return [CommandContext.forceCompletion] }
        return [Completion("stop", summary: "Ends the transcript.")]
            + context.completer.paths(words, ["txt", "md", "bp"])
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        var arguments = arguments
        let options = arguments.takeOptions([CommandContext.force])
        let path = try arguments.path(usage: usage)
        if path == "stop" || path == "off" { return .record(path: nil) }
        if options.isEmpty {
            try context.checkReplacing(path, by: name, line: "record \(path.shownPath)", at: arguments.offset)
        }
        return .record(path: path)
    }
}
