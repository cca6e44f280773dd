import Foundation
import SwiftInterpreter
import SwiftParser
import SwiftSyntax
import TestTiers
import Testing

/// The tokens of source, also of source that is unfinished or wrong.
@Suite struct SwiftTokensTests {
    /// Returns the tokens of a text apart from spaces, each after a letter for its kind.
    private func tokens(_ text: String) -> [String] {
        read(text).compactMap { token in
            let mark: String
            switch token.kind {
            case .space: return nil
            case .comment: mark = "c"
            case .name: mark = "n"
            case .number: mark = "1"
            case .mark: mark = "m"
            case .opening: mark = "o"
            case .closing: mark = "e"
            case .stray: mark = "!"
            case .stringStart: mark = "s"
            case .text: mark = "t"
            case .stringEnd: mark = "z"
            }
            return mark + String(decoding: Array(text.utf8)[token.range], as: UTF8.self)
        }
    }

    private func read(_ text: String) -> [SwiftTokens.Token] {
        var (text, tokens) = (text, SwiftTokens())
        return text.withUTF8 { bytes in
            var result: [SwiftTokens.Token] = []
            while let token = tokens.next(in: bytes) { result.append(token) }
            return result
        }
    }

    @Test func codeIsReadInTokens() {
        #expect(tokens("a.b(1.5, $0) {}") == ["na", "m.", "nb", "o(", "11", "m.", "15", "m,", "n$0", "e)", "o{", "e}"])
        #expect(tokens("x // \"(\n/* a /* b */ ) */y") == ["nx", "c// \"(", "c/*", "c a /*", "c b */", "c ) */", "ny"])
    }

    @Test func stringsHaveTextAndInterpolations() {
        #expect(
            tokens(#""a\"(\(b("c"))d""#) == [
                "s\"", #"ta\"(\"#, "o(", "nb", "o(", "s\"", "tc", "z\"", "e)", "e)", "td", "z\"",
            ]
        )
        #expect(tokens(##"#"a\(\#(b)"#c"##) == ["s#\"", "ta\\(\\#", "o(", "nb", "e)", "z\"#", "nc"])
        #expect(tokens("\"\"\"\na\"b\n\"\"\"") == ["s\"\"\"", "t\na\"b\n", "z\"\"\""])
        #expect(tokens("\"\"a") == ["s\"", "z\"", "na"])
    }

    @Test func aLineEndsAString() {
        #expect(tokens("\"a(\nb") == ["s\"", "ta(", "z", "nb"])
        #expect(tokens("\"a\\\n)") == ["s\"", "ta\\", "z", "!)"])
    }

    @Test func strayBracketsCloseNone() {
        #expect(tokens("(])") == ["o(", "!]", "e)"])
        #expect(SwiftTokens.open(atEndOf: "(]") == [.bracket(closer: UInt8(ascii: ")"), offset: 0)])
    }

    @Test func whatIsOpenAtTheEndIsKnown() {
        let isOpen: [(String, [SwiftTokens.Opener])] = [
            ("a", []),
            ("f(\"b", [.bracket(closer: UInt8(ascii: ")"), offset: 1), .string(hashes: 0, quotes: 1, offset: 2)]),
            ("#\"\\(a\\#(b", [.string(hashes: 1, quotes: 1, offset: 0), .interpolation(offset: 7)]),
            ("/* /*", [.comment(offset: 0), .comment(offset: 3)]),
            ("\"\"\"\n\"", [.string(hashes: 0, quotes: 3, offset: 0)]),
        ]
        for (text, open) in isOpen { #expect(SwiftTokens.open(atEndOf: text) == open, "\(text)") }
    }

    /// The same brackets, and the same beginnings of strings, as the parser finds in the sources of this package that
    /// have no regular expression.
    @Test func theyAreThoseOfTheParser() throws {
        let files = TestTier.sample(of: Self.sources, fast: 60, merge: 12)
        try #require(files.count > 20)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            guard let parsed = parsed(text) else { continue }
            let own = read(text).compactMap { token -> Int? in
                [.opening, .closing, .stray, .stringStart].contains(token.kind) ? token.range.lowerBound : nil
            }
            let differing = own.difference(from: parsed).first
            #expect(differing == nil, "\(file.lastPathComponent): \(differing.debugDescription)")
        }
    }

    private static let sources: [URL] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return ["../Sources", "ProgramTests/Programs", "SwiftInterpreterTests"].flatMap { folder in
            let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
            let names = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
            return names.map { root.appendingPathComponent(folder + "/" + $0) }
        }
    }()

    private func parsed(_ text: String) -> [Int]? {
        let tokens = Parser.parse(source: text).tokens(viewMode: .sourceAccurate)
        if tokens.contains(where: { $0.tokenKind == .regexSlash }) { return nil }
        return tokens.compactMap { token in
            let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
            switch token.tokenKind {
            case .leftParen, .rightParen, .leftSquare, .rightSquare, .leftBrace, .rightBrace: return start
            case .stringQuote, .multilineStringQuote: return isStart(token) ? start : nil
            case .rawStringPoundDelimiter:
                return token.keyPathInParent == \StringLiteralExprSyntax.openingPounds ? start : nil
            default: return nil
            }
        }
    }

    /// Returns true for the quotation marks before a text, without number signs before them.
    private func isStart(_ token: TokenSyntax) -> Bool {
        token.keyPathInParent == \StringLiteralExprSyntax.openingQuote
            && token.parent?.as(StringLiteralExprSyntax.self)?.openingPounds == nil
    }
}
