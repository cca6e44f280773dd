import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// A syntax error as reported by the parser.
package struct SyntaxFault {
    /// The error message.
    package var message: String
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
        let found = ParseDiagnosticsGenerator.diagnostics(for: tree)
        guard let useful = found.first(where: { $0.diagMessage.severity == .error }) ?? found.first else { return nil }
        return SyntaxFault(
            message: useful.message,
            offset: useful.position.utf8Offset,
            fix: useful.fixIts.first?.message.message
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
