import BlueprintInspector
import HeadlessUIKit

/// An error in a line of input, with its place and a fix.
package struct InputError: Error, Hashable, Sendable {
    /// The message, without “error:”.
    package var message: String
    /// The kind of the error, for those that decide by it.
    package var code: ErrorCode
    /// A remedy, such as a similar name; nil if nothing is known.
    package var fix: Fix?
    /// The place, an offset in UTF-8 bytes from the start of the input; nil if the error concerns the whole input.
    package var offset: Int?

    /// The call stack of interpreted source, innermost first, one line each.
    var calls: [String] = []

    /// The lines that a program printed before the error.
    var printedLines: [String] = []

    /// True if the evaluation was stopped because it took too long; another attempt would take as long.
    var isStopped = false

    /// The file of a module that the offset belongs to; nil if it belongs to the input.
    var file: ModuleText.File?

    /// The line of the document or of a file that contains the error; nil if the typed line does.
    var sourceLine: SourceLine?

    /// The element that the line would edit, if a declaration makes it; nil for another error.
    var generated: Generated?

    /// The next errors in the same source, in the order of their places.
    package internal(set) var others: [InputError] = []

    /// The number of errors omitted after the others.
    var omitted = 0

    /// A line of a source.
    struct SourceLine: Hashable, Sendable {
        var source: String
        var number: Int
        var column: Int
        var text: String
    }

    /// An element without a number, and the places in the document that make it, the first one to be edited first.
    struct Generated: Hashable, Sendable {
        var path: String
        var offsets: [Int]
    }

    /// An error with its fix and its place.
    ///
    /// A very long message is shortened.
    package init(_ message: String, code: ErrorCode? = nil, fix: Fix? = nil, at offset: Int? = nil) {
        let isLong = message.utf8.count > Self.longestMessage
        self.message = isLong ? String(message.prefix(Self.longestMessage / 2)) + "…" : message
        self.code = code ?? fix?.code ?? .line
        self.fix = fix
        self.offset = offset
    }

    /// Replaces the offset in a file's text by the line of the file.
    mutating func moveToLine(of text: String, in source: String) {
        for index in others.indices { others[index].moveToLine(of: text, in: source) }
        guard offset != nil else { return }
        let (text, source) = (file?.text ?? text, file?.path ?? source)
        let place = position(in: text)
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let line = place.line <= lines.count ? String(lines[place.line - 1]) : ""
        sourceLine = SourceLine(source: source, number: place.line, column: place.column, text: line)
        (offset, file) = (nil, nil)
    }

    private static let longestMessage = 1_000

    /// Returns the error for a modifier command instead of its Swift.
    ///
    /// Its place in the line is after the longest text that also precedes its place in the Swift.
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
        result.others = others.map { $0.moved(from: swift, to: line) }
        return result
    }

    /// The width at which messages are wrapped, everywhere the same.
    static let columns = 80

    /// Returns the line and column in a text, counted from 1, columns in characters; the end if the offset is beyond
    /// it.
    ///
    /// For an error in a file of a module, they are those in the file.
    package func position(in input: String) -> (line: Int, column: Int) {
        let input = file?.text ?? input
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

    /// Returns the printed error: the message, the line with a caret below it, and the fix.
    ///
    /// - Parameters:
    ///   - input: the text that the offset belongs to.
    ///   - placeOf: returns the text before the message of an error, such as `cases.blueprint:3:7: `.
    ///   - isWrapped: false if the message is one line, which other programs read as that of a compiler.
    package func text(
        in input: String,
        place placeOf: (InputError) -> String = { _ in "" },
        isWrapped: Bool = true
    ) -> StyledText {
        var text = StyledText()
        let place = placeOf(self)
        let rows =
            isWrapped
            ? TextFitting.wrap(place + "error: " + message, columns: Self.columns, hanging: 2)
            : (place + "error: " + message).split(whereSeparator: \.isNewline).map(String.init)
        for row in rows { text.append(row, style: .error) }
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
            let lines = lines(of: input)
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
        for line in calls { text.append(TextFitting.cut(line, to: Self.columns)) }
        if let fix {
            for line in fix.text.split(separator: "\n") {
                let rows = TextFitting.wrap("  " + line, columns: Self.columns, hanging: 2, keepsCalls: true)
                for row in rows { text.append(row) }
            }
        }
        for other in others { text.append(other.text(in: input, place: placeOf, isWrapped: isWrapped)) }
        if let rest { text.append(rest) }
        return text
    }

    /// Returns the lines of the text that the offset belongs to.
    func lines(of input: String) -> [Substring] {
        (file?.text ?? input).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    /// The number of errors that are not said; nil if there are none.
    var rest: String? { omitted > 0 ? "and \(Phrasing.count(omitted, "more error"))" : nil }
}

/// A part of a source line that fits the width, with a caret below the place of an error.
private struct Excerpt {
    let line: String
    let caret: String

    /// Shortens a line around a place if it is wider than a number of columns.
    init(_ source: String, column: Int, columns: Int) {
        let widest = max(20, columns)
        let indent = source.prefix { $0 == " " }.count
        let characters = source.dropFirst(indent).map { $0 == "\t" ? " " : $0 }
        let column = max(1, column - indent)
        let place = min(column - 1, characters.count)
        // The text before the place gets at most two thirds of the width.
        var start = place
        var room = characters.reduce(0) { $0 + $1.displayColumns } > widest ? widest * 2 / 3 : widest
        while start > 0, room >= characters[start - 1].displayColumns {
            room -= characters[start - 1].displayColumns
            start -= 1
        }
        let before = start > 0 ? "…" : ""
        let width = characters[start..<place].reduce(0) { $0 + $1.displayColumns } + before.count
        line = TextFitting.cut(before + String(characters[start...]), to: widest)
        caret = String(repeating: " ", count: width) + "^"
    }
}

extension InputError {
    /// Returns the printed error for a reader who cannot see a caret: the message, its place in words, and the fix.
    ///
    /// - Parameters:
    ///   - input: the text that the offset belongs to.
    ///   - place: returns the text before the message of an error, such as `cases.blueprint:3:7: `.
    func sentences(in input: String, place: (InputError) -> String = { _ in "" }) -> StyledText {
        var text = StyledText(lines: [StyledText.Line(place(self) + "error: " + message, style: .error)])
        if let sourceLine {
            let place = "line \(sourceLine.number) of \(sourceLine.source), column \(sourceLine.column)"
            text.append(Self.line(place, quoting: sourceLine.text))
        }
        if offset != nil {
            let position = position(in: input)
            let lines = lines(of: input)
            let place =
                lines.count > 1 ? "line \(position.line), column \(position.column)" : "column \(position.column)"
            if position.line <= lines.count {
                text.append(Self.line("at \(place)", quoting: String(lines[position.line - 1])))
            }
        }
        for call in calls { text.append(call) }
        if let fix { text.append("  " + fix.text) }
        for other in others { text.append(other.sentences(in: input, place: place)) }
        if let rest { text.append(rest) }
        return text
    }

    /// Returns a place with the source at it, which stays as it is.
    private static func line(_ place: String, quoting source: String) -> StyledText.Line {
        var line = StyledText.Line("  \(place) of: ")
        line.append(source.trimmingPrefix { $0 == " " }.description, style: .source)
        return line
    }
}

/// The place of an input in a file.
struct SourcePlace {
    var file: String
    var firstLine: Int
    var input: String
    /// False if a message is one line, for the output of a script that other programs read.
    var isWrapped = true

    /// The width of a text in words.
    private static let columns = 80

    /// Returns the place before an error: `cards.blueprint:3:7: `.
    func prefix(of error: InputError) -> String {
        let position = error.position(in: input)
        if let file = error.file { return "\(file.path.shownPath):\(position.line):\(position.column): " }
        return "\(file.shownPath):\(firstLine + position.line - 1):\(position.column): "
    }

    /// Returns an output, with its file and the input line below it if it is a failure without a place.
    func located(_ output: Output, style: DrawingStyle) -> Output {
        guard let error = output.error, !output.isLocated else { return output }
        return self.output(of: error, as: output.kind, style: style)
    }

    /// Returns the error with its file, and with the input line below it.
    func output(of error: InputError, as kind: Output.Kind = .error, style: DrawingStyle = .unicode) -> Output {
        var located = error
        let text = error.file?.text ?? input
        if located.offset == nil { located.offset = text.utf8.prefix { $0.isSpace }.count }
        let shown =
            style == .text
            ? located.sentences(in: input, place: prefix).inWords(columns: Self.columns)
            : located.text(in: input, place: prefix, isWrapped: isWrapped)
        let isUnmet = kind == .unmet
        return Output(
            kind,
            TextPieces(shown),
            json: ErrorJSON.value(of: located, input: input, file: file, firstLine: firstLine, isUnmet: isUnmet),
            error: located,
            isLocated: true
        )
    }
}

extension String {
    /// The text without the line break at its end.
    package var droppingLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
