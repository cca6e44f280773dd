import SwiftSyntax
import TestTiers
import Testing

/// Few lines name a feature that the compiler does not check, each with its proof in a comment.
@Suite("Unsafe features")
struct UnsafeTests {
    static let most = 112

    @Test("Every use has its proof, and there are few", .merge)
    func uses() {
        let uses = Project.sources.filter { !$0.isGenerated }.map { UnsafeUses($0) }
        expectNone(uses.flatMap(\.unproved))
        #expect(uses.reduce(0) { $0 + $1.lines.count } <= Self.most)
    }

    @Test("Every use is found, and a comment is missed where there is none")
    func wrongUses() {
        let text = #"""
            let name = "UnsafeMutablePointer"
            final class A: @unchecked Sendable {}
            // The owner outlives it.
            unowned(unsafe) var owner: A?
            nonisolated(unsafe) let a = A()
            /// Returns the sum.
            func sum(
                of numbers: UnsafeBufferPointer<Int>
            ) -> Int {
                let other = Unmanaged.passUnretained(a)
                // Read only.
                return numbers.withUnsafeBytes { own in
                    others.withUnsafeBytes { $0 == own }
                }
            }
            let b = unsafeDowncast(a, to: B.self)  // Checked above.
            let c = unchecked + unsafeExpr
            @exclusivity(unchecked) var d = 1
            """#
        let uses = UnsafeUses(SwiftFile(path: "Sources/A/A.swift", text: text))
        #expect(uses.lines == [2, 4, 5, 8, 10, 12, 13, 16, 18])
        #expect(uses.unproved.map(\.line) == [2, 5, 10, 18])
    }
}

/// The lines of a file that name a feature that the compiler does not check.
private struct UnsafeUses {
    private(set) var lines: [Int] = []
    /// The lines without a comment at their end, or before the statement or declaration.
    private(set) var unproved: [Finding] = []
    private static let words = ["nsafe", "unchecked", "Unmanaged"]

    init(_ file: SwiftFile) {
        guard file.mentions(Self.words) else { return }
        for (index, text) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let token = Self.words.lazy.compactMap({ Self.token($0, in: text, of: file) }).first else { continue }
            let isProved = text.contains(" // ") || Self.hasComment(Syntax(token))
            lines.append(index + 1)
            if !isProved {
                unproved.append(file.finding(at: token, "prove in a comment that the unsafe feature is safe here"))
            }
        }
    }

    /// Returns the token of a line that names such a feature by a word; nil if there is none.
    private static func token(_ word: String, in line: Substring, of file: SwiftFile) -> TokenSyntax? {
        line.ranges(of: word).lazy.compactMap { range in
            let offset = file.text.utf8.distance(from: file.text.startIndex, to: range.lowerBound)
            let token = file.tree.token(at: AbsolutePosition(utf8Offset: offset))
            // Behind the comments before the token.
            return token.flatMap { $0.positionAfterSkippingLeadingTrivia.utf8Offset <= offset ? $0 : nil }
        }.first { isUnsafe($0) }
    }

    private static func isUnsafe(_ token: TokenSyntax) -> Bool {
        switch token.tokenKind {
        case .keyword(.unsafe): return true
        // The syntax tree's own word.
        case .identifier("unsafeExpr"): return false
        case .identifier("unchecked"):
            return [.atSign, .leftParen].contains(token.previousToken(viewMode: .sourceAccurate)?.tokenKind)
        case .identifier(let name): return name.contains("nsafe") || name == "Unmanaged"
        default: return false
        }
    }

    /// Returns true if there is a comment before the statement or declaration around a node; a use in a closure shares the
    /// comment of the use that the closure is passed to.
    private static func hasComment(_ node: Syntax) -> Bool {
        var node = node
        while let next = node.parent {
            node = next
            guard node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) else { continue }
            if node.leadingTrivia.hasComment { return true }
            guard let call = node.parent?.parent?.as(ClosureExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self),
                words.contains(where: call.calledExpression.trimmedDescription.contains)
            else { return false }
        }
        return false
    }
}

extension Trivia {
    fileprivate var hasComment: Bool {
        contains { piece in
            switch piece {
            case .lineComment, .docLineComment, .blockComment, .docBlockComment: true
            default: false
            }
        }
    }
}
