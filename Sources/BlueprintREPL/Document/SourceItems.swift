/// The statements that a layout went through, each with its place: what need not be laid out again while it stays there.
struct SourceItems: Sendable {
    /// A statement on lines of its own.
    struct Item: Sendable, TextPart {
        /// Where it stands, with the white space and the comments around it.
        var range: Range<Int>
        /// How far its lines are indented.
        var indent: Int
    }

    /// The statements in the order of the source, those inside another one after it.
    private var items: [Item] = []

    /// Adds a statement that begins behind all that were added.
    mutating func append(_ item: Item) { items.append(item) }

    /// The statement at exactly a place.
    func item(at range: Range<Int>) -> Item? {
        let index = items.firstIndex(from: range.lowerBound)
        return index < items.count && items[index].range == range ? items[index] : nil
    }

    /// Adds a statement and those inside of it, as they are known, so much further down.
    mutating func append(contentsOf other: SourceItems, at range: Range<Int>, movedBy shift: Int) {
        var index = other.items.firstIndex(from: range.lowerBound)
        while index < other.items.count, other.items[index].range.lowerBound < range.upperBound {
            var item = other.items[index]
            item.range = item.range.lowerBound + shift..<item.range.upperBound + shift
            items.append(item)
            index += 1
        }
    }
}

/// A text that is laid out, and how another one differs from it.
struct LaidSource {
    /// The statements of the text.
    var items: SourceItems
    var change: TextChange

    /// Where a statement stood that has not changed and was indented as it must be now; nil for any other.
    func unchanged(_ range: Range<Int>, indent: Int) -> Range<Int>? {
        guard let old = change.oldRange(of: range), items.item(at: old)?.indent == indent else { return nil }
        return old
    }
}
