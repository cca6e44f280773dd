import SwiftParser
import SwiftSyntax

/// Parses Swift as the compiler reads it: everything that has a tree has it from here.
package enum SourceTree {
    /// The limit of nested syntax nodes.
    package static let deepestNesting = 256

    /// Returns the tree of a text; it may contain errors.
    ///
    /// - Parameter deepest: the limit of nested syntax nodes, above zero.
    package static func parse(_ text: String, deepest: Int = deepestNesting) -> SourceFileSyntax {
        let tree = parsed(text, deepest)
        return mended(tree, of: text, deepest: deepest) ?? tree
    }

    /// Returns another tree of a text that the parser read, where it took a statement for the parameters of a closure; nil
    /// if it did so nowhere.
    package static func mended(
        _ tree: SourceFileSyntax,
        of text: String,
        deepest: Int = deepestNesting
    ) -> SourceFileSyntax? {
        guard tree.hasError else { return nil }
        var closures = MisreadClosures(text) { parsed($0, deepest) }
        return closures.mended(tree)
    }

    private static func parsed(_ text: String, _ deepest: Int) -> SourceFileSyntax {
        var parser = Parser(text, maximumNestingLevel: deepest)
        return SourceFileSyntax.parse(from: &parser)
    }
}
