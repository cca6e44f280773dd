import BlueprintInspector

/// Prints the tree in another format, or writes it to a file.
struct ExportCommand: Command {
    let name = "export"
    let group = CommandGroup.files
    let syntax = "html, json, png, svg or swift [PICTURE] [FILE] [OPTION …]"
    let summary = "Prints the tree in another format, or writes it to a file."
    let details = """
        html makes a page for a browser: the drawing, each step and each reason, in
        one file that needs no network. svg makes a picture, which PICTURE names:
        frames, the frames to scale with the texts; hierarchy, the elements, those
        that are view-backed, and the views; layers, each level of the tree above its
        parent, and beside it the views; nest, the boxes in each other; views, the
        views that remain, to scale.
        png makes the same of pixels, by rsvg-convert or resvg if it is installed;
        --scale 2 makes it twice as large. --size 320x160,375x160 draws the tree in
        several viewports beside each other; the viewport stays as it is.
        A file that exists, and that export has not written in this session, is
        replaced only with --force; so is one that another program has changed since.
        """
    let answers = true
    let example = "export svg layers tree.svg"
    let writesFiles = true

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        let formats = context.answers.exportNames
        guard words.count > 1 else {
            return formats.map { Completion($0, summary: summary(of: $0)) }
        }
        guard formats.contains(words[0]) else { return [] }
        let pictures = ExportFormat.pictures(of: words[0])
        switch words[words.count - 2] {
        case ExportRequest.sizeOption where !pictures.isEmpty:
            return ViewportSize.devices.keys.sorted().map { Completion($0, summary: "A device.", leadsOn: true) }
        case ExportRequest.scaleOption: return []
        default: break
        }
        let hasPicture = pictures.contains { $0.kind == words[1] } && words.count > 2
        if words.count > (hasPicture ? 3 : 2) { return options(of: words[0], hasPictures: !pictures.isEmpty) }
        let offered =
            hasPicture ? [] : pictures.map { Completion($0.kind ?? "", summary: $0.summary, leadsOn: true) }
        return offered + context.completer.paths(words, [words[0]])
    }

    private func options(of format: String, hasPictures: Bool) -> [Completion] {
        var options = [CommandContext.forceCompletion]
        if hasPictures {
            let summary = "Draws the tree in viewports beside each other."
            options.append(Completion(ExportRequest.sizeOption, summary: summary, leadsOn: true))
        }
        if format == ExportFormat.drawn {
            let summary = "Sets the pixels for each of the picture."
            options.append(Completion(ExportRequest.scaleOption, summary: summary, leadsOn: true))
        }
        return options
    }

    /// Returns the description of a format.
    private func summary(of format: String) -> String {
        let pictures = ExportFormat.pictures(of: format).compactMap(\.kind)
        if format == ExportFormat.drawn { return "A picture of pixels, by rsvg-convert or resvg." }
        if !pictures.isEmpty { return "A picture: \(pictures.joined(separator: ", "))." }
        return Exporter.named(format)?.summary ?? "The Swift source of the tree."
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        let request = try ExportRequest(arguments, usage: usage)
        try context.needTree()
        let text = try context.answers.exported(request)
        guard let file = request.file else {
            return .say(printed(text, as: request.format.text, in: context))
        }
        guard !context.options.isSafe else {
            throw InputError(SafeMode.refusal(of: "'export' writes a file"), at: file.offset)
        }
        let path = file.unquoted
        if !request.replaces {
            let line = request.line(name, path: path.shownPath)
            try context.checkReplacing(path, by: name, line: line, at: file.offset)
        }
        let done = Output(.note, StyledText("\(path.shownPath) written"))
        let scale = request.format.text == ExportFormat.drawn ? request.scale ?? 1 : nil
        return .write([WrittenText(text: text, scale: scale, path: path, command: name)], then: done)
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
