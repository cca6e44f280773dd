import SwiftInterpreter
import SwiftParser
import SwiftSyntax

/// A source text with its syntax tree, which can be updated when one part of the text changes.
///
/// Unlike a ``SwiftInput``, which is one line of input, it is the source of a whole document.
struct IncrementalSyntax: Sendable {
    /// The text.
    let text: String
    /// The tree.
    let tree: SourceFileSyntax
    /// The result of the parser, which it needs to reuse parts of the tree; nil if lines of the tree were replaced.
    private let result: IncrementalParseResult?
    /// The number of consecutive trees that share parts with the previous one; they keep each other in memory.
    private let generation: Int

    /// The number of trees whose lines are in this one.
    private let sources: Int

    /// The source without the modifiers that were added last, to which an undo leads; nil if that was another change.
    private var base: Base?

    /// A source that another one continues.
    private final class Base: Sendable {
        let source: IncrementalSyntax

        init(_ source: IncrementalSyntax) { self.source = source }
    }

    /// The limit of consecutive trees that share parts.
    private static let mostGenerations = 24
    /// The limit of trees with lines in one: a tree retains the memory of each, and collects all of them at every change.
    private static let mostSources = 256

    /// Parses a text; the tree may contain errors.
    init(_ text: String) {
        let result = Self.parse(text, nil)
        if let mended = SourceTree.mended(result.tree, of: text) {
            self.init(text, tree: mended, sources: 1)
        } else {
            self.init(text, result: result, generation: 0)
        }
    }

    private init(_ text: String, result: IncrementalParseResult, generation: Int) {
        self.text = text
        self.result = result
        self.generation = generation
        tree = result.tree
        sources = 1
    }

    private init(_ text: String, tree: SourceFileSyntax, sources: Int) {
        self.text = text
        self.tree = tree
        self.sources = sources
        result = nil
        generation = 0
    }

    /// Parses a text that differs from this one by a change, reusing the unchanged parts of the tree.
    func changed(to text: String, by change: TextChange) -> IncrementalSyntax {
        if let base, base.source.text == text { return base.source }
        if let chained = chained(to: text, by: change) { return chained }
        guard let result, !tree.hasError, generation < Self.mostGenerations else { return IncrementalSyntax(text) }
        let replacement = Array(text.utf8.dropFirst(change.new.lowerBound).prefix(change.new.count))
        let (start, end) = (change.old.lowerBound, change.old.upperBound)
        let edit = SourceEdit(
            range: AbsolutePosition(utf8Offset: start)..<AbsolutePosition(utf8Offset: end),
            replacement: replacement
        )
        guard let edits = try? ConcurrentEdits(concurrent: [edit]) else { return IncrementalSyntax(text) }
        let transition = IncrementalParseTransition(previousIncrementalParseResult: result, edits: edits)
        let new = Self.parse(text, transition)
        // The diagnostics are best after the whole text was parsed.
        guard !new.tree.hasError, new.tree.totalLength.utf8Length == text.utf8.count else {
            return IncrementalSyntax(text)
        }
        return IncrementalSyntax(text, result: new, generation: generation + 1)
    }

    /// Returns a text with other lines in a closure, and its tree; it is only parsed when there are too many sources.
    ///
    /// - Parameters:
    ///   - lines: the indices of the replaced lines in the closure.
    ///   - brace: the offset of the closure's opening brace.
    ///   - new: the lines in their place, from another tree.
    ///   - text: the text with these lines.
    func replacing(
        _ lines: Range<Int>,
        inClosureAt brace: Int,
        by new: CodeBlockItemListSyntax,
        in text: String
    ) -> IncrementalSyntax? {
        if sources >= Self.mostSources {
            let parsed = IncrementalSyntax(text)
            return parsed.tree.hasError ? nil : parsed
        }
        guard let token = tree.token(at: AbsolutePosition(utf8Offset: brace)),
            let closure = token.parent?.as(ClosureExprSyntax.self), lines.upperBound <= closure.statements.count
        else { return nil }
        var statements = closure.statements
        let start = statements.index(at: lines.lowerBound)
        let end = statements.index(start, offsetBy: lines.count)
        statements.replaceSubrange(start..<end, with: Array(new))
        guard let tree = statements.root.as(SourceFileSyntax.self), !tree.hasError,
            tree.totalLength.utf8Length == text.utf8.count
        else { return nil }
        return IncrementalSyntax(text, tree: tree, sources: sources + 1)
    }

    /// Returns a text with modifiers behind the call at its end, and its tree, of which only they are parsed; nil for
    /// another change.
    private func chained(to text: String, by change: TextChange) -> IncrementalSyntax? {
        let rest = text.utf8.dropFirst(change.new.lowerBound)
        guard change.old.upperBound == self.text.utf8.count, change.new.upperBound == text.utf8.count,
            rest.starts(with: self.text.utf8.suffix(change.old.count)),
            let modifiers = String(rest.dropFirst(change.old.count)),
            modifiers.first(where: { !$0.isWhitespace }) == ".",
            sources < Self.mostSources, !tree.hasError, let last = tree.statements.last,
            case .expr(let base) = last.item, base.is(FunctionCallExprSyntax.self), last.semicolon == nil,
            base.endPosition.utf8Offset == self.text.utf8.count
        else { return nil }
        let added = Parser.parse(source: ChainedBase.name + modifiers)
        guard !added.hasError, added.statements.count == 1, case .expr(let chain)? = added.statements.first?.item,
            let expression = ChainedBase(base).replaced(in: chain)
        else { return nil }
        let index = tree.statements.index(before: tree.statements.endIndex)
        let statements = tree.statements.with(\.[index], last.with(\.item, .expr(expression)))
        guard let tree = statements.root.as(SourceFileSyntax.self), !tree.hasError,
            tree.totalLength.utf8Length == text.utf8.count
        else { return nil }
        var result = IncrementalSyntax(text, tree: tree, sources: sources + 1)
        result.base = Base(self)
        return result
    }

    private static func parse(_ text: String, _ transition: IncrementalParseTransition?) -> IncrementalParseResult {
        var text = text
        return text.withUTF8 { bytes in
            Parser.parseIncrementally(
                source: bytes,
                maximumNestingLevel: SourceTree.deepestNesting,
                parseTransition: transition
            )
        }
    }
}

/// An expression that takes the place of a name at the beginning of a chain of modifiers.
private final class ChainedBase: SyntaxRewriter {
    /// The name in the place of the expression.
    static let name = "base"

    private let base: ExprSyntax
    private var first: SyntaxIdentifier?
    private var isReplaced = false

    /// The expression without its place in a tree.
    init(_ base: ExprSyntax) {
        self.base = base.detached
        super.init(viewMode: .sourceAccurate)
    }

    /// Returns the chain behind the expression; nil if it does not begin with the name.
    func replaced(in chain: ExprSyntax) -> ExprSyntax? {
        first = chain.firstToken(viewMode: .sourceAccurate)?.parent?.id
        let result = rewrite(chain).as(ExprSyntax.self)
        return isReplaced ? result : nil
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
        guard node.id == first else { return ExprSyntax(node) }
        isReplaced = true
        return base
    }
}
