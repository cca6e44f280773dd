import Foundation

/// Lines of a report: numbers in a column, words wrapped beside it.
struct WhyLines {
    private(set) var text = StyledText()
    private let options: DrawingOptions
    /// The columns of the numbers.
    var numbers = 5

    init(_ options: DrawingOptions) { self.options = options }

    /// The line that says the essential.
    mutating func title(_ words: String, style: TextStyle = .heading) {
        for (row, part) in wrapped(words, indent: 2).enumerated() {
            text.append(row == 0 ? part : "  " + part, style: style)
        }
    }

    /// Words, indented and wrapped; later lines are indented as the first one.
    mutating func line(_ words: String, indent: Int, style: TextStyle = .plain) {
        for part in wrapped(words, indent: indent) { text.append(TextFitting.spaces(indent) + part, style: style) }
    }

    /// A number or a name in a column and words beside it.
    mutating func row(_ head: String, _ words: String, style: TextStyle = .plain) {
        // A number that is longer than any other takes its room.
        let indent = 2 + max(numbers, head.count) + 2
        for (row, part) in wrapped(words, indent: indent).enumerated() {
            let start = row == 0 ? "  " + head + "  " : TextFitting.spaces(indent)
            text.append(start + part, style: style)
        }
    }

    /// The details of a decision, below its row.
    mutating func details(_ lines: [WhyWords.Line]) {
        for detail in lines {
            line(detail.text, indent: 2 + numbers + 2 + 2 * detail.level, style: detail.level == 0 ? .plain : .dim)
        }
    }

    /// Lines that are made elsewhere.
    mutating func append(_ other: StyledText) { text.append(other) }

    private func wrapped(_ words: String, indent: Int) -> [String] {
        TextFitting.wrap(words, columns: max(12, options.columnLimit - indent), ellipsis: options.glyphs.ellipsis)
    }
}
