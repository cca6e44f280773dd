import SwiftSyntax

extension SyntaxCollection {
    /// The nodes in the list.
    ///
    /// They are few, or read once: for each node that the list itself returns, the runtime looks up a generic type, which
    /// takes as long as all else about an argument.
    @inlinable package var nodes: [Element] {
        children(viewMode: .all).compactMap { Element($0) }
    }
}
