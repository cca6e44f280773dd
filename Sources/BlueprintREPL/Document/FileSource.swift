import SwiftSyntax

/// The parts of a file that become a document, and where they stand in the file.
struct FileSource {
    private struct Part {
        var text: String
        /// Where its tokens stand: in the text, and in the file.
        var tokens: [(Int, Int)] = []
    }

    private var parts: [Part] = []
    /// The imports of the file, which are not among its parts.
    var imports: [String] = []

    /// Appends a node with the comments before it.
    ///
    /// - Parameter indent: how far the line is indented that it is on, where it does not begin that line.
    mutating func append(_ node: some SyntaxProtocol, indent: Int = 0) {
        let start = node.position.utf8Offset - indent
        let tokens = node.tokens(viewMode: .sourceAccurate).map { token in
            let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
            return (offset - start, offset)
        }
        parts.append(Part(text: String(repeating: " ", count: indent) + node.description, tokens: tokens))
    }

    /// Appends Swift that is not in the file.
    mutating func append(_ text: String) {
        parts.append(Part(text: text))
    }

    /// Appends the comments before a node that itself is left out.
    mutating func appendComments(before node: some SyntaxProtocol) {
        guard node.leadingTrivia.hasComment else { return }
        parts.append(Part(text: node.leadingTrivia.description))
    }

    /// Appends the comments before a statement that itself is left out, and the one behind it.
    mutating func appendComments(around node: some SyntaxProtocol) {
        appendComments(before: node)
        guard node.trailingTrivia.hasComment else { return }
        let comment = node.trailingTrivia.description
        parts.append(Part(text: String(comment.drop { $0 == " " })))
    }

    /// The parts below each other, as if they had been typed in the file.
    var typedText: SwiftInput {
        var text = ""
        var offsets: [(Int, Int)] = []
        for part in parts {
            let start = text.utf8.count
            offsets += part.tokens.map { (start + $0, $1) }
            text += part.text + "\n"
        }
        return SwiftInput(text: text, tokenOffsets: offsets)
    }
}
