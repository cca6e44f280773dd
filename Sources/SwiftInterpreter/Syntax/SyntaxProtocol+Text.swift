import SwiftSyntax

extension SyntaxProtocol {
    /// The text without the white space and comments around it.
    ///
    /// SwiftSyntax's own `trimmedDescription` makes a new tree of the node, twice: most of the time of a wrong line was
    /// spent on that.
    package var sourceText: String {
        let text = syntaxTextBytes.dropFirst(leadingTriviaLength.utf8Length)
        return String(decoding: text.dropLast(trailingTriviaLength.utf8Length), as: UTF8.self)
    }
}

extension SyntaxCollection {
    /// The nodes in the list.
    ///
    /// They are few, or read once: for each node that the list itself returns, the runtime looks up a generic type, which
    /// takes as long as all else about an argument.
    @inlinable package var nodes: [Element] {
        children(viewMode: .all).compactMap { Element($0) }
    }
}
