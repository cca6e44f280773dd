import BlueprintInspector

/// Prints the tree in another format, or writes it to a file.
struct ExportCommand: Command {
    let name = "export"
    let group = CommandGroup.files
    let syntax = "swift or json [FILE [--force]]"
    let summary = "Prints the tree in another format, or writes it to a file."
    let details = """
        A file that exists, and that export has not written in this session, is
        replaced only with --force; so is one that another program has changed since.
        """
    let example = "export json tree.json"
    let writesFiles = true

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        let formats = context.answers.exportNames
        guard words.count > 1 else {
            return formats.map { Completion($0, summary: Self.summaries[$0] ?? "a format of the tree") }
        }
        if words.count > 2 { return [CommandContext.forceCompletion] }
        return formats.contains(words[0]) ? context.completer.paths(words, [words[0]]) : []
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        var arguments = arguments
        let options = arguments.takeOptions([CommandContext.force])
        guard let word = arguments.words.first else {
            throw InputError("the format is missing", fix: .usage(usage), at: arguments.end)
        }
        try arguments.atMost(2, usage: usage)
        try context.needTree()
        let text = try context.answers.exported(as: word)
        guard arguments.words.count > 1 else {
            return .say(printed(text, as: word.text, in: context))
        }
        guard !context.options.isSafe else {
            throw InputError(SafeMode.refusal(of: "'export' writes a file"), at: arguments.words[1].offset)
        }
        let path = arguments.words[1].unquoted
        if options.isEmpty {
            try context.checkReplacing(
                path,
                by: name,
                line: "export \(word.text) \(path.shownPath)",
                at: arguments.words[1].offset
            )
        }
        return .write(text, path: path, by: name, then: Output(.note, StyledText("\(path.shownPath) written")))
    }

    /// The description of each format.
    private static let summaries = [
        "json": "The last render as JSON: its elements, views and steps.",
        "swift": "The Swift source of the tree.",
    ]

    /// Returns the output of an export to the terminal or the standard output.
    private func printed(_ text: @escaping Exporter.Text, as format: String, in context: CommandContext) -> Output {
        let json = context.options.givesJSON ? context.json(name, members(text, format)) : nil
        // Source may have characters that a terminal must not get; the other formats escape them.
        if format == "swift" { return Output(.result, TextPieces(context.answers.source.text), json: json) }
        return Output(.result, text, json: json)
    }

    private func members(_ text: Exporter.Text, _ format: String) -> [JSONValue.Member] {
        var whole = ""
        // The function throws no error of its own.
        try? text { whole += $0 }
        return [.init("format", .string(format)), .init("text", .string(whole.droppingLastNewline))]
    }
}
