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

    /// Adds the laid out ones of known lines, moved by an offset.
    mutating func append(contentsOf lines: ArraySlice<DocumentLine>, movedBy shift: Int) {
        for line in lines {
            guard let indent = line.indent else { continue }
            items.append(Item(range: line.range.moved(by: shift), indent: indent))
        }
    }
}

/// A formatted text, and the change from it to the new text.
struct LaidSource {
    /// The lines of the text.
    var lines: [DocumentLine]
    var change: TextChange

    /// Returns a line with those inside it, if it is unchanged and already has this indentation; nil otherwise.
    func unchanged(_ range: Range<Int>, indent: Int) -> ArraySlice<DocumentLine>? {
        guard let old = change.oldRange(of: range), let same = lines.lines(at: old), same.first?.indent == indent
        else { return nil }
        return same
    }
}
