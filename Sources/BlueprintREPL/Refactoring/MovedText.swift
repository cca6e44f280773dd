/// A text made of parts of a document and of new text; the nodes in the parts keep their numbers.
struct MovedText {
    private(set) var text = ""
    private var anchors: [Int: Int] = [:]
    private let document: Document

    init(of document: Document) { self.document = document }

    /// Appends new text.
    mutating func append(_ new: String) { text += new }

    /// Appends a part of the document; a node that is in the text already gets a new number.
    mutating func append(_ part: Range<Int>) {
        let start = text.utf8.count
        let known = Set(anchors.values)
        for node in document.outline.nodes where part.contains(node.nameOffset) && !known.contains(node.number) {
            anchors[start + node.nameOffset - part.lowerBound] = node.number
        }
        text += document.text(part)
    }

    /// Appends another text.
    mutating func append(_ other: MovedText) {
        let start = text.utf8.count
        let known = Set(anchors.values)
        for (offset, number) in other.anchors where !known.contains(number) { anchors[start + offset] = number }
        text += other.text
    }

    /// Returns the replacement of a range by the text.
    func splice(_ range: Range<Int>) -> Splice { Splice(range, text, anchors: anchors) }
}
