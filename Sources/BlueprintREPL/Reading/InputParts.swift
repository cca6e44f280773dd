import SwiftSyntax

/// The inputs of a typed or pasted text.
struct InputParts {
    /// The inputs, in order; a single statement of several lines is one input.
    let inputs: [String]
    /// The syntax tree of a statement of several lines, which was parsed to find that it is one; nil for other texts.
    private(set) var tree: SourceFileSyntax?

    /// Finds the inputs of a text.
    init(_ text: String) {
        guard text.contains(where: \.isNewline), text.utf8.count <= SourceParser.longestInput else {
            inputs = [text]
            return
        }
        let lines = Array(ScriptLines(text)).map(\.text)
        guard lines.count > 1, let tree = SourceParser.parseIfQuick(text) else {
            inputs = lines.count > 1 ? lines : [text]
            return
        }
        guard tree.statements.count == 1, !tree.hasError else {
            inputs = lines
            return
        }
        inputs = [text]
        self.tree = tree
    }
}
