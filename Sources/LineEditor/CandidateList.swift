import CLineEditor

/// The candidates of a completion as lines of columns.
package struct CandidateList {
    /// The lines to show, none wider than the terminal.
    package let lines: [String]

    /// Sorts labels into columns that read downwards, shortened to the terminal's width, with symbols for control
    /// characters.
    ///
    /// A last line counts the candidates that do not fit into the rows.
    package init(
        _ labels: [String],
        columns: Int,
        rows: Int,
        isSingleColumn: Bool = false,
        ellipsis: String = "…"
    ) {
        let columns = max(2, columns)
        let rows = max(2, rows)
        let shown = labels.map { Self.cut(TerminalText.symbols($0), to: columns - 1, ellipsis) }
        let widest = shown.map(Self.width).max() ?? 0
        let perLine = isSingleColumn ? 1 : max(1, columns / max(1, widest + 2))
        let needed = (shown.count + perLine - 1) / perLine
        let height = needed > rows ? rows - 1 : needed
        var lines: [String] = []
        for row in 0..<height {
            var line = ""
            for index in stride(from: row, to: min(shown.count, height * perLine), by: height) {
                let padding = index + height < min(shown.count, height * perLine) ? widest + 2 : 0
                line += shown[index]
                line += String(repeating: " ", count: max(0, padding - Self.width(shown[index])))
            }
            lines.append(line)
        }
        let left = shown.count - min(shown.count, height * perLine)
        if left > 0 {
            lines.append(Self.cut("\(ellipsis) and \(left) more: type more letters", to: columns - 1, ellipsis))
        }
        self.lines = lines
    }

    private static func width(_ text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + max(0, Int(cle_width($1.value))) }
    }

    private static func cut(_ text: String, to columns: Int, _ ellipsis: String) -> String {
        var result = ""
        var width = 0
        for character in text {
            let next = Self.width(String(character))
            if width + next > columns - 1, Self.width(text) > columns { return result + ellipsis }
            result.append(character)
            width += next
        }
        return result
    }
}
