import Foundation

/// A Markdown file with its code fences.
struct MarkdownText {
    /// A fenced code block.
    struct Fence {
        /// The text after the opening backticks.
        let language: String
        /// The number of its first line, counted from 1.
        let line: Int
        /// The heading above it.
        let heading: String
        var lines: [String] = []

        /// True if it shows the output of a session.
        var isSession: Bool { lines.first?.hasPrefix("> ") == true }
    }

    /// The path from the root of the package.
    let path: String
    let text: String
    let fences: [Fence]

    init(path: String, text: String) {
        self.path = path
        self.text = text
        var fences: [Fence] = []
        var heading = ""
        var open: Fence?
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            if line.hasPrefix("```") {
                if let fence = open {
                    fences.append(fence)
                    open = nil
                } else {
                    let language = line.dropFirst(3).trimmingCharacters(in: .whitespaces)
                    open = Fence(language: language, line: index + 2, heading: heading)
                }
            } else if open != nil {
                open?.lines.append(line)
            } else if line.hasPrefix("#") {
                heading = line.trimmingCharacters(in: CharacterSet(charactersIn: "# "))
            }
        }
        self.fences = fences
    }

    /// Reads a file of the package.
    init(path: String) {
        self.init(path: path, text: Project.text(path))
    }
}
