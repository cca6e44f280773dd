import HeadlessUIKit

/// Breaks lines of words so that they fit; widths count terminal columns.
enum TextLines {
    /// The lines of a text, each at most so many columns wide; later lines are indented by two more, and a word that is
    /// wider than a line is cut.
    static func wrap(_ text: String, columns: Int) -> [String] {
        guard text.displayColumns > columns else { return [text] }
        let margin = String(text.prefix { $0 == " " })
        var lines: [String] = []
        var line = margin
        var width = margin.count
        var isFirst = true
        for word in text.split(separator: " ") {
            let word = cut(String(word), to: columns - margin.count - 2)
            let wordWidth = word.displayColumns
            if !isFirst, width + 1 + wordWidth > columns {
                lines.append(line)
                line = margin + "  " + word
                width = margin.count + 2 + wordWidth
            } else {
                line += (isFirst ? "" : " ") + word
                width += (isFirst ? 0 : 1) + wordWidth
            }
            isFirst = false
        }
        return lines + [line]
    }

    /// The text, or as much of it as fits with `…` at its end.
    static func cut(_ text: String, to columns: Int) -> String {
        guard text.displayColumns > columns else { return text }
        var result = ""
        var width = 0
        for character in text {
            width += character.displayColumns
            guard width < columns else { break }
            result.append(character)
        }
        return result + "…"
    }
}
