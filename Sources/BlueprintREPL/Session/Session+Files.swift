import BlueprintInspector

/// What the file commands do.
extension Session {
    /// The one path behind a command's name.
    func path(_ arguments: CommandArguments, usage: String) throws -> String {
        guard let word = arguments.words.first else {
            throw InputError("a file is missing", fix: "say \(usage)", at: arguments.end)
        }
        return arguments.words.count == 1 ? word.unquoted : arguments.text
    }

    /// Files that run each other are stopped here.
    private static let deepestSource = 20

    func source(_ path: String) throws -> [Output] {
        guard sourceDepth < Self.deepestSource else {
            throw InputError("\(path) is run from within itself", fix: "a script must not run itself")
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

    func record(_ path: String) throws -> [Output] {
        if path == "stop" || path == "off" {
            guard let recording else { throw InputError("nothing is being recorded") }
            self.recording = nil
            return [Output(.note, StyledText("\(recording.path) is complete"))]
        }
        try files.write("", to: path)
        recording = Recording(path: path, lines: inputs, files: files)
        return [Output(.note, StyledText("\(path) has this session from its first line; record stop ends it"))]
    }

    /// The forms that a tree can be exported in.
    var exportNames: [String] { (Exporter.all.map(\.name) + ["swift"]).sorted() }

    func exported(as word: Word) throws -> String {
        if word.text == "swift" { return document.source + "\n" }
        guard let exporter = Exporter.named(word.text) else {
            throw InputError(
                "there is no form '\(word.text)'",
                fix: "there are \(exportNames.joined(separator: ", "))",
                at: word.offset
            )
        }
        let trace = lastRender
        return exporter.export(trace, trace.labels(names: names))
    }
}

/// Where in a file an input stands.
struct SourcePlace {
    var file: String
    var firstLine: Int
    var input: String

    /// The place in front of an error: `cards.bp:3:7: `.
    func prefix(of error: InputError) -> String {
        let position = error.position(in: input)
        return "\(file):\(firstLine + position.line - 1):\(position.column): "
    }

    /// The error as it is reported for a file; its line stands below it even if the whole line is meant.
    func output(of error: InputError) -> Output {
        var located = error
        if located.offset == nil { located.offset = input.utf8.prefix { $0.isSpace }.count }
        return Output(
            .error,
            located.text(in: input, place: prefix(of: located)),
            json: ErrorJSON.text(of: located, input: input, file: file, firstLine: firstLine),
            error: located,
            isLocated: true
        )
    }
}

extension String {
    /// The text without the line break at its end.
    var droppingLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
