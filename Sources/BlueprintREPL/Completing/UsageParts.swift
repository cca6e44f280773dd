/// The arguments of a command as help shows them, one by one: `[REF]`, `before, after or into` and `REF`.
struct UsageParts {
    /// The arguments; words joined by commas, `or` or `|` are one, because one of them is typed.
    let parts: [String]

    /// Reads the arguments of a usage, without the name before them.
    init(_ syntax: String) {
        var parts: [String] = []
        var joins = false
        for word in Self.words(of: syntax) {
            let isJoint = word == "or" || word == "|"
            if let last = parts.last, joins || isJoint {
                parts[parts.count - 1] = last + " " + word
            } else {
                parts.append(word)
            }
            joins = isJoint || word.hasSuffix(",")
        }
        self.parts = parts
    }

    /// Returns the arguments with `‹` and `›` around the one that the last word is typed for.
    ///
    /// - Parameter words: the words after the name; the last one is the word at the cursor, which may be empty.
    func marked(after words: [String]) -> String {
        let current = index(after: words)
        return parts.enumerated().map { $0 == current ? "‹\($1)›" : $1 }.joined(separator: " ")
    }

    /// Returns the index of the argument at the cursor; nil after the last one.
    private func index(after words: [String]) -> Int? {
        let typed = words.filter { !$0.hasPrefix("--") }
        var index = max(0, typed.count - 1)
        // A reference that may be left out: the first word is something else.
        if let first = typed.first, !first.isEmpty, !Self.isReference(first), parts.first == "[REF]" { index += 1 }
        if index < parts.count { return index }
        // A text or Swift may have any number of words.
        return parts.last.map { Self.longParts.contains($0) } == true ? parts.count - 1 : nil
    }

    private static let longParts: Set = ["TEXT", "VALUE", "ELEMENT", "EDIT", "CLAIM", "LINE"]

    private static func isReference(_ word: String) -> Bool {
        guard let first = word.first else { return false }
        return first == "#" || first == "\"" || first.isUppercase
            || first == "v" && word.count > 1 && word.dropFirst().allSatisfy(\.isNumber)
    }

    /// Splits a usage at spaces outside brackets.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var depth = 0
        for character in text {
            if character == "[" { depth += 1 }
            if character == "]" { depth -= 1 }
            if character == " ", depth == 0 {
                words.append("")
            } else if words.isEmpty {
                words.append(String(character))
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words.filter { !$0.isEmpty }
    }
}
