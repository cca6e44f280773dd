@_spi(RawSyntax) import SwiftSyntax

/// The statements of a list, one after the other, with their places in the source.
///
/// The places are computed from lengths: a syntax node for each statement costs more than all the rest.
struct StatementWalk {
    private let list: CodeBlockItemListSyntax
    private let children: RawSyntaxBuffer
    /// The index of the next statement.
    private var position = 0
    /// The last syntax node that was needed, and its position.
    private var node: (index: SyntaxChildrenIndex, position: Int)
    /// The offset of the next statement in the source, with the spaces and comments before it.
    private(set) var offset: Int
    /// The number of bytes of the next statement, with the spaces and comments around it; nil at the end.
    private(set) var length: Int?

    /// Begins at the first statement.
    init(_ list: CodeBlockItemListSyntax) {
        self.list = list
        children = list.raw.layoutView?.children ?? .init(.init(start: nil, count: 0))
        node = (list.startIndex, 0)
        offset = list.position.utf8Offset
        length = children.first.map { $0?.byteLength ?? 0 }
    }

    /// The number of statements.
    var count: Int { children.count }

    /// Moves behind the next statement, which has a length.
    mutating func skip(_ length: Int) {
        offset += length
        position += 1
        self.length = position < children.count ? children[position]?.byteLength ?? 0 : nil
    }

    /// Moves behind the next statements if they have together this many bytes; returns false otherwise.
    ///
    /// - Parameter count: the number of statements.
    mutating func skip(_ count: Int, length: Int) -> Bool {
        guard position + count <= children.count else { return false }
        var sum = 0
        for index in position..<position + count { sum += children[index]?.byteLength ?? 0 }
        guard sum == length else { return false }
        offset += length
        position += count
        self.length = position < children.count ? children[position]?.byteLength ?? 0 : nil
        return true
    }

    /// Returns the next statement and its range, and moves behind it; nil at the end.
    mutating func next() -> (item: CodeBlockItemSyntax, range: Range<Int>)? {
        guard let length else { return nil }
        let range = offset..<offset + length
        node = (index, position)
        skip(length)
        // By a subscript of the list itself, the runtime would look up a generic type, slowly.
        return CodeBlockItemSyntax(list.children(viewMode: .all)[node.index]).map { ($0, range) }
    }

    /// The index of the next statement, found from the last one or from the nearer end.
    private var index: SyntaxChildrenIndex {
        let distance = position - node.position
        // A step in `index(at:)` costs a third of one outside of the library.
        let isNearEnd = min(position, children.count - position) < 3 * distance
        return isNearEnd ? list.index(at: position) : list.index(node.index, offsetBy: distance)
    }
}
