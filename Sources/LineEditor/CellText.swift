import CLineEditor

/// Text measured in the cells of a terminal.
enum CellText {
    /// Returns the number of columns that a text takes.
    static func width(_ text: some StringProtocol) -> Int {
        text.unicodeScalars.reduce(0) { $0 + max(0, Int(cle_width($1.value))) }
    }

    /// Returns true for a scalar that is shown on the one before it, such as a combining accent.
    static func takesNoColumn(_ scalar: Unicode.Scalar) -> Bool { scalar.value > 0x7f && cle_width(scalar.value) == 0 }

    /// Returns the text, shortened to some columns; an ellipsis ends a shortened text.
    static func cut(_ text: String, to columns: Int, _ ellipsis: String) -> String {
        guard width(text) > columns else { return text }
        return prefix(of: text, columns: columns - width(ellipsis)) + ellipsis
    }

    /// Returns the first characters that fit into some columns.
    static func prefix(of text: some StringProtocol, columns: Int) -> String {
        var result = ""
        var taken = 0
        for character in text {
            taken += width(String(character))
            if taken > columns { break }
            result.append(character)
        }
        return result
    }

    /// Returns the text with spaces up to some columns.
    static func padded(_ text: String, to columns: Int) -> String {
        text + String(repeating: " ", count: max(0, columns - width(text)))
    }
}

/// The cell of a cursor, counted from the first cell of the prompt, as libedit lays out prompt and line.
package struct CellPosition: Equatable {
    /// Rows below the prompt's first row.
    package var row = 0
    /// Columns from the left.
    package var column = 0

    /// The first cell.
    package init() {}

    /// Moves to the end of a text on a terminal with a number of columns; less than two count as two.
    package mutating func advance(over text: some Sequence<Unicode.Scalar>, columns: Int) {
        let columns = max(2, columns)
        for scalar in text {
            switch scalar {
            case "\n":
                row += 1
                column = 0
            case "\t":
                move(by: 8 - column % 8, columns: columns)
            default:
                move(by: Self.width(of: scalar), columns: columns)
            }
        }
    }

    private mutating func move(by width: Int, columns: Int) {
        if column + width > columns {
            row += 1
            column = 0
        }
        column += width
        if column >= columns {
            row += 1
            column = 0
        }
    }

    private static func width(of scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x20 || scalar.value == 0x7f { return 2 }
        let width = Int(cle_width(scalar.value))
        // libedit writes undisplayable scalars as \U+1234.
        return width >= 0 ? width : 8
    }
}

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
