/// Cuts declarations into parts, without being misled by brackets.
extension String {
    /// The text with `→` for every arrow, so that what closes a list of types is the only `>`.
    var withOneArrow: String { replacing("->", with: "→") }

    var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }

    /// The parts between a character, where it stands outside brackets.
    func split(outsideBrackets separator: Character) -> [String] {
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

    /// What is before and after the first occurrence of a text outside brackets.
    func cut(outsideBrackets text: String) -> (before: String, after: String)? {
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

    /// The bracketed part at the start, without its brackets, and what follows.
    func bracketed() -> (inside: String, rest: String)? {
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
    var trimmed: String { String(self).trimmed }
}
