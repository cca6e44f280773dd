import BlueprintInspector

/// Messages on a terminal that is narrower than they are.
enum NarrowText {
    /// Returns the text with each line wrapped between words; source stays as it is.
    static func wrapped(_ text: StyledText, columns: Int) -> StyledText {
        StyledText(
            lines: text.lines.flatMap { line -> [StyledText.Line] in
                let (plain, style) = (line.plain, line.spans.first?.style ?? .plain)
                guard plain.count > columns, style != .source, plain.contains(where: { $0 != " " && $0 != "^" }) else {
                    return [line]
                }
                return lines(of: plain, columns: columns).map { StyledText.Line($0, style: style) }
            }
        )
    }

    /// Returns the lines of a text, wrapped between words; nothing is cut, as a longer word continues on the next line.
    static func lines(of text: String, columns: Int) -> [String] {
        let columns = max(1, columns)
        var lines: [String] = []
        var line = ""
        for var word in text.split(separator: " ", omittingEmptySubsequences: false) {
            if !lines.isEmpty || !line.isEmpty, line.count + 1 + word.count <= columns {
                line += " " + word
                continue
            }
            if !line.isEmpty { lines.append(line) }
            while word.count > columns {
                lines.append(String(word.prefix(columns)))
                word = word.dropFirst(columns)
            }
            line = String(word)
        }
        return lines + [line]
    }
}
