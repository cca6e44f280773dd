import SwiftSyntax

/// Previews for Xcode: they show an element beside the source, and are no part of the program.
extension Lowerer {
    /// Returns an empty statement for a preview, whose code runs only when it is asked for; nil for anything else.
    func preview(_ item: CodeBlockItemSyntax) -> Statement? {
        guard item.isPreview else { return nil }
        return Statement(kind: .noted, offset: offset(item))
    }
}

extension CodeBlockItemSyntax {
    /// True for `#Preview { … }` and for a type that conforms to `PreviewProvider`.
    package var isPreview: Bool { previewMacro != nil || previewProvider != nil }

    /// The preview `#Preview { … }`; nil for another statement.
    package var previewMacro: (any FreestandingMacroExpansionSyntax)? {
        let macro: (any FreestandingMacroExpansionSyntax)? =
            switch item {
            case .expr(let node): node.as(MacroExpansionExprSyntax.self)
            case .decl(let node): node.as(MacroExpansionDeclSyntax.self)
            case .stmt: nil
            }
        return macro?.macroName.text == "Preview" ? macro : nil
    }

    /// The type whose property `previews` has previews; nil for another statement.
    package var previewProvider: (any DeclGroupSyntax)? {
        guard case .decl(let node) = item, let type = node.asProtocol((any DeclGroupSyntax).self) else { return nil }
        let conforms = type.inheritanceClause?.inheritedTypes.contains {
            ["PreviewProvider", "SwiftUI.PreviewProvider"].contains($0.type.sourceText)
        }
        return conforms == true ? type : nil
    }
}
