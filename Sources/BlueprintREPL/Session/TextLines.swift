/// Breaks lines of words so that they fit.
enum TextLines {
    /// The lines of a text, each at most so many columns wide where its words allow it; later lines are indented by two more.
    static func wrap(_ text: String, columns: Int) -> [String] {
        guard text.count > columns else { return [text] }
        let margin = String(text.prefix { $0 == " " })
        var lines: [String] = []
        var line = margin
        for word in text.split(separator: " ") {
            let isFirst = line.allSatisfy { $0 == " " }
            if !isFirst, line.count + 1 + word.count > columns {
                lines.append(line)
                line = margin + "  " + word
            } else {
                line += (isFirst ? "" : " ") + word
            }
        }
        return lines + [line]
    }
}

extension TextLines {
    /// The text, or as much of it as fits with `…` at its end.
    static func cut(_ text: String, to columns: Int) -> String {
        text.count <= columns ? text : text.prefix(max(0, columns - 1)) + "…"
    }
}
