extension StyledText {
    /// Returns the text with each line wrapped between words; source stays as it is.
    ///
    /// - Parameter columns: the width; a word wider than that continues on the next line.
    package func wrapped(columns: Int) -> StyledText {
        StyledText(
            lines: lines.flatMap { line -> [Line] in
                let (plain, style) = (line.plain, line.spans.first?.style ?? .plain)
                guard line.columns > columns, style != .source, plain.contains(where: { $0 != " " && $0 != "^" }) else {
                    return [line]
                }
                return TextFitting.wrap(plain, columns: columns).map { Line($0, style: style) }
            }
        )
    }
}
