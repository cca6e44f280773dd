import BlueprintInspector
import HeadlessUIKit

/// What went wrong with a line of input, where in it, and what to do instead.
public struct InputError: Error, Hashable, Sendable {
    /// What went wrong, without “error:”.
    public var message: String
    /// What would be right, such as a name that was probably meant; nil if nothing is known.
    public var fix: String?
    /// Where: an offset in UTF-8 bytes from the start of the input; nil if it concerns the whole.
    public var offset: Int?

    /// The calls of interpreted source that were under way, innermost first, a line each.
    var calls: [String] = []

    /// Whether an evaluation took so long that it was stopped: to try it in another way would take as long again.
    var isStopped = false

    /// The line of the document or of a file that it is about, where it is not about what was typed.
    var sourceLine: SourceLine?

    /// A line of some source.
    struct SourceLine: Hashable, Sendable {
        var source: String
        var number: Int
        var column: Int
        var text: String
    }

    /// A failure with its place and a way out of it.
    ///
    /// A message that quotes a long piece of source is cut.
    public init(_ message: String, fix: String? = nil, at offset: Int? = nil) {
        let isLong = message.utf8.count > Self.longestMessage
        self.message = isLong ? String(message.prefix(Self.longestMessage / 2)) + "…" : message
        self.fix = fix
        self.offset = offset
    }

    /// Makes an error about a text that was not typed tell its line there.
    mutating func moveToLine(of text: String, in source: String) {
        guard offset != nil else { return }
        let place = position(in: text)
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let line = place.line <= lines.count ? String(lines[place.line - 1]) : ""
        sourceLine = SourceLine(source: source, number: place.line, column: place.column, text: line)
        offset = nil
    }

    private static let longestMessage = 1_000

    /// The error about a line of words instead of the Swift that the line stands for.
    ///
    /// Its place is where the line has what stands before it in the Swift, as much of that as there is in both.
    func moved(from swift: String, to line: String) -> InputError {
        guard let offset else { return self }
        let (before, bytes) = (Array(swift.utf8.prefix(offset).suffix(200)), Array(line.utf8))
        var best = (end: 0, length: 0)
        for end in bytes.indices {
            let length = zip(bytes[...end].reversed(), before.reversed()).prefix { $0 == $1 }.count
            if length > best.length { best = (end + 1, length) }
        }
        var result = self
        result.offset = best.end
        return result
    }

    /// Messages are broken to fit, at a terminal too, where they may be copied from.
    private static let columns = 80

    /// The place in a text, both counted from 1, columns in characters; its end if the offset is beyond it.
    public func position(in input: String) -> (line: Int, column: Int) {
        var line = 1
        var column = 1
        var consumed = 0
        let target = min(max(0, offset ?? 0), input.utf8.count)
        for character in input {
            guard consumed < target else { break }
            consumed += character.utf8.count
            if character.isNewline {
                line += 1
                column = 1
            } else if consumed <= target {
                column += 1
            }
        }
        return (line, column)
    }

    /// The failure as it is printed: the message, the line it is about, a caret, and the way out.
    ///
    /// - Parameters:
    ///   - input: the text that the offset counts in.
    ///   - place: what stands before the message, such as `cases.bp:3:7: `.
    public func text(in input: String, place: String = "") -> StyledText {
        var text = StyledText()
        for line in TextLines.wrap(place + "error: " + message, columns: Self.columns) {
            text.append(line, style: .error)
        }
        if let sourceLine {
            let prefix = "line \(sourceLine.number) of \(sourceLine.source): "
            let excerpt = Excerpt(
                sourceLine.text,
                column: sourceLine.column,
                columns: Self.columns - prefix.count - 4
            )
            text.append("  " + prefix + excerpt.line, style: .source)
            text.append("  " + String(repeating: " ", count: prefix.count) + excerpt.caret, style: .error)
        }
        if offset != nil {
            let position = position(in: input)
            let lines = input.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            if position.line <= lines.count {
                let excerpt = Excerpt(
                    String(lines[position.line - 1]),
                    column: position.column,
                    columns: Self.columns - 4
                )
                text.append("  " + excerpt.line, style: .source)
                text.append("  " + excerpt.caret, style: .error)
            }
        }
        for line in calls { text.append(TextLines.cut(line, to: Self.columns)) }
        if let fix {
            for line in TextLines.wrap("  " + fix, columns: Self.columns) { text.append(line) }
        }
        return text
    }
}

/// A line of source around a place in it, short enough to print, with a caret below the place.
private struct Excerpt {
    let line: String
    let caret: String

    /// A line that is longer than so many columns is cut around the place.
    init(_ source: String, column: Int, columns: Int) {
        let widest = max(20, columns)
        let indent = source.prefix { $0 == " " }.count
        let characters = source.dropFirst(indent).map { $0 == "\t" ? " " : $0 }
        let column = max(1, column - indent)
        let place = min(column - 1, characters.count)
        // What stands before the place is shown as far as two thirds of the room allow.
        var start = place
        var room = characters.reduce(0) { $0 + $1.displayColumns } > widest ? widest * 2 / 3 : widest
        while start > 0, room >= characters[start - 1].displayColumns {
            room -= characters[start - 1].displayColumns
            start -= 1
        }
        let before = start > 0 ? "…" : ""
        let width = characters[start..<place].reduce(0) { $0 + $1.displayColumns } + before.count
        line = TextLines.cut(before + String(characters[start...]), to: widest)
        caret = String(repeating: " ", count: width) + "^"
    }
}
