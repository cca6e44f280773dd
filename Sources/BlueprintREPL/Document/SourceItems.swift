/// The formatted statements of a source.
///
/// An unchanged statement need not be formatted again.
struct SourceItems: Sendable {
    /// A statement on its own lines.
    struct Item: Sendable, TextPart {
        /// Its range, with the white space and the comments around it.
        var range: Range<Int>
        /// The indentation of its lines.
        var indent: Int
    }

    /// The statements in source order, inner statements after the one that contains them.
    private var items: [Item] = []

    /// Adds a statement that begins after all others.
    mutating func append(_ item: Item) { items.append(item) }

    /// Returns the statement with exactly this range; nil if there is none.
    func item(at range: Range<Int>) -> Item? {
        let index = items.firstIndex(from: range.lowerBound)
        return index < items.count && items[index].range == range ? items[index] : nil
    }

    /// Adds a known statement and those inside it, moved by an offset.
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

/// A formatted text, and the change from it to the new text.
struct LaidSource {
    /// The statements of the text.
    var items: SourceItems
    var change: TextChange

    /// Returns the old range of a statement that is unchanged and already has this indentation; nil otherwise.
    func unchanged(_ range: Range<Int>, indent: Int) -> Range<Int>? {
        guard let old = change.oldRange(of: range), items.item(at: old)?.indent == indent else { return nil }
        return old
    }
}
