import SymbolGraphs

/// The line of help about a declaration: the first sentence of its doc comment.
struct Summary {
    let text: String

    /// Reads the lines of a doc comment; empty without one.
    init(_ comment: [String]) {
        let paragraph = comment.prefix { !$0.trimmed.isEmpty }.map(\.trimmed).joined(separator: " ")
        var text = ""
        for word in paragraph.split(separator: " ") {
            text += (text.isEmpty ? "" : " ") + word
            if word.hasSuffix(".") { break }
        }
        self.text = text
    }
}
