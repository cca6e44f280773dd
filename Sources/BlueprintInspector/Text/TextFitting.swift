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

extension TextFitting {
    /// Returns the text as lines of at most a number of columns, broken between words.
    ///
    /// Nothing is cut: a word wider than a line continues on the next one, and a character wider than a line has one of
    /// its own. The lines after the first have the text's margin, as far as it leaves half of the line free.
    ///
    /// - Parameters:
    ///   - columns: the width; 1 for less than that.
    ///   - hanging: the additional margin of the lines after the first.
    ///   - keepsCalls: true to break within brackets and before braces only if a line has no room for all of it.
    public static func wrap(_ text: String, columns: Int, hanging: Int = 0, keepsCalls: Bool = false) -> [String] {
        guard text.displayColumns > columns else { return [text] }
        let margin = text.prefix { $0 == " " }.count
        let words = text.dropFirst(margin).split(separator: " ", omittingEmptySubsequences: false)
        var lines = WrappedLines(columns: columns, margin: margin, hanging: hanging)
        guard keepsCalls else {
            for word in words { lines.add(word) }
            return lines.all
        }
        for group in calls(words, outside: 0) { add(group, depth: 1, to: &lines) }
        return lines.all
    }

    /// Adds the words of a call together, or those of the calls in it if a line has no room for all of them.
    private static func add(_ group: [Substring], depth: Int, to lines: inout WrappedLines) {
        let whole = group.joined(separator: " ")[...]
        if group.count == 1 || whole.displayColumns <= lines.room {
            lines.add(whole)
        } else if depth < 8 {
            for inner in calls(group, outside: depth) { add(inner, depth: depth + 1, to: &lines) }
        } else {
            for word in group { lines.add(word) }
        }
    }

    /// Returns words in groups: those from an opening bracket to its end, with the braces behind them.
    ///
    /// - Parameter outer: the number of open brackets that do not count.
    private static func calls(_ words: [Substring], outside outer: Int) -> [[Substring]] {
        var groups: [[Substring]] = []
        var depth = 0
        for word in words {
            let isInside = depth > outer || outer == 0 && word.first == "{"
            if isInside, !groups.isEmpty {
                groups[groups.count - 1].append(word)
            } else {
                groups.append([word])
            }
            for character in word {
                if "([{".contains(character) { depth += 1 }
                if ")]}".contains(character) { depth = max(0, depth - 1) }
            }
        }
        return groups
    }

    /// Returns the parts, joined with a separator, as lines of at most a number of columns.
    ///
    /// A part wider than a line is broken between its words; nothing is cut.
    public static func wrap(_ parts: [String], separator: String, columns: Int) -> [String] {
        var lines: [String] = []
        var line: String?
        for part in parts.interruptible {
            let candidate = line.map { $0 + separator + part } ?? part
            if line == nil || candidate.displayColumns <= columns {
                line = candidate
            } else {
                lines += wrap(line ?? "", columns: columns)
                line = String(separator.drop { $0 == " " }) + part
            }
        }
        return lines + (line.map { wrap($0, columns: columns) } ?? [])
    }
}

/// Lines to which words are added.
private struct WrappedLines {
    private let columns: Int
    /// The margin of the lines after the first.
    private let hanging: Int
    private var lines: [String] = []
    private var line: String
    private var width: Int
    /// True if the current line has a word.
    private var hasWord = false

    init(columns: Int, margin: Int, hanging: Int) {
        self.columns = max(1, columns)
        // Half of the line is free, and a wide character fits.
        let most = min(self.columns / 2, max(0, self.columns - 2))
        self.hanging = min(margin + hanging, most)
        width = min(margin, most)
        line = TextFitting.spaces(width)
    }

    /// The columns of a line after the first.
    var room: Int { columns - hanging }

    /// The lines, without blanks at their ends.
    var all: [String] {
        (lines + [line]).map { line in
            var line = line
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    /// Adds a word after a space; an empty one is a second space, which counts only within a line.
    mutating func add(_ word: Substring) {
        let needed = word.displayColumns
        if hasWord, width + 1 + needed <= columns {
            line += " " + word
            width += 1 + needed
        } else if !word.isEmpty {
            if hasWord { breakLine() }
            begin(word, columns: needed)
        }
    }

    /// Adds the first word of a line, and the lines on which it continues.
    private mutating func begin(_ word: Substring, columns needed: Int) {
        if width + needed <= columns {
            line += word
            width += needed
            hasWord = true
            return
        }
        for character in word {
            let next = character.displayColumns
            if hasWord, width + next > columns { breakLine() }
            line.append(character)
            width += next
            hasWord = true
        }
    }

    private mutating func breakLine() {
        lines.append(line)
        line = TextFitting.spaces(hanging)
        width = hanging
        hasWord = false
    }
}
