import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// A syntax error as reported by the parser.
package struct SyntaxFault {
    /// The errors that have a name.
    package enum Cause: Hashable, Sendable {
        /// A statement follows another one on its line without a `;`.
        case statementOnSameLine
        /// A `)` is missing.
        case openParenthesis
        /// Another error.
        case other
    }

    /// The error message.
    package var message: String
    /// The error, as far as it has a name.
    package var cause = Cause.other
    /// The location, as a UTF-8 offset.
    package var offset: Int
    /// The remedy.
    package var fix: String?

    /// Returns the first error that the parser reports in a tree with errors; nil if it reports none.
    package static func first(in tree: SourceFileSyntax) -> SyntaxFault? {
        if let hidden = tree.tokens(viewMode: .sourceAccurate).first(where: isBesideHiddenCharacter) {
            return SyntaxFault(
                message: "an invisible character is next to this '='",
                offset: hidden.positionAfterSkippingLeadingTrivia.utf8Offset,
                fix: "delete the characters around it, and type it again"
            )
        }
        if let deep = tooDeep(in: tree) { return deep }
        let found = ParseDiagnosticsGenerator.diagnostics(for: tree)
        guard let useful = found.first(where: { $0.diagMessage.severity == .error }) ?? found.first else { return nil }
        return SyntaxFault(
            message: isBraceAtTopLevel(useful) ? "extraneous '}' at top level" : useful.message,
            cause: cause(of: useful),
            offset: useful.position.utf8Offset,
            fix: useful.fixIts.first?.message.message ?? missingColon(before: useful, in: tree)
        )
    }

    private static func cause(of fault: SwiftDiagnostics.Diagnostic) -> Cause {
        if fault.diagMessage.diagnosticID == statementOnSameLine { return .statementOnSameLine }
        let inserted = (fault.fixIts.first?.message as? InsertTokenFixIt)?.missingNodes.first
        return inserted?.as(TokenSyntax.self)?.tokenKind == .rightParen ? .openParenthesis : .other
    }

    /// Returns true if the first of what is unexpected in a file is a brace that closes nothing; the compiler names it.
    private static func isBraceAtTopLevel(_ fault: SwiftDiagnostics.Diagnostic) -> Bool {
        guard let unexpected = (fault.diagMessage as? UnexpectedNodesError)?.unexpectedNodes,
            unexpected.firstToken(viewMode: .sourceAccurate)?.tokenKind == .rightBrace
        else { return false }
        return unexpected.ancestorOrSelf(mapping: { $0.asProtocol((any BracedSyntax).self) }) == nil
    }

    private static let statementOnSameLine = StaticParserError.consecutiveStatementsOnSameLine.diagnosticID

    /// Returns the fix of an argument whose label has no colon: `Label(text "a")`.
    private static func missingColon(before fault: SwiftDiagnostics.Diagnostic, in tree: SourceFileSyntax) -> String? {
        guard let unexpected = (fault.diagMessage as? UnexpectedNodesError)?.unexpectedNodes,
            unexpected.parent?.is(FunctionCallExprSyntax.self) == true,
            let label = tree.token(at: fault.position)?.previousToken(viewMode: .sourceAccurate),
            case .identifier(let name) = label.tokenKind,
            let before = label.previousToken(viewMode: .sourceAccurate),
            before.tokenKind == .leftParen || before.tokenKind == .comma
        else { return nil }
        return "insert ':' after '\(name)'"
    }

    /// The limit of nested nodes in a tree with an error: the parser's diagnostics read, for each node at the start of
    /// which they insert something, all nodes inside it.
    private static let deepestTree = 1_000

    /// Returns a fault for an error in a tree that is nested too deeply for the parser's diagnostics, as with a chain of
    /// thousands of calls.
    private static func tooDeep(in tree: SourceFileSyntax) -> SyntaxFault? {
        var open: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
        while let (node, depth) = open.popLast() {
            guard depth <= deepestTree else { return coarse(in: tree) }
            open += node.children(viewMode: .sourceAccurate).map { ($0, depth + 1) }
        }
        return nil
    }

    /// Returns the place of the first error.
    private static func coarse(in tree: SourceFileSyntax) -> SyntaxFault {
        var place = Syntax(tree)
        while let inner = place.children(viewMode: .all).first(where: \.hasError) { place = inner }
        return SyntaxFault(
            message: "there is a syntax error here, and the expressions are nested too deeply for an exact message",
            offset: place.positionAfterSkippingLeadingTrivia.utf8Offset,
            fix: "declare a part of a long chain with let, and use its name instead"
        )
    }

    /// Returns true if a `=` has whitespace on both sides and the parser still complains of whitespace on one side
    /// only.
    ///
    /// Asked for a fix-it, the parser would trap.
    private static func isBesideHiddenCharacter(_ token: TokenSyntax) -> Bool {
        guard token.tokenDiagnostic?.kind == .equalMustHaveConsistentWhitespaceOnBothSides,
            let before = token.previousToken(viewMode: .all)
        else { return false }
        return [before, token].allSatisfy { $0.trailingTrivia.contains(where: \.isSpaceOrTab) }
    }
}
