/// Determines if the text typed so far is complete or needs more lines.
package struct SourceCompleteness: Sendable {
    private var scanner: BracketScanner
    private var lastLine: String

    /// Creates a scanner of text that consists of whole lines, without the end of the last one.
    package init(_ text: String) {
        scanner = BracketScanner(text, maximumDepth: 100_000)
        lastLine = text.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
    }

    /// Appends a line; the earlier text is not scanned again.
    package mutating func append(line: some StringProtocol) {
        scanner.append("\n")
        scanner.append(line)
        if !line.isEmpty { lastLine = String(line) }
    }

    /// True if the text ends inside brackets, a multi-line string, a comment or an `#if`, so that more lines must
    /// follow.
    ///
    /// False if no further line can complete the text, as with a stray `)`.
    package var needsMore: Bool {
        if scanner.stray != nil || scanner.tooDeep != nil { return false }
        guard let last = scanner.open.last else { return scanner.openConditions > 0 || endsWithAttribute }
        if case .string(_, let quotes, _) = last { return quotes == 3 }
        return !scanner.open.contains { opener in
            if case .string(_, 1, _) = opener { return true }
            return false
        }
    }

    /// Returns true if a text needs more lines.
    package static func needsMore(_ text: String) -> Bool { SourceCompleteness(text).needsMore }

    /// True if the last line consists of attributes only, whose declaration follows.
    private var endsWithAttribute: Bool {
        let words = lastLine.split { $0 == " " || $0 == "\t" }
        return !words.isEmpty
            && words.allSatisfy { $0.first == "@" && $0.count > 1 && $0.dropFirst().allSatisfy { $0.isLetter } }
    }
}
