import BlueprintInspector

/// Writes the document to a Swift file that compiles in an app, or to a script.
struct SaveCommand: Command {
    let name = "save"
    let group = CommandGroup.files
    let syntax = "[FILE] [expression] [--force]"
    let summary = "Writes the document to a Swift file that compiles in an app."
    let details = """
        The file contains the imports, the declarations, and a ProxyElement for the
        tree. With the word expression after its name, it contains only what swift
        prints. load reads both. A program that gives its element to a view is saved
        unchanged. Without a name, save writes to the file that the document was
        loaded from or saved to. Any other file that exists, and one that another
        program has changed since, is replaced only with --force.
        In blueprint inspect FILE, save without a name writes the changed lines
        back to the files that they came from, and leaves the others as they are.
        A name that ends in .blueprint or .bp is that of a script: it begins with the
        viewport, scale, direction and env, which a Swift file does not have. source
        and blueprint run bring the session back from it.
        """
    let example = "save card.swift"
    let usesFiles = true
    let writesFiles = true

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        guard words.count > 1 || words.first?.hasPrefix("-") == true else {
            return context.completer.paths(words, ["swift", "blueprint"])
        }
        return [
            Completion("expression", summary: "Writes only the element, without a struct around it."),
            CommandContext.forceCompletion,
        ]
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        var arguments = arguments
        let options = arguments.takeOptions(["expression", CommandContext.force])
        let isBare = options.contains("expression")
        if !isBare, let module = context.workspace.module, Self.isName(arguments, of: module) {
            return try writingBack(module, at: arguments.nameOffset, in: &context)
        }
        let path = try path(arguments, in: context)
        try Self.checkKind(of: path, arguments)
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
        let isScript = Self.scripts.contains { path.hasSuffix($0) }
        let text = isScript ? script(context) : isBare ? document.source + "\n" : document.fileText
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
        context.workspace.noteSaved(path)
        return .write(
            [WrittenText(text: { try $0(text) }, path: path, command: name)],
            then: Output(.note, context.wrapped(words))
        )
    }

    /// Returns true if the arguments name the files that a document is written back to, or nothing.
    private static func isName(_ arguments: CommandArguments, of module: ModuleText) -> Bool {
        arguments.isEmpty || module.files.count == 1 && arguments.words.map(\.unquoted) == [module.files[0].path]
    }

    /// Writes the changed lines into the files that the document was read from, unless one has changed since.
    private func writingBack(
        _ module: ModuleText,
        at offset: Int,
        in context: inout CommandContext
    ) throws -> LineResult {
        let back = try WrittenBack(context.document, into: module)
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
                throw InputError(
                    "\(file.path.shownPath) was changed by another program since it was read, and is not overwritten",
                    fix: "type save and the name of another file",
                    at: offset
                )
            }
            words.append("\(file.path.shownPath) is written: \(Self.lines(changedFrom: old, to: file.text))")
            let text = form.written(file.text)
            texts.append(WrittenText(text: { try $0(text) }, path: file.path, command: name))
        }
        context.workspace.noteModule(back.module, lines: back.fileLines)
        return .write(texts, then: Output(.note, context.wrapped(words + other)))
    }

    /// Returns the number of changed lines in words, or the line if it is only one.
    private static func lines(changedFrom old: String, to new: String) -> String {
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

    /// The ends of the names of scripts.
    private static let scripts = [".blueprint", ".bp"]

    /// Returns the lines that give another session the settings and the document.
    private func script(_ context: CommandContext) -> String {
        let document = context.document
        return (context.settings.layoutLines + document.imports + [document.source]).joined(separator: "\n") + "\n"
    }

    /// Throws an ``InputError`` for a page of Markdown, which is what `record` writes.
    private static func checkKind(of path: String, _ arguments: CommandArguments) throws {
        guard path.hasSuffix(".md") else { return }
        let name = arguments.words.last?.unquoted ?? path
        throw InputError(
            "save writes Swift, and \(name) is the name of a page of Markdown",
            fix: "type record \(name) for a transcript of the session, or save FILE.swift",
            at: arguments.offset
        )
    }

    /// Returns the path in the arguments, or that of the document's file.
    private func path(_ arguments: CommandArguments, in context: CommandContext) throws -> String {
        if arguments.isEmpty, let file = context.workspace.file { return file }
        return try arguments.path(usage: "save FILE")
    }
}
