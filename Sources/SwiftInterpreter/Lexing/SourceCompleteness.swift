/// Tells whether what was typed so far is whole or needs more lines.
public enum SourceCompleteness {
    /// Whether the text ends inside of brackets, a multi-line string or a comment, so that more lines must follow.
    ///
    /// A text that no further line can mend, such as one with a stray `)`, needs no more.
    public static func needsMore(_ text: String) -> Bool {
        let scanner = BracketScanner(text, maximumDepth: 100_000)
        if scanner.stray != nil || scanner.tooDeep != nil { return false }
        guard let last = scanner.open.last else { return false }
        if case .string(_, let quotes, _) = last { return quotes == 3 }
        return !scanner.open.contains { opener in
            if case .string(_, 1, _) = opener { return true }
            return false
        }
    }
}
