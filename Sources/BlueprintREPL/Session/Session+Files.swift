import BlueprintInspector
import BlueprintUI

/// The file commands.
extension Session {
    /// Returns the path after a command's name.
    func path(_ arguments: CommandArguments, usage: String) throws -> String {
        guard let word = arguments.words.first else {
            throw InputError("the name of the file is missing", fix: "type \(usage)", at: arguments.end)
        }
        return arguments.words.count == 1 ? word.unquoted : arguments.text
    }

    func source(_ path: String) throws -> [Output] {
        guard sourceDepth < options.limits.nestedScripts else {
            throw InputError(
                "\(path) runs itself",
                fix: "a script must not run itself, directly or through another one"
            )
        }
        let text = try files.read(path)
        sourceDepth += 1
        defer { sourceDepth -= 1 }
        var outputs: [Output] = []
        for input in ScriptLines(text) {
            for output in perform(input.text) {
                guard output.kind == .error, let error = output.error else {
                    outputs.append(output)
                    continue
                }
                let place = SourcePlace(file: path, firstLine: input.line, input: input.text)
                outputs.append(place.output(of: error))
                return outputs
            }
            if isFinished { break }
        }
        return outputs
    }

    /// Reads a file as a document whose last expression may be an element, such as a name; if it is not an element,
    /// reads the file as a program.
    ///
    /// - Parameter read: reads the file in one of the two ways.
    func reading(_ text: String, _ read: (_ runsOpenExpressions: Bool) throws -> Document.Edit) throws -> Document.Edit
    {
        let edit = try read(false)
        guard edit.document.outline.root != nil, edit.document.outline.rootNode == nil else { return edit }
        if let value = try? language.evaluate(edit.document), let root = value.root {
            let offset = (root as? TaggedElement).flatMap { value.offset(ofTag: $0.tag) }
            let isMadeBefore = edit.document.outline.unshown.contains { range in offset.map(range.contains) ?? false }
            if !isMadeBefore { return edit }
        }
        let program = try read(true)
        // An error in the expression is more useful than the fact that it is not an element.
        return (try? language.evaluate(program.document)) == nil ? edit : program
    }

    func load(_ path: String) throws -> [Output] {
        let text = try files.read(path)
        do {
            let edit = try reading(text) { try document.loading(text, runsOpenExpressions: $0) }
            let foreign = edit.document.imports.filter { !language.knows(module: Imports.module(of: $0)) }
            let unshown = edit.document.outline.unshown.map { edit.document.line(at: $0.lowerBound).text }
            let outputs = try commit(edit) { "\(path) loaded: \($0.contents)" }
            if current.selection.item == nil, hasTree { current.selection = Selection(item: outermost) }
            var notes =
                foreign.map { "note: \($0) is kept for save; its types are unknown here: define them with stub" }
                + unshown.map { "note: the file shows its last element, not this one: \($0)" }
            if hasTree, edit.document.outline.root == nil {
                notes.append(
                    "note: code in the file makes the tree: to change it, edit the file and load it again"
                )
            }
            return notes.map { Output(.note, wrapped([$0])) } + outputs
        } catch var error as InputError {
            error.moveToLine(of: text, in: path)
            throw error
        }
    }

    /// Keeps the import of a module for the saved file.
    func importModule(_ typed: SwiftInput) throws -> [Output] {
        let imports = Imports.besidesUsual(document.imports + [typed.text])
        guard imports != document.imports else { return [] }
        let module = Imports.module(of: typed.text)
        var edited = document
        edited.imports = imports
        let edit = Document.Edit(document: edited, selection: current.selection.number)
        let isKnown = language.knows(module: module)
        let outputs = try commit(edit, selection: current.selection, kind: .note) { _ in
            isKnown ? "" : "import kept for save; the types of \(module) are unknown here: define them with stub"
        }
        return outputs.filter { !isKnown && $0.kind == .note }
    }

    func record(_ path: String) throws -> [Output] {
        if path == "stop" || path == "off" {
            guard let recording else { throw InputError("nothing is being recorded") }
            self.recording = nil
            return [Output(.note, StyledText("recording to \(recording.path) ended"))]
        }
        let recording = Recording(path: path, lines: inputs, files: files)
        // An existing file is replaced only if the lines so far can be written.
        try recording.write(in: files)
        self.recording = recording
        hasWritten = true
        return [
            Output(.note, StyledText("recording this session to \(path), from its first line; record stop ends it"))
        ]
    }

    /// The names of the export formats.
    var exportNames: [String] { (Exporter.all.map(\.name) + ["swift"]).sorted() }

    /// The source of the document as output.
    var sourceOutput: Output { Output(.result, StyledText(document.source, style: .source)) }

    func exported(as word: Word) throws -> Exporter.Text {
        if word.text == "swift" {
            let source = document.source
            return { put in try put(source + "\n") }
        }
        guard let exporter = Exporter.named(word.text) else {
            throw InputError(
                "there is no format '\(word.text)'",
                fix: "the formats are \(exportNames.joined(separator: ", "))",
                at: word.offset
            )
        }
        return exporter.text(of: lastRender, traceLabels)
    }
}

/// The place of an input in a file.
struct SourcePlace {
    var file: String
    var firstLine: Int
    var input: String

    /// Returns the place before an error: `cards.bp:3:7: `.
    func prefix(of error: InputError) -> String {
        let position = error.position(in: input)
        return "\(file):\(firstLine + position.line - 1):\(position.column): "
    }

    /// Returns the error with its file, and with the input line below it.
    func output(of error: InputError) -> Output {
        var located = error
        if located.offset == nil { located.offset = input.utf8.prefix { $0.isSpace }.count }
        return Output(
            .error,
            TextPieces(located.text(in: input, place: prefix(of: located))),
            json: ErrorJSON.value(of: located, input: input, file: file, firstLine: firstLine),
            error: located,
            isLocated: true
        )
    }
}

extension String {
    /// The text without the line break at its end.
    var droppingLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
