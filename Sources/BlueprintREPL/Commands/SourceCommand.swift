/// Runs the lines of a script.
struct SourceCommand: Command {
    let name = "source"
    let group = CommandGroup.files
    let syntax = "FILE"
    let summary = "Runs the lines of a script."
    let details = """
        It stops at the first error. Lines that ran before the error keep their
        effect.
        """
    let example = "source cards.bp"
    let usesFiles = true

    func completions(after words: [String], in session: Session) -> [Completion] {
        session.pathCompletions(words)
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        let path = try session.path(arguments, usage: usage)
        return try session.source(path)
    }
}
