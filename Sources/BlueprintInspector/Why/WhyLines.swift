import Foundation

/// The lines of a report: a column of numbers, with wrapped words at its right.
struct WhyLines {
    private(set) var text = StyledText()
    private let options: DrawingOptions
    /// The width of the column of numbers.
    var numbers = 5

    init(_ options: DrawingOptions) { self.options = options }

    /// Adds the first line.
    mutating func title(_ words: String, style: TextStyle = .heading) {
        for (row, part) in wrapped(words, indent: 2).enumerated() {
            text.append(row == 0 ? part : "  " + part, style: style)
        }
    }

    /// Adds words, indented and wrapped.
    mutating func line(_ words: String, indent: Int, style: TextStyle = .plain) {
        for part in wrapped(words, indent: indent) { text.append(TextFitting.spaces(indent) + part, style: style) }
    }

    /// Adds a number or a name, with words at its right.
    mutating func row(_ head: String, _ words: String, style: TextStyle = .plain) {
        if options.style == .text {
            let name = head.split { $0 == " " || $0 == ":" }.joined(separator: " ")
            return text.append("  " + (name.isEmpty ? words : "\(name): \(words)"), style: style)
        }
        // A number wider than the column moves its words to the right.
        let indent = 2 + max(numbers, head.count) + 2
        for (row, part) in wrapped(words, indent: indent).enumerated() {
            let start = row == 0 ? "  " + head + "  " : TextFitting.spaces(indent)
            text.append(start + part, style: style)
        }
    }

    /// Adds the details of a decision below its row.
    mutating func details(_ lines: [WhyWords.Line]) {
        let margin = options.style == .text ? 4 : 2 + numbers + 2
        for detail in lines {
            line(detail.text, indent: margin + 2 * detail.level, style: detail.level == 0 ? .plain : .dim)
        }
    }

    /// Adds other lines.
    mutating func append(_ other: StyledText) { text.append(other) }

    private func wrapped(_ words: String, indent: Int) -> [String] {
        TextFitting.wrap(words, columns: max(12, options.columnLimit - indent))
    }
}
