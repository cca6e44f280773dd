/// The numbers of a document's nodes, for another document with the same source.
package struct NodeNumbering: Sendable {
    private let source: String
    /// The numbers, by the offsets of the nodes' names.
    private let numbers: [Int: Int]
    private let next: Int

    /// The numbers of a document.
    init(_ document: Document) {
        source = document.source
        next = document.nextNumber
        numbers = Dictionary(document.outline.nodes.map { ($0.nameOffset, $0.number) }) { first, _ in first }
    }

    /// Returns a document with these numbers; the document itself if its source is another one.
    func numbered(_ document: Document) -> Document {
        document.source == source ? document.renumbered(known: numbers, from: next) : document
    }
}
