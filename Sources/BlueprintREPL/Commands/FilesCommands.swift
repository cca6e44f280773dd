import BlueprintInspector

extension Command {
    /// The commands that read and write files.
    static let files: [Command] = [.load, .save, .source, .record, .export]

    static let load = Command(
        "load",
        group: .files,
        syntax: "FILE…",
        summary: "Opens a Swift file, or the files of a module, as the document.",
        details: """
            The file may come from save or from an app. All of it is kept, with imports,
            comments and #if; its statements run again after each edit. The root is the
            last element of the file. Without one, it is the element of a BlueprintView,
            or of the view or view controller at the end. A comment such as
            // stub MarketLabel 96x16 has the effect of the command.
            Several files, or a folder, are one module: their declarations see each other
            in any order, and only main.swift has statements. A relative path counts
            from the folder in which blueprint was started.
            """,
        example: "load card.swift",
        usesFiles: true,
        completions: { words, context in context.completer.paths(words, ["swift"]) },
        run: { command, arguments, context in
            let files = context.files
            let paths = try arguments.paths(usage: command.usage) { path in
                files.paths(startingWith: path).contains { $0 == path || $0 == path + "/" }
            }
            return .edit(try context.editor.loading(paths))
        }
    )

    static let save = Command(
        "save",
        group: .files,
        syntax: "[FILE] [expression] [--force]",
        summary: "Writes the document to a Swift file that compiles in an app.",
        details: """
            The file contains the imports, the declarations, and a ProxyElement for the
            tree. With the word expression after its name, it contains only what swift
            prints. load reads both. A program that gives its element to a view is saved
            unchanged. Without a name, save writes to the file that the document was
            loaded from or saved to. Any other file that exists, and one that another
            program has changed since, is replaced only with --force. A new name without
            an ending gets .swift.
            In blueprint inspect FILE, and after load of several files, save without a
            name writes the changed lines back to the files that they came from, and
            leaves the others as they are; edits of a preview go to its #Preview.
            A name that ends in .blueprint or .bp is that of a script: it begins with the
            viewport, scale, direction and env, which a Swift file does not have. source
            and blueprint run bring the session back from it.
            """,
        example: "save card.swift",
        usesFiles: true,
        writesFiles: true,
        completions: { words, context in
            guard words.count > 1 || words.first?.hasPrefix("-") == true else {
                return context.completer.paths(words, ["swift", "blueprint"])
            }
            return [
                Completion("expression", summary: "Writes only the element, without a struct around it."),
                CommandContext.forceCompletion,
            ]
        },
        run: { command, arguments, context in
            var arguments = arguments
            let options = arguments.takeOptions(["expression", CommandContext.force])
            let isBare = options.contains("expression")
            if !isBare, let own = context.workspace.ownFiles, isOwnFile(arguments, of: own.module) {
                return try writingBack(own, by: command.name, at: arguments.nameOffset, in: &context)
            }
            let path = try savePath(arguments, of: command.name, in: context)
            try checkNoMarkdown(of: path, arguments)
            if !options.contains(CommandContext.force) {
                try context.checkReplacing(
                    path,
                    isOwn: path == context.workspace.file,
                    because: "this document does not come from it",
                    line: "save \(path.shownPath)\(isBare ? " expression" : "")",
                    at: arguments.offset
                )
            }
            let document = context.document
            if document.isEmpty { try context.needTree() }
            let isScript = scriptSuffixes.contains { path.hasSuffix($0) }
            let text = isScript ? scriptText(context) : isBare ? document.source + "\n" : document.fileText
            let shape =
                isScript
                ? "the settings and the document"
                : isBare ? "the document" : document.isProgram ? "the program" : "struct \(document.savedName)"
            var words = ["\(path.shownPath) is written: \(shape) with \(document.contents)"]
            if isScript {
                words.append("source \(path.shownPath) brings it back")
            } else if !context.settings.layOutAlike(Settings()) {
                words.append("without the settings, which a name that ends in .blueprint keeps")
            }
            context.workspace.noteSaved(path, as: isScript || isBare ? nil : text)
            return .write(
                [WrittenText(text: { try $0(text) }, path: path, command: command.name)],
                then: Output(.note, context.wrapped(words))
            )
        }
    )

    /// Returns true if the arguments name the files that a document is written back to, or nothing.
    private static func isOwnFile(_ arguments: CommandArguments, of module: ModuleText) -> Bool {
        arguments.isEmpty || module.files.count == 1 && arguments.words.map(\.unquoted) == [module.files[0].path]
    }

    /// Writes the changed lines into the files that the document was read from, unless one has changed since.
    private static func writingBack(
        _ own: OwnFiles,
        by command: String,
        at offset: Int,
        in context: inout CommandContext
    ) throws -> LineResult {
        let module = own.module
        let back = try WrittenBack(context.document, into: own)
        let changed = back.changed(since: module)
        let other = back.showsOther ? ["the element shown is in no file"] : []
        guard !changed.isEmpty else {
            return .say(Output(.note, context.wrapped(["no changes to save in \(module.name)"] + other)))
        }
        var words: [String] = []
        var texts: [WrittenText] = []
        for file in changed {
            let old = module.files.first { $0.path == file.path }?.text ?? ""
            guard let form = context.files.form(of: file.path, holding: old) else {
                let fate =
                    context.files.keeps(file.path)
                    ? "was changed by another program since it was read, and is not overwritten"
                    : "was deleted since it was read, and is not written"
                throw InputError(
                    "\(file.path.shownPath) \(fate)",
                    fix: "type save and the name of another file",
                    at: offset
                )
            }
            words.append("\(file.path.shownPath) is written: \(changedLines(from: old, to: file.text))")
            let text = form.written(file.text)
            texts.append(WrittenText(text: { try $0(text) }, path: file.path, command: command))
        }
        context.workspace.noteWritten(back)
        return .write(texts, then: Output(.note, context.wrapped(words + other)))
    }

    /// Returns the number of changed lines in words, or the line if it is only one.
    private static func changedLines(from old: String, to new: String) -> String {
        let lines = [old, new].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        let changes = lines[1].difference(from: lines[0])
        let count = max(changes.insertions.count, changes.removals.count)
        let only = changes.insertions.first ?? changes.removals.first
        guard count == 1, case .insert(let place, _, _)? = only else {
            return changes.insertions.isEmpty
                ? "\(Phrasing.count(count, "line")) deleted" : "\(Phrasing.count(count, "line")) changed"
        }
        return "line \(place + 1) \(changes.removals.isEmpty ? "added" : "changed")"
    }

    /// The ends of the names of scriptSuffixes.
    private static let scriptSuffixes = [".blueprint", ".bp"]

    /// Returns the lines that give another session the settings and the document.
    private static func scriptText(_ context: CommandContext) -> String {
        let document = context.document
        return (context.settings.layoutLines + document.imports + [document.source]).joined(separator: "\n") + "\n"
    }

    /// Throws an ``InputError`` for a page of Markdown, which is what `record` writes.
    private static func checkNoMarkdown(of path: String, _ arguments: CommandArguments) throws {
        guard path.hasSuffix(".md") else { return }
        let name = arguments.words.last?.unquoted ?? path
        throw InputError(
            "save writes Swift, and \(name) is the name of a page of Markdown",
            fix: "type record \(name) for a transcript of the session, or save FILE.swift",
            at: arguments.offset
        )
    }

    /// Returns the path in the arguments, or that of the document's file.
    private static func savePath(
        _ arguments: CommandArguments,
        of command: String,
        in context: CommandContext
    ) throws -> String {
        if arguments.isEmpty, let file = context.workspace.file { return file }
        if arguments.isEmpty, let name = context.workspace.unread {
            throw InputError(
                "\(name.shownPath) was not read because of its error, so nothing can be written back to it",
                fix: "correct the file first, or type \(command) and the name of another file",
                at: arguments.nameOffset
            )
        }
        let path = try arguments.path(usage: "save FILE")
        let name = path.split(separator: "/").last ?? ""
        // Other commands know a Swift file by its ending.
        return name.contains(".") || path.hasPrefix("/dev/") || context.files.keeps(path) ? path : path + ".swift"
    }

    static let source = Command(
        "source",
        group: .files,
        syntax: "FILE",
        summary: "Runs the lines of a script.",
        details: """
            It stops at the first error. Lines that ran before the error keep their
            effect. A relative path counts from the folder in which blueprint was
            started. A Swift file is opened with load.
            """,
        example: "source cards.blueprint",
        usesFiles: true,
        completions: { words, context in context.completer.paths(words, ScriptPath.extensions) },
        run: { command, arguments, context in
            let path = try arguments.path(usage: command.usage)
            guard let files = context.files.swiftFiles(in: path) else { return .script(path: path) }
            throw InputError(
                "\(path.shownPath) is a folder, and not a script",
                fix: files.isEmpty ? nil : "type load \(path.shownPath)",
                at: arguments.offset
            )
        }
    )

    static let record = Command(
        "record",
        group: .files,
        syntax: "FILE [--force] or stop",
        summary: "Writes a transcript of the session, from its first line on.",
        details: """
            blueprint check replays a transcript and compares the output. As in a
            script, a drawing follows an edit only if autoshow is on. record stop ends
            the transcript. A file that exists, and that record has not written in this
            session, is replaced only with --force; so is one that another program has
            changed since.
            A comment alone on a line becomes prose between the lines, in Markdown
            without the slashes: successive ones are one paragraph, // alone ends it,
            and // # Title is a heading. To explain the next line, for example, type:
            // The label is as wide as its text.
            """,
        example: "record bug.md",
        usesFiles: true,
        writesFiles: true,
        transcription: .omitted,
        completions: { words, context in
            guard words.count <= 1 else { return [CommandContext.forceCompletion] }
            return [Completion("stop", summary: "Ends the transcript.")]
                + context.completer.paths(words, ["txt", "md", "bp"])
        },
        run: { command, arguments, context in
            var arguments = arguments
            let options = arguments.takeOptions([CommandContext.force])
            let path = try arguments.path(usage: command.usage)
            if path == "stop" || path == "off" { return .record(path: nil) }
            if options.isEmpty {
                try context.checkReplacing(
                    path,
                    by: command.name,
                    line: "record \(path.shownPath)",
                    at: arguments.offset
                )
            }
            return .record(path: path)
        }
    )

    static let export = Command(
        "export",
        group: .files,
        syntax: "html, json, png, svg or swift [PICTURE] [FILE] [OPTION …]",
        summary: "Prints the tree in another format, or writes it to a file.",
        details: """
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
            """,
        example: "export svg layers tree.svg",
        writesFiles: true,
        answers: true,
        completions: { words, context in
            let formats = context.answers.exportNames
            guard words.count > 1 else {
                return formats.map { Completion($0, summary: exportSummary(of: $0)) }
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
            if words.count > (hasPicture ? 3 : 2) { return exportOptions(of: words[0], hasPictures: !pictures.isEmpty) }
            let offered =
                hasPicture ? [] : pictures.map { Completion($0.kind ?? "", summary: $0.summary, leadsOn: true) }
            return offered + context.completer.paths(words, [words[0]])
        },
        run: { command, arguments, context in
            let request = try ExportRequest(arguments, usage: command.usage)
            try context.needTree()
            let text = try context.answers.exported(request)
            guard let file = request.file else {
                return .say(exported(text, as: request.format.text, by: command.name, in: context))
            }
            guard !context.options.isSafe else {
                throw InputError(SafeMode.refusal(of: "'export' writes a file"), at: file.offset)
            }
            let path = file.unquoted
            if !request.replaces {
                let line = request.line(command.name, path: path.shownPath)
                try context.checkReplacing(path, by: command.name, line: line, at: file.offset)
            }
            let done = Output(.note, StyledText("\(path.shownPath) written"))
            let scale = request.format.text == ExportFormat.drawn ? request.scale ?? 1 : nil
            return .write([WrittenText(text: text, scale: scale, path: path, command: command.name)], then: done)
        }
    )

    private static func exportOptions(of format: String, hasPictures: Bool) -> [Completion] {
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
    private static func exportSummary(of format: String) -> String {
        let pictures = ExportFormat.pictures(of: format).compactMap(\.kind)
        if format == ExportFormat.drawn { return "A picture of pixels, by rsvg-convert or resvg." }
        if !pictures.isEmpty { return "A picture: \(pictures.joined(separator: ", "))." }
        return Exporter.named(format)?.summary ?? "The Swift source of the tree."
    }

    /// Returns the output of an export to the terminal or the standard output.
    private static func exported(
        _ text: @escaping Exporter.Text,
        as format: String,
        by command: String,
        in context: CommandContext
    ) -> Output {
        let json = context.options.givesJSON ? context.json(command, exportMembers(text, format)) : nil
        // Source may have characters that a terminal must not get; the other formats escape them.
        if format == "swift" { return Output(.result, TextPieces(context.answers.source.text), json: json) }
        return Output(.result, text, json: json)
    }

    private static func exportMembers(_ text: Exporter.Text, _ format: String) -> [JSONValue.Member] {
        var whole = ""
        // The function throws no error of its own.
        try? text { whole += $0 }
        return [.init("format", .string(format)), .init("text", .string(whole.droppingLastNewline))]
    }
}
