import SwiftParser
import SwiftSyntax

/// Tells whether what was typed so far is whole or needs more lines.
public enum SourceCompleteness {
    /// Whether the text ends inside of brackets, a multi-line string, a comment or an `#if`, so that more lines must follow.
    ///
    /// A text that no further line can mend, such as one with a stray `)`, needs no more.
    public static func needsMore(_ text: String) -> Bool {
        let scanner = BracketScanner(text, maximumDepth: 100_000)
        if scanner.stray != nil || scanner.tooDeep != nil { return false }
        guard let last = scanner.open.last else { return endsWithAttribute(text) || endsInCondition(text) }
        if case .string(_, let quotes, _) = last { return quotes == 3 }
        return !scanner.open.contains { opener in
            if case .string(_, 1, _) = opener { return true }
            return false
        }
    }

    /// Whether an `#if` has no `#endif` yet.
    private static func endsInCondition(_ text: String) -> Bool {
        guard text.contains("#if") else { return false }
        var parser = Parser(text, maximumNestingLevel: 256)
        let tree = SourceFileSyntax.parse(from: &parser)
        return tree.hasError
            && tree.tokens(viewMode: .all).contains { $0.tokenKind == .poundEndif && $0.presence == .missing }
    }

    /// Whether the last line holds attributes alone, whose declaration is still to come.
    private static func endsWithAttribute(_ text: String) -> Bool {
        guard let line = text.split(whereSeparator: \.isNewline).last else { return false }
        let words = line.split { $0 == " " || $0 == "\t" }
        return !words.isEmpty
            && words.allSatisfy { $0.first == "@" && $0.count > 1 && $0.dropFirst().allSatisfy { $0.isLetter } }
    }
}
