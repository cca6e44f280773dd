/// A printable excerpt of a source line, with the column of the caret below it.
struct SourceExcerpt {
    private(set) var text = ""
    private(set) var caretColumn = 0

    /// - Parameters:
    ///   - caret: the index of the character that the caret points at, counted from 0.
    ///   - width: the maximum width in columns, at least 20.
    init(line: String, caret target: Int, width: Int, columns: (Character) -> Int) {
        let width = max(width, 20)
        var visible: [(text: String, columns: Int)] = []
        var caret = 0
        var total = 0
        for (index, character) in line.enumerated() {
            if index == target { caret = visible.count }
            // Characters farther away never fit into the excerpt.
            if index > target + width { break }
            let text = Self.visible(String(character))
            let count = text == String(character) ? columns(character) : text.reduce(0) { $0 + columns($1) }
            visible.append((text, count))
            total += count
        }
        if target >= line.count { caret = visible.count }
        var start = 0
        var before = visible[..<caret].reduce(0) { $0 + $1.columns }
        let allowed = total < width ? width : width * 2 / 3
        while before > allowed, start < caret {
            before -= visible[start].columns
            start += 1
        }
        if start > 0 {
            text = "…"
            before += 1
        }
        caretColumn = before
        var used = start > 0 ? 1 : 0
        for (index, piece) in visible.enumerated().dropFirst(start) {
            let isLast = index == visible.count - 1
            if used + piece.columns > (isLast ? width : width - 1) {
                text += "…"
                break
            }
            text += piece.text
            used += piece.columns
        }
    }

    /// Returns the text with control characters, escapes and bidirectional overrides replaced by visible symbols.
    static func visible(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { symbol(for: $0) != nil }) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(symbol(for: scalar) ?? scalar) }
        return String(result)
    }

    private static func symbol(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 9: " "
        case 0..<32: Unicode.Scalar(0x2400 + scalar.value)
        case 127: "␡"
        case 128..<160, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB: "�"
        default: nil
        }
    }
}

extension Diagnostic {
    /// Returns the number of columns of a character on a terminal, by the ranges that all terminals agree on.
    package static func columns(_ character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
            0x20000...0x3FFFD:
            return 2
        default:
            return character.unicodeScalars.contains { $0.value == 0xFE0F } ? 2 : 1
        }
    }
}
