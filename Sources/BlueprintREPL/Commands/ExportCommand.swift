import BlueprintInspector

/// Prints the tree in another format, or writes it to a file.
struct ExportCommand: Command {
    let name = "export"
    let group = CommandGroup.files
    let syntax = "swift or html or json or svg [FILE [--force]]"
    let summary = "Prints the tree in another format, or writes it to a file."
    let details = """
        html makes a page for a browser: the drawing, each step and each reason, in
        one file that needs no network. svg makes a picture: svg frames draws the
        frames to scale, with the texts; svg hierarchy the elements, those that are
        view-backed, and the views.
        A file that exists, and that export has not written in this session, is
        replaced only with --force; so is one that another program has changed since.
        """
    let example = "export json tree.json"
    let writesFiles = true

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        let formats = context.answers.exportNames
        guard words.count > 1 else {
            return formats.map { Completion($0, summary: summary(of: $0)) }
        }
        let kinds = Exporter.kinds(of: words[0])
        let hasKind = kinds.contains { $0.kind == words[1] } && words.count > 2
        let before = hasKind ? 2 : 1
        if words.count > before + 1 { return [CommandContext.forceCompletion] }
        guard formats.contains(words[0]) else { return [] }
        let offered = hasKind ? [] : kinds.map { Completion($0.kind ?? "", summary: $0.summary, leadsOn: true) }
        return offered + context.completer.paths(words, [words[0]])
    }

    /// Returns the description of a format.
    private func summary(of format: String) -> String {
        guard let exporter = Exporter.named(format) else { return "The Swift source of the tree." }
        let kinds = Exporter.kinds(of: format).compactMap(\.kind)
        return kinds.isEmpty ? exporter.summary : "A picture: \(kinds.joined(separator: " or "))."
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        var arguments = arguments
        let options = arguments.takeOptions([CommandContext.force])
        guard let word = arguments.words.first else {
            throw InputError("the format is missing", fix: .usage(usage), at: arguments.end)
        }
        var rest = arguments.dropping(1)
        let kinds = Exporter.kinds(of: word.text).compactMap(\.kind)
        let kind = kinds.first { $0 == rest.words.first?.text }
        if kind != nil {
            rest = rest.dropping(1)
        } else if !kinds.isEmpty, rest.words.count > 1, let wrong = rest.words.first {
            throw InputError(
                "there is no picture '\(wrong.text)'",
                fix: "the pictures are \(kinds.joined(separator: ", "))",
                at: wrong.offset
            )
        }
        try rest.atMost(1, usage: usage)
        try context.needTree()
        let text = try context.answers.exported(as: word, kind: kind)
        guard let file = rest.words.first else {
            return .say(printed(text, as: word.text, in: context))
        }
        guard !context.options.isSafe else {
            throw InputError(SafeMode.refusal(of: "'export' writes a file"), at: file.offset)
        }
        let path = file.unquoted
        if options.isEmpty {
            try context.checkReplacing(
                path,
                by: name,
                line: [name, word.text, kind, path.shownPath].compactMap { $0 }.joined(separator: " "),
                at: file.offset
            )
        }
        return .write(text, path: path, by: name, then: Output(.note, StyledText("\(path.shownPath) written")))
    }

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
