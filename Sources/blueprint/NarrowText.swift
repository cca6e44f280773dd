import BlueprintInspector

/// Messages on a terminal that is narrower than they are.
enum NarrowText {
    /// Returns the text with each line wrapped between words; source stays as it is.
    static func wrapped(_ text: StyledText, columns: Int) -> StyledText {
        StyledText(
            lines: text.lines.flatMap { line -> [StyledText.Line] in
                let (plain, style) = (line.plain, line.spans.first?.style ?? .plain)
                guard line.columns > columns, style != .source, plain.contains(where: { $0 != " " && $0 != "^" }) else {
                    return [line]
                }
                return TextFitting.wrap(plain, columns: columns).map { StyledText.Line($0, style: style) }
            }
        )
    }
}
