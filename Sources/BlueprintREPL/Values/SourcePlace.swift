import BlueprintInspector

/// The place of an input in a file.
struct SourcePlace {
    var file: String
    var firstLine: Int
    var input: String
    /// False if a message is one line, for the output of a script that other programs read.
    var isWrapped = true

    /// The width of a text in words.
    private static let columns = 80

    /// Returns the place before an error: `cards.blueprint:3:7: `.
    func prefix(of error: InputError) -> String {
        let position = error.position(in: input)
        if let file = error.file { return "\(file.path.shownPath):\(position.line):\(position.column): " }
        return "\(file.shownPath):\(firstLine + position.line - 1):\(position.column): "
    }

    /// Returns an output, with its file and the input line below it if it is a failure without a place.
    func located(_ output: Output, style: DrawingStyle) -> Output {
        guard let error = output.error, !output.isLocated else { return output }
        return self.output(of: error, as: output.kind, style: style)
    }

    /// Returns the error with its file, and with the input line below it.
    func output(of error: InputError, as kind: Output.Kind = .error, style: DrawingStyle = .unicode) -> Output {
        var located = error
        let text = error.file?.text ?? input
        if located.offset == nil { located.offset = text.utf8.prefix { $0.isSpace }.count }
        let shown =
            style == .text
            ? located.sentences(in: input, place: prefix).inWords(columns: Self.columns)
            : located.text(in: input, place: prefix, isWrapped: isWrapped)
        let isUnmet = kind == .unmet
        return Output(
            kind,
            TextPieces(shown),
            json: ErrorJSON.value(of: located, input: input, file: file, firstLine: firstLine, isUnmet: isUnmet),
            error: located,
            isLocated: true
        )
    }
}

extension String {
    /// The text without the line break at its end.
    package var droppingLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
