/// Tells whether what was typed so far is whole or needs more lines.
public struct SourceCompleteness: Sendable {
    private var scanner: BracketScanner
    private var lastLine: String

    /// A text to begin with, of whole lines without the end of the last.
    public init(_ text: String) {
        scanner = BracketScanner(text, maximumDepth: 100_000)
        lastLine = text.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
    }

    /// Adds a line below what there is, which is not looked at again.
    public mutating func append(line: some StringProtocol) {
        scanner.append("\n")
        scanner.append(line)
        if !line.isEmpty { lastLine = String(line) }
    }

    /// Whether the text ends inside of brackets, a multi-line string, a comment or an `#if`, so that more lines must follow.
    ///
    /// A text that no further line can mend, such as one with a stray `)`, needs no more.
    public var needsMore: Bool {
        if scanner.stray != nil || scanner.tooDeep != nil { return false }
        guard let last = scanner.open.last else { return scanner.openConditions > 0 || endsWithAttribute }
        if case .string(_, let quotes, _) = last { return quotes == 3 }
        return !scanner.open.contains { opener in
            if case .string(_, 1, _) = opener { return true }
            return false
        }
    }

    /// Whether a text needs more lines.
    public static func needsMore(_ text: String) -> Bool { SourceCompleteness(text).needsMore }

    /// Whether the last line holds attributes alone, whose declaration is still to come.
    private var endsWithAttribute: Bool {
        let words = lastLine.split { $0 == " " || $0 == "\t" }
        return !words.isEmpty
            && words.allSatisfy { $0.first == "@" && $0.count > 1 && $0.dropFirst().allSatisfy { $0.isLetter } }
    }
}
