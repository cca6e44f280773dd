/// Runs the lines of a script.
struct SourceCommand: Command {
    let name = "source"
    let group = CommandGroup.files
    let syntax = "FILE"
    let summary = "runs the lines of a script"
    let details = """
        It stops at the first error; what was done until then stays.
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
