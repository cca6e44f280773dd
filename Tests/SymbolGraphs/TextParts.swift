/// Functions that split declarations, with attention to brackets.
extension String {
    /// The text with `→` in place of each arrow, so that `>` always closes a list of types.
    package var withOneArrow: String { replacing("->", with: "→") }

    package var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }

    /// Splits the text at a character outside brackets.
    package func split(outsideBrackets separator: Character) -> [String] {
        var parts = [""]
        var depth = 0
        for character in self {
            if "([<{".contains(character) { depth += 1 }
            if ")]>}".contains(character) { depth -= 1 }
            if character == separator, depth == 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts.map(\.trimmed)
    }

    /// Returns the text before and after the first occurrence of a separator outside brackets.
    package func cut(outsideBrackets text: String) -> (before: String, after: String)? {
        var depth = 0
        for index in indices {
            if depth == 0, self[index...].hasPrefix(text) {
                return (self[..<index].trimmed, self[index...].dropFirst(text.count).trimmed)
            }
            if "([<{".contains(self[index]) { depth += 1 }
            if ")]>}".contains(self[index]) { depth -= 1 }
        }
        return nil
    }

    /// Returns the bracketed part at the start, without its brackets, and the rest.
    package func bracketed() -> (inside: String, rest: String)? {
        guard let first, "([<{".contains(first) else { return nil }
        var depth = 0
        for index in indices {
            if "([<{".contains(self[index]) { depth += 1 }
            if ")]>}".contains(self[index]) { depth -= 1 }
            if depth == 0 {
                return (self[self.index(after: startIndex)..<index].trimmed, self[self.index(after: index)...].trimmed)
            }
        }
        return nil
    }
}

extension Substring {
    package var trimmed: String { String(self).trimmed }
}
