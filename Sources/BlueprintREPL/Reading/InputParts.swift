import SwiftSyntax

/// The inputs of a typed or pasted text, and the statements of an input.
struct InputParts {
    /// The inputs, in order; a single statement of several lines is one input.
    let inputs: [String]

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
        inputs = tree.statements.count == 1 && !tree.hasError ? [text] : lines
    }

    /// Returns the statements of an input separated by semicolons; each is padded with blanks, so that its offsets are
    /// those of the input.
    static func statements(of input: String, reader: LineReader) -> [String] {
        guard input.contains(";"), case .swift = reader.classify(input),
            let tree = try? SourceParser.parseChecked(input), tree.statements.count > 1,
            tree.statements.dropLast().allSatisfy({ $0.semicolon != nil })
        else { return [input] }
        let bytes = Array(input.utf8)
        return tree.statements.map { statement in
            let start = statement.position.utf8Offset
            let blanks = bytes[..<start].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
            let end = statement.item.endPosition.utf8Offset
            return String(decoding: blanks + bytes[start..<max(start, end)], as: UTF8.self)
        }
    }
}
