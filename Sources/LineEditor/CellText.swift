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
