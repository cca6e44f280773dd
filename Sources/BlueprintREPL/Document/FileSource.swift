import SwiftSyntax

/// The parts of a file that become a document, with their places in the file.
struct FileSource {
    private struct Part {
        var text: String
        /// The offsets of its tokens: in the text, and in the file.
        var tokens: [(Int, Int)] = []
    }

    private var parts: [Part] = []
    /// The imports of the file, which are not part of the document's source.
    var imports: [String] = []

    /// The offset of the current file in the text of its module.
    var fileStart = 0
    /// The private declarations of the current file that have another name in the document.
    var names: PrivateNames.Renaming?

    /// Appends a node with the comments before it.
    ///
    /// - Parameter indent: the indentation of its line, if the node does not begin the line.
    mutating func append(_ node: some SyntaxProtocol, indent: Int = 0) {
        if let names { return append(node, indent: indent, names) }
        let start = node.position.utf8Offset - indent
        let tokens = node.tokens(viewMode: .sourceAccurate).map { token in
            let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
            return (offset - start, offset + fileStart)
        }
        parts.append(Part(text: String(repeating: " ", count: indent) + node.description, tokens: tokens))
    }

    /// Appends a node in which some declarations have other names.
    private mutating func append(_ node: some SyntaxProtocol, indent: Int, _ names: PrivateNames.Renaming) {
        var part = Part(text: String(repeating: " ", count: indent))
        for token in node.tokens(viewMode: .sourceAccurate) {
            part.text += token.leadingTrivia.description
            part.tokens.append(
                (part.text.utf8.count, token.positionAfterSkippingLeadingTrivia.utf8Offset + fileStart)
            )
            part.text += names.name(of: token) ?? token.text
            part.text += token.trailingTrivia.description
        }
        parts.append(part)
    }

    /// Appends source that is not in the file, or that is there at another place, where its tokens have these offsets.
    mutating func append(_ text: String, tokens: [(Int, Int)] = []) {
        parts.append(Part(text: text, tokens: tokens))
    }

    /// Appends the comments before a node, without the node.
    mutating func appendComments(before node: some SyntaxProtocol) {
        guard node.leadingTrivia.hasComment else { return }
        parts.append(Part(text: node.leadingTrivia.description))
    }

    /// Appends the comments before and after a statement, without the statement.
    mutating func appendComments(around node: some SyntaxProtocol) {
        appendComments(before: node)
        guard node.trailingTrivia.hasComment else { return }
        let comment = node.trailingTrivia.description
        parts.append(Part(text: String(comment.drop { $0 == " " })))
    }

    /// The parts on consecutive lines, with the places of their tokens in the file.
    var typedText: SwiftInput {
        var text = ""
        var offsets: [(Int, Int)] = []
        for part in parts {
            // Most parts begin with the line break that ends the one before.
            if !text.isEmpty, part.text.first?.isNewline != true { text += "\n" }
            let start = text.utf8.count
            offsets += part.tokens.map { (start + $0, $1) }
            text += part.text
        }
        return SwiftInput(text: text + "\n", tokenOffsets: offsets)
    }
}
