import Foundation

/// A Markdown file with its fences.
struct MarkdownText {
    /// A block between lines of backticks.
    struct Fence {
        /// What stands behind the opening backticks.
        let language: String
        /// The number of the first line in the fence, from 1.
        let line: Int
        /// The heading above it.
        let heading: String
        var lines: [String] = []

        /// Whether it shows what a session printed.
        var isSession: Bool { lines.first?.hasPrefix("> ") == true }
    }

    /// From the root of the package.
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

    /// The file of this path in the package.
    init(path: String) {
        self.init(path: path, text: Project.text(path))
    }
}
