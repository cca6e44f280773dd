/// The source of a node as it would be typed.
extension Document {
    /// Returns the source of a node, without the indentation of the line in which it begins; empty if there is no node.
    func ownLines(of number: Int) -> String {
        guard let node = outline.node(number) else { return "" }
        let before = source.utf8.prefix(node.range.lowerBound).reversed().prefix { $0 != UInt8(ascii: "\n") }.reversed()
        let indent = before.prefix { $0 == UInt8(ascii: " ") }.count
        let lines = text(node.range).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { index, line in
            index == 0 ? String(line) : String(line.dropFirst(min(indent, line.prefix { $0 == " " }.count)))
        }.joined(separator: "\n")
    }
}
