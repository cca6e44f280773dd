import BlueprintInspector

/// Resumes a kept session in place of this one.
struct ResumeCommand: Command {
    let name = "resume"
    let group = CommandGroup.files
    let syntax = "[NUMBER]"
    let summary = "Resumes a kept session, and leaves this one."
    let details = """
        sessions lists the kept sessions. Without a number, resume takes the one used
        last. If the document of this session is not saved, this session is kept too.
        """
    let usesFiles = true
    let example = "resume 2"
    let transcription = Transcription.omitted

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        guard words.count <= 1 else { return [] }
        return (context.files.keptSessions ?? []).map { session in
            Completion("\(session.number)", summary: "\(session.time), \(Phrasing.count(session.lines.count, "line"))")
        }
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(1, usage: usage)
        let sessions = try context.keptSessions(for: name)
        guard let word = arguments.words.first else {
            guard let last = sessions.first else { throw InputError("there are no other sessions to resume") }
            return .resume(last.number)
        }
        let number = Int(word.text, radix: 10)
        guard let number, sessions.contains(where: { $0.number == number }) else {
            let reason = number.map(context.files.refusal) ?? "there is no kept session \(word.text)"
            throw InputError(reason, fix: "type sessions to list them", at: word.offset)
        }
        return .resume(number)
    }
}
