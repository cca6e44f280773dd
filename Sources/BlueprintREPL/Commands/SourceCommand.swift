/// Runs the lines of a script.
struct SourceCommand: Command {
    let name = "source"
    let group = CommandGroup.files
    let syntax = "FILE"
    let summary = "Runs the lines of a script."
    let details = """
        It stops at the first error. Lines that ran before the error keep their
        effect. A relative path counts from the folder in which blueprint was
        started. A Swift file is opened with load.
        """
    let example = "source cards.blueprint"
    let usesFiles = true

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        context.completer.paths(words, ScriptPath.extensions)
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        .script(path: try arguments.path(usage: usage))
    }
}
