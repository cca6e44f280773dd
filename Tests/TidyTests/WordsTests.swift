import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// Everything that a person reads uses one vocabulary, and begins with a noun or a verb.
@Suite("Words")
struct WordsTests {
    @Test("Comments and strings of the modules use no retired words")
    func sources() throws {
        let rule = try WordRule()
        expectNone(Project.sources.flatMap { rule.findings(in: $0, readsStrings: true) })
    }

    @Test("Comments of the tests use no retired words")
    func tests() throws {
        let rule = try WordRule()
        let own = ["RetiredWords.swift", "WordsTests.swift"]
        let files = Project.tests.filter { file in !own.contains(where: file.path.hasSuffix) }
        expectNone(files.flatMap { rule.findings(in: $0, readsStrings: false) })
    }

    @Test("Documents use no retired words")
    func documents() throws {
        let rule = try WordRule()
        let paths =
            ["README.md"] + Project.paths(in: "Sources", suffix: ".md") + Project.paths(in: "Examples", suffix: ".md")
        expectNone(paths.flatMap { rule.findings(inDocument: Project.text($0), path: $0) })
    }

    @Test("Documentation begins with a noun or a verb")
    func beginnings() {
        expectNone((Project.sources + Project.tests).flatMap(BeginningRule.findings))
    }

    @Test("A retired word is found in a comment and in a string, not in code")
    func wrongWords() throws {
        let text = """
            /// Hands its attributes down.
            let vanished = 1
            // The natural width.
            let a = "It has no view: \\(vanished) vanishes"
            let b = "a view is reused"
            let c = \"\"\"
                one line
                it was asked for 96
                \"\"\"
            """
        let file = SwiftFile(path: "Sources/A/A.swift", text: text)
        let rule = try WordRule()
        #expect(rule.findings(in: file, readsStrings: true).map(\.line) == [1, 3, 4, 4, 8])
        #expect(rule.findings(in: file, readsStrings: false).map(\.line) == [1, 3])
        #expect(rule.findings(inDocument: "a\nUsed\nagain: used again", path: "a.md").map(\.line) == [3])
    }

    @Test("A question word at the beginning is found")
    func wrongBeginnings() {
        let text = """
            /// What it holds.
            let a = 1
            /// The value.
            /// How it came about.
            let b = 1
            /// Whether it is so.
            let c = 1
            // How it is done.
            let d = 1

            /// Returns whether it is so.
            func e() {}
            """
        let file = SwiftFile(path: "Sources/A/A.swift", text: text)
        #expect(BeginningRule.findings(in: file).map(\.line) == [1, 6])
    }
}

/// Finds retired words.
private struct WordRule {
    /// All phrases at once, since most text has none.
    private let any: NSRegularExpression
    private let patterns: [(expression: NSRegularExpression, advice: String)]

    init() throws {
        func expression(_ pattern: String) throws -> NSRegularExpression {
            try NSRegularExpression(pattern: "\\b(?:\(pattern))\\b", options: .caseInsensitive)
        }
        any = try expression(RetiredWords.all.map(\.pattern).joined(separator: "|"))
        patterns = try RetiredWords.all.map { (try expression($0.pattern), $0.advice) }
    }

    /// The retired words in the comments of a file and, if asked, in its string literals.
    func findings(in file: SwiftFile, readsStrings: Bool) -> [Finding] {
        guard !matches(in: file.text).isEmpty else { return [] }
        return file.tree.tokens(viewMode: .sourceAccurate).flatMap { token -> [Finding] in
            var result = comments(token.leadingTrivia, from: token.position, of: file)
            if readsStrings, case .stringSegment(let text) = token.tokenKind {
                let line = file.line(of: token)
                result += matches(in: text).map { Finding(path: file.path, line: line, advice: $0) }
            }
            return result + comments(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia, of: file)
        }
    }

    /// The retired words in the lines of a document.
    func findings(inDocument text: String, path: String) -> [Finding] {
        text.components(separatedBy: "\n").enumerated().flatMap { index, line in
            matches(in: line).map { Finding(path: path, line: index + 1, advice: $0) }
        }
    }

    private func comments(_ trivia: Trivia, from start: AbsolutePosition, of file: SwiftFile) -> [Finding] {
        var position = start
        var result: [Finding] = []
        for piece in trivia {
            if let text = piece.comment {
                result += matches(in: text).map { file.finding(at: position, $0) }
            }
            position += piece.sourceLength
        }
        return result
    }

    private func matches(in text: String) -> [String] {
        let whole = NSRange(text.startIndex..., in: text)
        return any.matches(in: text, range: whole).compactMap { match in
            guard let range = Range(match.range, in: text) else { return nil }
            let advice = patterns.first { $0.expression.firstMatch(in: text, range: match.range) != nil }?.advice
            return "“\(text[range])” is retired: \(advice ?? "use the vocabulary")"
        }
    }
}

/// Finds documentation that begins with a question word.
private enum BeginningRule {
    private static let words: Set<String> = ["What", "Whether", "How", "So", "Where", "When", "Why", "Who"]

    static func findings(in file: SwiftFile) -> [Finding] {
        guard file.mentions(words.map { "/// \($0)" }) else { return [] }
        return file.commentedTokens.flatMap { token -> [Finding] in
            var position = token.position
            var isInside = false
            var result: [Finding] = []
            for piece in token.leadingTrivia {
                switch piece {
                case .docLineComment(let text):
                    let first = text.dropFirst(3).split { !$0.isLetter }.first.map(String.init) ?? ""
                    if !isInside, words.contains(first) {
                        result.append(file.finding(at: position, "begin with a noun or a verb, not with “\(first)”"))
                    }
                    isInside = true
                case .newlines(1), .spaces, .tabs: break
                default: isInside = false
                }
                position += piece.sourceLength
            }
            return result
        }
    }
}

extension TriviaPiece {
    /// The text of a comment; nil for white space.
    fileprivate var comment: String? {
        switch self {
        case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
            text
        default: nil
        }
    }
}
