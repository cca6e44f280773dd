import BlueprintUI
import HeadlessUIKit

/// Functions that shorten, pad and wrap text by its width in terminal columns.
public enum TextFitting {
    /// Returns the text, shortened to whole characters and an ellipsis if it is wider than a number of columns.
    public static func cut(_ text: String, to columns: Int, ellipsis: String = "…") -> String {
        if text.utf8.count <= columns { return text }
        if text.displayColumns <= columns { return text }
        let room = columns - ellipsis.displayColumns
        guard room >= 0 else { return String(ellipsis.prefix(max(0, columns))) }
        return prefix(of: text, columns: room) + ellipsis
    }

    /// Returns the longest prefix of whole characters that fits in a number of columns.
    public static func prefix(of text: String, columns: Int) -> String {
        var taken = 0
        var result = ""
        for character in text {
            taken += character.displayColumns
            guard taken <= columns else { break }
            result.append(character)
        }
        return result
    }

    /// Returns the text, padded with spaces on the right to a number of columns.
    public static func left(_ text: String, _ columns: Int) -> String {
        text + spaces(columns - text.displayColumns)
    }

    /// Returns the text, padded with spaces on the left to a number of columns.
    public static func right(_ text: String, _ columns: Int) -> String {
        spaces(columns - text.displayColumns) + text
    }

    /// Returns a number of spaces; none for a negative number.
    public static func spaces(_ count: Int) -> String {
        String(repeating: " ", count: max(0, count))
    }
}

extension StyledText {
    /// Creates a heading of parts with dots between them, broken at the dots if it is wider than a line.
    init(heading parts: String..., options: DrawingOptions) {
        let glyphs = options.glyphs
        let lines = TextFitting.wrap(
            parts,
            separator: " \(glyphs.dot) ",
            columns: options.columnLimit
        )
        self.init(lines: lines.map { StyledText.Line($0, style: .heading) })
    }
}

extension StyledText.Line {
    /// The width of the line in terminal columns.
    public var columns: Int {
        spans.reduce(0) { $0 + $1.text.displayColumns }
    }

    /// Adds spaces up to a number of columns.
    public mutating func pad(to columns: Int) {
        append(TextFitting.spaces(columns - self.columns))
    }

    /// Returns the line, shortened with an ellipsis if it is wider than a number of columns.
    public func cut(to columns: Int, ellipsis: String = "…") -> StyledText.Line {
        guard self.columns > columns else { return self }
        var result = StyledText.Line()
        var room = columns
        for span in spans {
            let width = span.text.displayColumns
            if width < room || (width == room && span == spans.last) {
                result.append(span.text, style: span.style)
                room -= width
            } else {
                result.append(TextFitting.cut(span.text + " ", to: room, ellipsis: ellipsis), style: span.style)
                break
            }
        }
        return result
    }
}

extension StyledText {
    /// The width of the widest line, in terminal columns.
    public var columns: Int { lines.map(\.columns).max() ?? 0 }

    /// Returns the text with each line shortened to at most a number of columns.
    public func cut(to columns: Int, ellipsis: String = "…") -> StyledText {
        StyledText(lines: lines.interruptible.map { $0.cut(to: columns, ellipsis: ellipsis) })
    }

    /// Creates a text of others next to each other, with columns between them; the last one's lines are not padded.
    init(sideBySide texts: [StyledText], gap: Int) {
        self.init(lines: Array(repeating: Line(), count: texts.map(\.lines.count).max() ?? 0))
        var column = 0
        for text in texts {
            for (row, line) in text.lines.enumerated() {
                lines[row].pad(to: column)
                lines[row].append(line)
            }
            column += text.columns + gap
        }
    }
}
