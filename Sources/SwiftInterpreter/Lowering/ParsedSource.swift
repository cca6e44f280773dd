import SwiftSyntax

/// Source text with its syntax tree, for whoever has parsed it already.
public struct ParsedSource: Sendable {
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
