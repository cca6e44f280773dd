/// Leaves out rows of a drawing that look like their neighbours, where it is higher than the screen.
package struct AlikeRows {
    /// The drawing.
    let text: StyledText
    /// The style of the drawing; in words, each row says something else.
    let style: DrawingStyle

    /// Looks for rows in a drawing.
    ///
    /// - Parameter style: the style of the drawing; one in words stays whole.
    package init(_ text: StyledText, style: DrawingStyle) {
        (self.text, self.style) = (text, style)
    }

    /// Neighbouring rows that look the same, by their indices.
    private typealias Run = Range<Int>

    /// The number of rows that stay of those that look the same: the first, one that says how many, and the last.
    private static let rowsLeft = 3

    /// Returns the drawing in a number of rows, if enough of them look alike; else in as few as that takes.
    ///
    /// The largest parts are left out first, each whole.
    package func fitted(to rows: Int) -> StyledText {
        if style == .text { return text }
        var count = text.lines.count
        var omitted: [Int: (last: Int, line: StyledText.Line)] = [:]
        for run in runs.sorted(by: { ($1.count, $0.lowerBound) < ($0.count, $1.lowerBound) }) where count > rows {
            guard let line = line(for: run) else { continue }
            omitted[run.lowerBound + 1] = (run.upperBound - 1, line)
            count -= run.count - Self.rowsLeft
        }
        var lines: [StyledText.Line] = []
        var index = 0
        while index < text.lines.count {
            lines.append(omitted[index]?.line ?? text.lines[index])
            index = omitted[index]?.last ?? index + 1
        }
        return StyledText(lines: lines)
    }

    /// The neighbouring rows that look the same, of which some can be left out.
    private var runs: [Run] {
        var result: [Run] = []
        var start = 0
        for end in 1...max(1, text.lines.count) {
            if end < text.lines.count, text.lines[end] == text.lines[start] { continue }
            if end - start > Self.rowsLeft { result.append(start..<end) }
            start = end
        }
        return result
    }

    /// Returns the row in place of those that are left out: their number, in the widest free space of a row; nil if there
    /// is no room for it.
    private func line(for run: Run) -> StyledText.Line? {
        let words = " \(style == .unicode ? "⋮" : ":") \(run.count - Self.rowsLeft + 1) rows like this "
        var line = text.lines[run.lowerBound]
        let widest = line.spans.indices.map { (span: $0, space: Self.space(in: line.spans[$0].text)) }
            .max { $0.space.count < $1.space.count }
        guard let widest, widest.space.count >= words.count else { return nil }
        var characters = Array(line.spans[widest.span].text)
        let start = widest.space.lowerBound + (widest.space.count - words.count) / 2
        characters.replaceSubrange(start..<start + words.count, with: words)
        line.spans[widest.span] = StyledText.Span(String(characters), style: line.spans[widest.span].style)
        return line
    }

    /// Returns the longest part of a text that is spaces, by the indices of its characters.
    private static func space(in text: String) -> Range<Int> {
        var longest = 0..<0
        var start = 0
        for (index, character) in text.enumerated() {
            if character != " " {
                start = index + 1
            } else if index + 1 - start > longest.count {
                longest = start..<index + 1
            }
        }
        return longest
    }
}
