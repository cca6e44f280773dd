import SwiftSyntax

/// Previews for Xcode: they show an element beside the source, and are no part of the program.
extension Lowerer {
    /// Returns an empty statement for a preview, with a note; nil for anything else.
    func preview(_ item: CodeBlockItemSyntax) -> Statement? {
        guard item.isPreview else { return nil }
        note("previews are skipped", at: offset(item))
        return Statement(kind: .noted, offset: offset(item))
    }
}

extension CodeBlockItemSyntax {
    /// True for `#Preview { … }` and for a type that conforms to `PreviewProvider`.
    fileprivate var isPreview: Bool {
        switch item {
        case .expr(let node): node.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
        case .decl(let node):
            node.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
                || node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes.contains {
                    $0.type.sourceText == "PreviewProvider"
                } ?? false
        case .stmt: false
        }
    }
}
