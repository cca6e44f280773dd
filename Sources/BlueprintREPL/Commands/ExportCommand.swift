import BlueprintInspector

/// Prints the tree in another format, or writes it to a file.
struct ExportCommand: Command {
    let name = "export"
    let group = CommandGroup.files
    let syntax = "swift or json [FILE]"
    let summary = "Prints the tree in another format, or writes it to a file."
    let example = "export json tree.json"

    func completions(after words: [String], in session: Session) -> [Completion] {
        words.count <= 1 ? session.exportNames.map { Completion($0) } : session.pathCompletions(words)
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        guard let word = arguments.words.first else {
            throw InputError("the format is missing", fix: "type \(usage)", at: arguments.end)
        }
        try arguments.atMost(2, usage: usage)
        try session.needTree()
        let text = try session.exported(as: word)
        guard arguments.words.count > 1 else {
            // Source may have characters that a terminal must not get; the other formats escape them.
            return [word.text == "swift" ? session.sourceOutput : Output(.result, text)]
        }
        guard !session.options.isSafe else {
            throw InputError("writing files is refused here", at: arguments.words[1].offset)
        }
        let path = arguments.words[1].unquoted
        try session.store(text, in: path)
        return [Output(.note, StyledText("\(path) written"))]
    }
}
