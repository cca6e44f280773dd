import SwiftSyntax

/// A rewriter of typed lines that counts what it changes.
class LineRewriter: SyntaxRewriter {
    /// The number of changes.
    final var count = 0

    /// Returns the line with its changes; nil if there is none, or if the line is not complete Swift.
    final func rewritten(_ line: String) -> String? {
        guard let tree = SourceParser.parseIfQuick(line), !tree.hasError else { return nil }
        let text = rewrite(tree).description
        return count > 0 ? text : nil
    }
}
