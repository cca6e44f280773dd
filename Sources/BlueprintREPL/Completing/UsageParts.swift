import Foundation

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

    /// Returns a usage with `‹` and `›` around the argument that the last word is typed for.
    ///
    /// A usage of several forms, as in `[REF], or frames before after`, is marked in the one that the words begin.
    ///
    /// - Parameters:
    ///   - name: the name of the command.
    ///   - words: the words after the name; the last one is the word at the cursor, which may be empty.
    static func marked(_ syntax: String, of name: String, after words: [String]) -> String {
        let forms = syntax.components(separatedBy: Self.between)
        let begun = forms.dropFirst().firstIndex { form in
            let first = form.split(separator: " ").first { $0 != name } ?? ""
            return words.first.map { !$0.isEmpty && first == $0 } ?? false
        }
        return forms.enumerated().map { index, form in
            guard index == begun ?? 0 else { return form }
            let isNamed = form.hasPrefix(name + " ")
            let parts = UsageParts(isNamed ? String(form.dropFirst(name.count + 1)) : form)
            return (isNamed ? name + " " : "") + parts.marked(after: words)
        }.joined(separator: Self.between)
    }

    private static let between = ", or "

    private func marked(after words: [String]) -> String {
        let current = index(after: words)
        return parts.enumerated().map { $0 == current ? "‹\($1)›" : $1 }.joined(separator: " ")
    }

    /// Returns the index of the argument at the cursor; nil after the last one.
    private func index(after words: [String]) -> Int? {
        if let option = words.last, option.hasPrefix("--") { return parts.firstIndex { $0.contains(option) } }
        let typed = words.filter { !$0.hasPrefix("--") }
        var index = max(0, typed.count - 1)
        // A reference that may be left out: the first word is something else.
        if let first = typed.first, !first.isEmpty {
            let isLeftOut =
                parts.first == "[REF]" && !Self.isReference(first) || parts.first == "[#N]" && first.first != "#"
            if isLeftOut { index += 1 }
        }
        if index < parts.count, !parts[index].hasPrefix("[--") { return index }
        // A text or Swift may have any number of words, and so do values with dots; options stand behind them.
        let last = parts.lastIndex { !$0.hasPrefix("[--") }
        return last.flatMap { Self.longParts.contains(parts[$0]) || parts[$0].contains("…") ? $0 : nil }
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
