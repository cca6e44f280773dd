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
        if !session.workspace.hasTree, let call = callThatWorks { _ = session.perform(call) }
        guard session.workspace.hasTree else { return [failure(missingElement)] }
        return session.perform(export.line).map { $0.error.map(failure) ?? $0 }
    }

    private func failure(_ error: InputError) -> Output {
        let place = { [name] (_: InputError) in name.shownPath + ": " }
        let isInWords = session.settings.style == .text
        let text = isInWords ? error.sentences(in: "", place: place) : error.text(in: "", place: place)
        return Output(.error, text, error: error)
    }

    /// The error of a script that makes no element.
    private var missingElement: InputError {
        let outline = session.document.outline
        if !outline.statements.isEmpty || session.document.program.entry != nil {
            return InputError(
                "no BlueprintView with an element is left at the end of the program",
                fix: "keep it in a variable outside of functions"
            )
        }
        guard let element = outline.declarations.first(where: \.makesElement) else {
            return InputError(
                "there is no element to export",
                fix: "end the file with one, or name one: -c 'Label(text: \"A\")'"
            )
        }
        return InputError(
            "the file only declares elements that take arguments",
            fix: .advice("name the element to export: -c '\(element.name)(…)'")
        )
    }

    /// The number of declarations that are tried.
    private static let mostTried = 8

    /// The call of the last declared element that needs no arguments, as a saved document does; nil if there is none.
    var callThatWorks: String? {
        let elements = session.document.outline.declarations.filter(\.makesElement)
        let calls = elements.suffix(Self.mostTried).reversed().lazy.map { "\($0.name)()" }
        return calls.first { (try? session.trying([$0])) != nil }
    }
}
