/// A statement of the document or a line of a closure, with what is known of it.
///
/// An unchanged line need not be parsed, formatted or visited again.
struct DocumentLine: Sendable, TextPart {
    /// An outermost node of a line.
    struct Outermost: Equatable, Sendable {
        /// Its index, relative to the first node of the line.
        var step: Int
        /// Its slot before the surrounding call changed it.
        var slot: DocumentNode.Slot

        /// The first node of a line, which is a line of a closure.
        static let item = Outermost(step: 0, slot: .item)
    }

    /// Its range, with the white space and the comments around it.
    var range: Range<Int>
    /// Its range without them.
    var inner: Range<Int>
    /// The indentation of its lines; nil if its layout is not decided.
    var indent: Int?
    /// The nodes in it, indices into the outline.
    var nodes: Range<Int>
    /// The outermost of them.
    var outermost: [Outermost] {
        get { isItem ? [.item] : others }
        set {
            isItem = newValue == [.item]
            others = isItem ? [] : newValue
        }
    }
    // Nearly all lines have one, the first node; a list for each would be retained at every edit.
    private var isItem = false
    private var others: [Outermost] = []
    /// The list of whose closure it is a line, an index into the outline.
    var list: Int?
    /// The line around it, an index into the lines; nil for a statement of the document.
    var parent: Int?

    init(range: Range<Int>, inner: Range<Int>, indent: Int?, nodes: Range<Int>, parent: Int?) {
        self.range = range
        self.inner = inner
        self.indent = indent
        self.nodes = nodes
        self.parent = parent
    }

    /// Returns the same line at another place, with its nodes and the line around it at other indices.
    func moved(by shift: Int, nodesBy step: Int, linesBy lineStep: Int) -> DocumentLine {
        var line = self
        line.range = range.moved(by: shift)
        line.inner = inner.moved(by: shift)
        line.nodes = nodes.moved(by: step)
        line.list = list.map { $0 + step }
        line.parent = parent.map { $0 + lineStep }
        return line
    }
}

extension [DocumentLine] {
    /// Returns the line with exactly this range and the lines inside it; nil if there is none.
    func lines(at range: Range<Int>) -> ArraySlice<DocumentLine>? {
        let first = firstIndex(from: range.lowerBound)
        guard first < count, self[first].range == range else { return nil }
        return self[first..<firstIndex(from: range.upperBound)]
    }

    /// Returns the innermost line that begins at or before an offset; nil if none does.
    func indexOfLast(upTo offset: Int) -> Int? {
        let next = firstIndex(from: offset + 1)
        return next > 0 ? next - 1 : nil
    }
}
