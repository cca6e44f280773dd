import BlueprintInspector

/// The export of what a script has made.
package struct ScriptExport: Sendable {
    /// The format.
    let format: ExportFormat
    /// The path of the file, which is replaced if it exists; nil to emit the text.
    let path: String?
    /// The options of pictures, as they are typed: `--size 320x160,375x160`.
    let options: [String]

    /// An export in a format, to a file or as an output.
    package init(_ format: ExportFormat, to path: String?, options: [String] = []) {
        (self.format, self.path, self.options) = (format, path, options)
    }

    /// The line that does it at the prompt.
    var line: String {
        let file = path.map { [Quoted.literal($0), "--force"] } ?? []
        return (["export", format.name] + [format.kind].compactMap(\.self) + file + options).joined(separator: " ")
    }
}

extension RunningScript {
    /// Returns the output of an export at the end of the script, or its error.
    ///
    /// A script that only declares elements is exported with the last one that needs no arguments.
    func outputs(of export: ScriptExport) -> [Output] {
        let words: String?
        do {
            words = try DeclaredElement(session: session).show(to: "export")
        } catch {
            return [failure(InputError(from: error))]
        }
        let note = words.map { [Output(.note, session.context.wrapped(["\(name.shownPath): \($0)"]))] } ?? []
        return note + session.perform(export.line).map { $0.error.map(failure) ?? $0 }
    }

    private func failure(_ error: InputError) -> Output {
        let place = { [name] (_: InputError) in name.shownPath + ": " }
        let isInWords = session.settings.style == .text
        let text = isInWords ? error.sentences(in: "", place: place) : error.text(in: "", place: place)
        return Output(.error, text, error: error)
    }
}
