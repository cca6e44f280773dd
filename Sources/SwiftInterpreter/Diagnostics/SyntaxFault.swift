import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// What is wrong with a text that is no Swift, as the parser says it.
package struct SyntaxFault {
    /// What is wrong, in words.
    package var message: String
    /// Where, in UTF-8 bytes.
    package var offset: Int
    /// What mends it, in words.
    package var fix: String?

    /// The first that the parser finds in a tree with errors; nil if it has no words for what is wrong.
    package static func first(in tree: SourceFileSyntax) -> SyntaxFault? {
        if let hidden = tree.tokens(viewMode: .sourceAccurate).first(where: isBesideHiddenCharacter) {
            return SyntaxFault(
                message: "a character that cannot be seen stands beside this '='",
                offset: hidden.positionAfterSkippingLeadingTrivia.utf8Offset,
                fix: "delete what is around it, and type it again"
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

    /// Whether a `=` has blanks on both sides and is none the less told to have a blank on one: the parser would look for
    /// a way to mend that until it traps.
    private static func isBesideHiddenCharacter(_ token: TokenSyntax) -> Bool {
        guard token.tokenDiagnostic?.kind == .equalMustHaveConsistentWhitespaceOnBothSides,
            let before = token.previousToken(viewMode: .all)
        else { return false }
        return [before, token].allSatisfy { $0.trailingTrivia.contains(where: \.isSpaceOrTab) }
    }
}
