import SwiftSyntax

/// Source text with the syntax tree that the caller has already parsed from it.
public struct PreparsedSource: Sendable {
    /// The text.
    public let text: String
    /// The tree of exactly this text, which has no errors.
    public let tree: SourceFileSyntax

    /// Text and its tree; what is evaluated is the tree.
    public init(_ text: String, tree: SourceFileSyntax) {
        self.text = text
        self.tree = tree
    }
}
