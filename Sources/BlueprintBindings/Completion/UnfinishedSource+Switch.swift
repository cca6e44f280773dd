/// The case of a `switch` at the end of unfinished source.
extension UnfinishedSource {
    /// The subject of the `switch` whose case begins at the end: `case`, `case .` or `case let .`.
    ///
    /// The text is the source up to the subject's end, in which the subject begins a statement of its own.
    var subjectOfCase: (text: String, hasDot: Bool)? {
        var end = tokens.count
        let hasDot = tokens.last?.text == "."
        if hasDot { end -= 1 }
        if end > 0, ["let", "var"].contains(tokens[end - 1].text) { end -= 1 }
        guard end > 0, tokens[end - 1].text == "case", let open = openBrace(before: end - 1) else { return nil }
        guard let keyword = keyword(before: open) else { return nil }
        let bytes = Array(text.utf8)
        let start = tokens[keyword].offset
        let subject = bytes[(start + "switch".utf8.count)..<tokens[open].offset]
        return (String(decoding: bytes[..<start] + subject, as: UTF8.self), hasDot)
    }

    /// Returns the index of the brace that is open before a token.
    private func openBrace(before index: Int) -> Int? {
        var closed = 0
        for index in (0..<index).reversed() {
            switch tokens[index].text {
            case ")", "]", "}": closed += 1
            case "(", "[", "{":
                if closed == 0 { return tokens[index].text == "{" ? index : nil }
                closed -= 1
            default: break
            }
        }
        return nil
    }

    /// Returns the index of the `switch` whose subject ends before a brace; nil for another statement.
    private func keyword(before brace: Int) -> Int? {
        for index in (0..<brace).reversed() {
            if tokens[index].text == "switch" { return index }
            if ["{", "}", ";"].contains(tokens[index].text) { return nil }
        }
        return nil
    }
}
