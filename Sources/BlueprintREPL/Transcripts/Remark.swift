import Foundation

/// A comment alone on a line of a session, which a transcript contains as prose.
struct Remark: Hashable, Sendable {
    /// The text without slashes; empty for a line that ends a paragraph.
    let text: String

    /// Reads a line; nil if it is not only a comment, or if the comment is a directive.
    init?(_ line: String) {
        let comment = line.trimmingCharacters(in: .whitespaces)
        guard comment.hasPrefix("//"), !comment.contains(where: \.isNewline), Directives.kind(of: comment) == nil else {
            return nil
        }
        text = comment.drop { $0 == "/" }.trimmingCharacters(in: .whitespaces)
    }

    /// True for a Markdown heading, such as `# Title`.
    private var isHeading: Bool {
        let marks = text.prefix { $0 == "#" }.count
        return (1...6).contains(marks) && text.dropFirst(marks).first == " "
    }

    /// Returns the paragraphs and headings that successive remarks form, separated by empty lines.
    static func prose(_ remarks: [Remark]) -> String {
        var blocks: [[String]] = []
        var isOpen = false
        for remark in remarks {
            let continues = isOpen && !remark.isHeading
            isOpen = !remark.text.isEmpty && !remark.isHeading
            guard !remark.text.isEmpty else { continue }
            // Three backticks begin a fence.
            let line = remark.text.hasPrefix("```") ? "\\" + remark.text : remark.text
            if continues { blocks[blocks.count - 1].append(line) } else { blocks.append([line]) }
        }
        return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }
}
