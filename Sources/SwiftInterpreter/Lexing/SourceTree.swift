import SwiftParser
import SwiftSyntax

/// Parses Swift as the compiler reads it: everything that has a tree has it from here.
package enum SourceTree {
    /// The limit of nested syntax nodes.
    package static let deepestNesting = 256

    /// Returns the tree of a text; it may contain errors.
    ///
    /// - Parameter deepest: the limit of nested syntax nodes, above zero.
    package static func parse(_ text: String, deepest: Int = deepestNesting) -> SourceFileSyntax {
        let tree = parsed(text, deepest)
        return mended(tree, of: text, deepest: deepest) ?? tree
    }

    /// Returns another tree of a text that the parser read, where it took a statement for the parameters of a closure; nil
    /// if it did so nowhere.
    package static func mended(
        _ tree: SourceFileSyntax,
        of text: String,
        deepest: Int = deepestNesting
    ) -> SourceFileSyntax? {
        guard tree.hasError else { return nil }
        var closures = MisreadClosures(text) { parsed($0, deepest) }
        return closures.mended(tree)
    }

    private static func parsed(_ text: String, _ deepest: Int) -> SourceFileSyntax {
        var parser = Parser(text, maximumNestingLevel: deepest)
        return SourceFileSyntax.parse(from: &parser)
    }
}

/// The closures that begin with a parenthesis which the parser takes for parameters, since it finds an `in` anywhere
/// behind it: `{ (few ? 1 : 2); for n in 0..<3 { n } }`.
///
/// The parser, up to swift-syntax 603.0.1, skips all that stands before the first `in` or `->`. A statement in front of
/// the parenthesis keeps it from looking: it is put there, and taken out of the tree again.
struct MisreadClosures {
    /// The statement in front of the parenthesis.
    private static let mark = "0;"
    /// The limit of attempts: each finds the closures inside those of the one before.
    private static let mostAttempts = 16

    private let text: [UInt8]
    private let parse: (String) -> SourceFileSyntax
    /// The offsets of the parentheses that begin a statement.
    private var statements: [Int] = []
    /// The offsets of those that begin parameters with a mistake.
    private var parameters: Set<Int> = []

    init(_ text: String, parse: @escaping (String) -> SourceFileSyntax) {
        self.text = Array(text.utf8)
        self.parse = parse
    }

    /// A closure whose parameters have an error, by UTF-8 offsets.
    private struct Suspect {
        /// The offset of the first token behind the brace.
        var start: Int
        /// The offset of the last token of the parameters.
        var end: Int
    }

    /// Returns the tree that the parser gives for the text without these mistakes; nil if it makes none.
    ///
    /// - Parameter tree: the tree that it gives for the text.
    mutating func mended(_ tree: SourceFileSyntax) -> SourceFileSyntax? {
        var best = tree
        for _ in 0..<Self.mostAttempts {
            let suspects = suspects(in: best)
            if suspects.isEmpty { break }
            let known = statements
            statements = (known + suspects.map(\.start)).sorted()
            guard let next = parsed() else {
                statements = known
                break
            }
            let wrong = suspects.filter { hasError(next, $0) }.map(\.start)
            if wrong.isEmpty {
                best = next
                continue
            }
            parameters.formUnion(wrong)
            statements.removeAll { parameters.contains($0) }
            if statements.count > known.count, let fewer = parsed() { best = fewer }
        }
        return statements.isEmpty ? nil : best
    }

    /// Returns the closures whose parameters have an error, except those that are known.
    private func suspects(in tree: SourceFileSyntax) -> [Suspect] {
        var found: [Suspect] = []
        var pending = [Syntax(tree)]
        while let node = pending.popLast() {
            if let signature = node.as(ClosureExprSyntax.self)?.signature, signature.hasError,
                let last = signature.lastToken(viewMode: .sourceAccurate)
            {
                let suspect = Suspect(
                    start: signature.positionAfterSkippingLeadingTrivia.utf8Offset,
                    end: last.positionAfterSkippingLeadingTrivia.utf8Offset
                )
                if !parameters.contains(suspect.start), !statements.contains(suspect.start) { found.append(suspect) }
            }
            pending += node.children(viewMode: .sourceAccurate).filter(\.hasError)
        }
        return found
    }

    /// Returns the tree of the text in which these parentheses begin statements.
    private func parsed() -> SourceFileSyntax? {
        var marked: [UInt8] = []
        var end = 0
        for offset in statements {
            marked += text[end..<offset] + Array(Self.mark.utf8)
            end = offset
        }
        marked += text[end...]
        var tree = parse(String(decoding: marked, as: UTF8.self))
        for (index, offset) in statements.enumerated().reversed() {
            guard let next = tree.removingStatement(at: offset + index * Self.mark.utf8.count) else { return nil }
            tree = next
        }
        return tree
    }

    /// True if there is an error among the tokens that were taken for parameters.
    private func hasError(_ tree: SourceFileSyntax, _ suspect: Suspect) -> Bool {
        var token = tree.token(at: AbsolutePosition(utf8Offset: suspect.start))
        while let here = token, here.positionAfterSkippingLeadingTrivia.utf8Offset <= suspect.end {
            if here.presence == .missing || here.parent?.is(UnexpectedNodesSyntax.self) == true { return true }
            token = here.nextToken(viewMode: .all)
        }
        return false
    }
}

extension SourceFileSyntax {
    /// Returns the tree without the statement at an offset, of which the next one takes the white space and comments.
    fileprivate func removingStatement(at offset: Int) -> SourceFileSyntax? {
        guard let token = token(at: AbsolutePosition(utf8Offset: offset)),
            let item = token.parent?.parent?.as(CodeBlockItemSyntax.self),
            var list = item.parent?.as(CodeBlockItemListSyntax.self), let index = list.index(of: item),
            index == list.startIndex, list.count > 1
        else { return nil }
        let next = list[list.index(after: index)]
        let replaced = next.with(\.leadingTrivia, item.leadingTrivia + next.leadingTrivia)
        list.replaceSubrange(index..<list.index(index, offsetBy: 2), with: [replaced])
        return list.root.as(SourceFileSyntax.self)
    }
}
