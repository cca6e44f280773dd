/// A signature in one row, with its current parameter in view.
package struct SignatureRow: Equatable {
    /// The text before the mark, with the name of the call.
    package let before: String
    /// The current parameter with its marks; empty if there is none.
    package let current: String
    /// The text after the mark.
    package let after: String

    /// Shortens a signature, in which `‹` and `›` may enclose the current parameter, to some columns.
    ///
    /// Parts far from the current parameter are left out first, but not the name before the bracket.
    package init(_ text: String, columns: Int, ellipsis: String = "…") {
        let text = TerminalText.symbols(text)
        guard columns >= Self.narrowest, let start = text.firstIndex(of: "‹"),
            let close = text[start...].firstIndex(of: "›")
        else {
            (before, current, after) = (CellText.cut(text, to: columns, ellipsis), "", "")
            return
        }
        let name = CellText.width(Self.name(in: text[..<start]))
        let inside = String(text[text.index(after: start)..<close])
        let mark = "‹" + CellText.cut(inside, to: max(columns / 2, columns - name - 2) - 2, ellipsis) + "›"
        let left = columns - CellText.width(mark)
        let tail = String(text[text.index(after: close)...])
        // What follows keeps a part of the row, so that it is seen that something follows.
        let shortest = min(CellText.width(tail), CellText.width(ellipsis))
        before = Self.head(String(text[..<start]), columns: left - shortest, ellipsis)
        let rest = left - CellText.width(before)
        (current, after) = (mark, rest > 0 ? CellText.cut(tail, to: rest, ellipsis) : "")
    }

    /// The number of columns below which the current parameter has no mark.
    private static let narrowest = 8

    /// Returns the name of the call or the command, with what follows it.
    private static func name(in text: some StringProtocol) -> String {
        text.prefix { $0 != "(" && $0 != " " } + (text.contains("(") ? "(" : " ")
    }

    /// Returns the text before the mark, without its middle if it is too long.
    private static func head(_ text: String, columns: Int, _ ellipsis: String) -> String {
        guard CellText.width(text) > columns else { return text }
        let name = name(in: text)
        let left = columns - CellText.width(name) - CellText.width(ellipsis)
        guard left >= 0 else { return "" }
        let end = CellText.prefix(of: String(text.reversed()), columns: left)
        return name + ellipsis + String(end.reversed())
    }
}
