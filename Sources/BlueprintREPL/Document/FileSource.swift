import SwiftSyntax

/// The parts of a file that become a document, and where they stand in the file.
struct FileSource {
    private struct Part {
        var text: String
        /// Where it stands in the file, in UTF-8 bytes; nil if it does not.
        var offset: Int?
    }

    private var parts: [Part] = []
    /// The imports of the file, which are not among its parts.
    var imports: [String] = []

    /// Appends a node with the comments before it.
    mutating func append(_ node: some SyntaxProtocol) {
        parts.append(Part(text: node.description, offset: node.position.utf8Offset))
    }

    /// Appends Swift that is not in the file.
    mutating func append(_ text: String) {
        parts.append(Part(text: text))
    }

    /// Appends the comments before a node that itself is left out.
    mutating func appendComments(before node: some SyntaxProtocol) {
        guard node.leadingTrivia.hasComment else { return }
        parts.append(Part(text: node.leadingTrivia.description, offset: node.position.utf8Offset))
    }

    /// Appends the comments before a statement that itself is left out, and the one behind it.
    mutating func appendComments(around node: some SyntaxProtocol) {
        appendComments(before: node)
        guard node.trailingTrivia.hasComment else { return }
        let comment = node.trailingTrivia.description
        let start = comment.utf8.prefix { $0 == UInt8(ascii: " ") }.count
        let offset = node.endPositionBeforeTrailingTrivia.utf8Offset + start
        parts.append(Part(text: String(comment.dropFirst(start)), offset: offset))
    }

    /// The parts below each other, as if they had been typed in the file.
    var typedText: TypedText {
        var starts: [(start: Int, end: Int, shift: Int)] = []
        var text = ""
        var length = 0
        for part in parts {
            let end = length + part.text.utf8.count
            if let offset = part.offset { starts.append((length, end, offset - length)) }
            text += part.text + "\n"
            length = end + 1
        }
        var next = 0
        var offsets: [(Int, Int)] = []
        for token in SourceParser.parse(text).tokens(viewMode: .sourceAccurate) {
            let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
            while next < starts.count, starts[next].end <= offset { next += 1 }
            guard next < starts.count else { break }
            if offset >= starts[next].start { offsets.append((offset, offset + starts[next].shift)) }
        }
        return TypedText(text: text, tokenOffsets: offsets)
    }
}
