import Foundation

/// A block of Swift code in a document.
struct CodeBlock: Sendable, CustomStringConvertible {
    /// The expected result of pasting a block.
    enum Kind: Sendable {
        /// The block runs.
        case fragment
        /// The block omits something, so it is rejected with an error that names the missing part.
        case hole
        /// The block lists declarations of the library, so it is accepted with a note.
        case listing
    }

    var document: String
    /// The number of its first line in the document.
    var line: Int
    var text: String

    var description: String { "\(document):\(line)" }

    var kind: Kind {
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        if lines.contains(where: { ["// ...", "// …"].contains($0) || $0.contains("= //") }) { return .hole }
        return lines.contains { $0.hasPrefix("public ") } ? .listing : .fragment
    }

    /// Returns the blocks of a document: the contents of its fences or, without fences, its declarations up to their
    /// closing brackets.
    static func blocks(of text: String, document: String) -> [CodeBlock] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.contains { $0.hasPrefix("```swift") }
            ? fenced(lines, document: document) : declared(lines, document: document)
    }

    private static func fenced(_ lines: [String], document: String) -> [CodeBlock] {
        var blocks: [CodeBlock] = []
        var open: CodeBlock?
        for (index, line) in lines.enumerated() {
            if var block = open {
                if line.hasPrefix("```") {
                    blocks.append(block)
                    open = nil
                } else {
                    block.text += line + "\n"
                    open = block
                }
            } else if line.hasPrefix("```swift") {
                open = CodeBlock(document: document, line: index + 2, text: "")
            }
        }
        // A document may end within its last block.
        return blocks + [open].compactMap { $0 }
    }

    private static func declared(_ lines: [String], document: String) -> [CodeBlock] {
        var blocks: [CodeBlock] = []
        var open: CodeBlock?
        var depth = 0
        for (index, line) in lines.enumerated() {
            if open == nil, line.prefixMatch(of: declaration) != nil {
                open = CodeBlock(document: document, line: index + 1, text: "")
            }
            guard var block = open else { continue }
            block.text += line + "\n"
            depth += line.count { "{([".contains($0) } - line.count { "})]".contains($0) }
            open = block
            if depth == 0 {
                blocks.append(block)
                open = nil
            }
        }
        return blocks + [open].compactMap { $0 }
    }

    private static var declaration: Regex<Substring> {
        /(?:(?:public|private|final) )*(?:class|enum|extension|func|protocol|struct) .*\{$/
    }
}
