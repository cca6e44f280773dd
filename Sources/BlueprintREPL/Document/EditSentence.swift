/// A node's element and number in words: `Label #1`.
package struct NamedNode: CustomStringConvertible {
    /// The number; nil for what has none.
    let number: Int?
    /// The words.
    package let description: String
}

/// The effect of a line in words, with the nodes that they name.
struct EditSentence: ExpressibleByStringInterpolation {
    /// The words; none for an effect that is seen without them.
    private(set) var text: String
    /// The numbers of the nodes that are named.
    private(set) var numbers: Set<Int> = []
    /// The number of the node whose name comes first; nil if other words do.
    private(set) var subject: Int?
    /// True if an element was added to another one.
    private(set) var isAddition = false

    /// Words that name no node.
    init(_ text: String) { self.text = text }

    init(stringLiteral text: String) { self.init(text) }

    init(stringInterpolation parts: StringInterpolation) { self = parts.sentence }

    /// The names of nodes, with commas between them.
    init(listing names: [NamedNode]) {
        self.init(names.map(\.description).joined(separator: ", "))
        (numbers, subject) = (Set(names.compactMap(\.number)), names.first?.number)
    }

    /// Words about an element that was added to another one.
    static func adding(_ sentence: EditSentence) -> EditSentence {
        var result = sentence
        result.isAddition = true
        return result
    }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var sentence = EditSentence("")

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ words: String) { sentence.text += words }

        mutating func appendInterpolation(_ words: some CustomStringConvertible) { sentence.text += words.description }

        mutating func appendInterpolation(_ name: NamedNode) { appendInterpolation(EditSentence(listing: [name])) }

        mutating func appendInterpolation(_ part: EditSentence) {
            if sentence.text.isEmpty { sentence.subject = part.subject }
            sentence.text += part.text
            sentence.numbers.formUnion(part.numbers)
            sentence.isAddition = sentence.isAddition || part.isAddition
        }
    }
}
