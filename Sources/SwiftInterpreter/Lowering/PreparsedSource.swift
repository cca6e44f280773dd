import SwiftSyntax

/// Source text with the syntax tree that the caller has already parsed from it.
package struct PreparsedSource: Sendable {
    /// The source text.
    package let text: String
    /// The syntax tree of exactly this text, without errors.
    package let tree: SourceFileSyntax

    /// Creates a source from a text and its tree; the evaluation uses the tree.
    package init(_ text: String, tree: SourceFileSyntax) {
        self.text = text
        self.tree = tree
    }

    /// Creates a source by parsing a text; nil if it has errors.
    package init?(parsing text: String) {
        let tree = SourceTree.parse(text)
        if tree.hasError { return nil }
        self.init(text, tree: tree)
    }
}
