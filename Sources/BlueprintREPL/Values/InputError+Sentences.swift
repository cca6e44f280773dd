import BlueprintInspector

extension InputError {
    /// Returns the printed error for a reader who cannot see a caret: the message, its place in words, and the fix.
    ///
    /// - Parameters:
    ///   - input: the text that the offset belongs to.
    ///   - place: returns the text before the message of an error, such as `cases.blueprint:3:7: `.
    func sentences(in input: String, place: (InputError) -> String = { _ in "" }) -> StyledText {
        var text = StyledText(lines: [StyledText.Line(place(self) + "error: " + message, style: .error)])
        if let sourceLine {
            let place = "line \(sourceLine.number) of \(sourceLine.source), column \(sourceLine.column)"
            text.append(Self.line(place, quoting: sourceLine.text))
        }
        if offset != nil {
            let position = position(in: input)
            let lines = lines(of: input)
            let place =
                lines.count > 1 ? "line \(position.line), column \(position.column)" : "column \(position.column)"
            if position.line <= lines.count {
                text.append(Self.line("at \(place)", quoting: String(lines[position.line - 1])))
            }
        }
        for call in calls { text.append(call) }
        if let fix { text.append("  " + fix.text) }
        for other in others { text.append(other.sentences(in: input, place: place)) }
        if let rest { text.append(rest) }
        return text
    }

    /// Returns a place with the source at it, which stays as it is.
    private static func line(_ place: String, quoting source: String) -> StyledText.Line {
        var line = StyledText.Line("  \(place) of: ")
        line.append(source.trimmingPrefix { $0 == " " }.description, style: .source)
        return line
    }
}
