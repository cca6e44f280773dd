import HeadlessUIKit

/// Wraps and shortens text; widths are in terminal columns.
enum TextLines {
    /// Returns the lines of a text wrapped to a width.
    ///
    /// Continuation lines are indented by two more columns; a word wider than a line is shortened.
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

    /// Returns the text, shortened with `…` at its end if it does not fit.
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
