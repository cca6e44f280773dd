/// An error in interpreted source: what is wrong, where, and what to write instead.
package struct Diagnostic: Error, Equatable {
    /// The error, as a code with its facts.
    package var cause: DiagnosticMessage
    /// The file name of the source.
    package var fileName: String
    /// The line, counted from 1.
    package var line: Int
    /// The column, in characters, counted from 1.
    package var column: Int
    /// The UTF-8 offset in the source.
    package var offset: Int
    /// The text of the line, without its line break; only the part around the location if the line is very long.
    package var sourceLine: String
    /// The location in ``sourceLine``, in characters, counted from 0.
    package var caretIndex: Int
    /// The expected text or type at the location, if known.
    package var expected: String?
    /// The most similar visible name, if one is similar enough.
    package var didYouMean: String?
    /// All that can be written instead, if that is not much.
    package var choices: [String] = []
    /// The remedy, in one line.
    package var fix: String?
    /// The category of the error.
    package var kind: Kind
    /// The active calls, innermost first, if the error occurred at run time.
    package internal(set) var calls: [Call] = []
    /// The number of calls omitted before the last two of ``calls``.
    package internal(set) var omittedCalls = 0
    /// The lines that the program printed before the error, if they are shown with it.
    package var printedLines: [String] = []
    /// The next errors in the same source, in the order of their places.
    package internal(set) var others: [Diagnostic] = []
    /// The number of errors omitted after ``others``.
    package internal(set) var omittedErrors = 0

    /// The categories of diagnostics, for callers that treat some of them differently.
    package enum Kind: Equatable, Sendable {
        /// The text is not valid Swift.
        case syntax
        /// The text is Swift outside the supported subset.
        case unsupported
        /// A name, label or type does not match.
        case meaning
        /// A runtime error: overflow, index out of range, nil.
        case runtime
        /// A limit was reached or the evaluation was cancelled.
        case stopped
        /// A note rather than an error: a compiler would reject the code, or a part is left out.
        case note
        /// Code that a compiler accepts with a warning.
        case warning
    }
}

extension Diagnostic {
    /// The message, without location and without a full stop; a very long one is shortened.
    package var message: String {
        let text = cause.text
        return text.count > 240 ? text.prefix(200) + "…" : text
    }

    /// The number of errors of a source that are said.
    private static let mostErrors = 3

    /// Returns the first of the errors in a source, with the next ones; nil if there are none.
    static func first(of errors: [Diagnostic]) -> Diagnostic? {
        guard var result = errors.first else { return nil }
        result.others = Array(errors.prefix(mostErrors).dropFirst())
        result.omittedErrors = max(0, errors.count - mostErrors)
        return result
    }

    /// Throws the first of the errors in a source, with the next ones, if there are any.
    static func throwFirst(of errors: [Diagnostic]) throws {
        if let first = first(of: errors) { throw first }
    }

    /// Returns the error as lines of plain text: location and message, source line, caret, hints.
    ///
    /// - Parameters:
    ///   - width: the maximum width of the source line in columns; a longer line is cut around the caret.
    ///   - columns: the number of columns of a character; 0 for combining marks, 2 for wide characters.
    package func lines(width: Int = 80, columns: (Character) -> Int = Diagnostic.columns) -> [String] {
        let excerpt = SourceExcerpt(line: sourceLine, caret: caretIndex, width: width, columns: columns)
        let word = kind == .note ? "note" : "error"
        var lines = ["\(fileName):\(line):\(column): \(word): \(SourceExcerpt.visible(message))"]
        if !excerpt.text.isEmpty || column == 1 {
            lines.append(excerpt.text)
            lines.append(String(repeating: " ", count: excerpt.caretColumn) + "^" + (caretNote.map { " \($0)" } ?? ""))
        }
        if let advice { lines.append("  " + SourceExcerpt.visible(advice)) }
        return lines + callLines
    }

    /// The remedy, or else the choices, as a sentence; nil if there is neither.
    package var advice: String? { fix ?? (choices.isEmpty ? nil : "it has \(choices.joined(separator: ", "))") }

    private var caretNote: String? {
        if let didYouMean { return "did you mean '\(SourceExcerpt.visible(didYouMean))'?" }
        return expected.map { "expected \(SourceExcerpt.visible($0))" }
    }
}

extension [Diagnostic] {
    /// The errors in the order of their places, each once.
    var inOrder: [Diagnostic] {
        var seen: Set<String> = []
        let unique = filter { seen.insert("\($0.offset) \($0.message)").inserted }
        // Errors at the same place stay in the order in which they were found.
        return unique.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
            .map(\.element)
    }
}

extension Diagnostic {
    /// A call that was active when an error occurred.
    package struct Call: Equatable, Sendable {
        /// The function, with its type and labels: `Receipt.line(at:)`.
        package var function: String
        /// The file name of the calling source.
        package var fileName: String
        /// The line of the call, counted from 1.
        package var line: Int
        /// The text of that line.
        package var sourceLine: String
        /// True if the library made the call, so that source has no line for it.
        package var isByLibrary = false
    }

    /// The number of calls kept: the innermost ones and the two outermost.
    private static let mostCalls = 10

    /// Adds the next outer call; in a deep stack the calls in the middle are only counted.
    mutating func add(_ call: Call) {
        if calls.count >= Self.mostCalls {
            calls.remove(at: Self.mostCalls - 2)
            omittedCalls += 1
        }
        calls.append(call)
    }

    /// The calls as lines of plain text, innermost first.
    package var callLines: [String] { callLines { _ in nil } }

    /// Returns the calls as lines of plain text, innermost first.
    ///
    /// - Parameter place: returns the file and the line of a call, such as `Model.swift:4`; nil for those of the source.
    package func callLines(at place: (Call) -> String?) -> [String] {
        var lines = calls.map { call in
            if call.isByLibrary { return "  in \(call.function), called by the library" }
            let text = SourceExcerpt.visible(call.sourceLine)
            let place = place(call) ?? "\(call.fileName):\(call.line)"
            return "  in \(call.function), called at \(place): \(text)"
        }
        if omittedCalls > 0 { lines.insert("  … \(omittedCalls) more calls …", at: Self.mostCalls - 2) }
        return lines
    }
}

/// A printable excerpt of a source line, with the column of the caret below it.
struct SourceExcerpt {
    private(set) var text = ""
    private(set) var caretColumn = 0

    /// - Parameters:
    ///   - caret: the index of the character that the caret points at, counted from 0.
    ///   - width: the maximum width in columns, at least 20.
    init(line: String, caret target: Int, width: Int, columns: (Character) -> Int) {
        let width = max(width, 20)
        var visible: [(text: String, columns: Int)] = []
        var caret = 0
        var total = 0
        for (index, character) in line.enumerated() {
            if index == target { caret = visible.count }
            // Characters farther away never fit into the excerpt.
            if index > target + width { break }
            let text = Self.visible(String(character))
            let count = text == String(character) ? columns(character) : text.reduce(0) { $0 + columns($1) }
            visible.append((text, count))
            total += count
        }
        if target >= line.count { caret = visible.count }
        var start = 0
        var before = visible[..<caret].reduce(0) { $0 + $1.columns }
        let allowed = total < width ? width : width * 2 / 3
        while before > allowed, start < caret {
            before -= visible[start].columns
            start += 1
        }
        if start > 0 {
            text = "…"
            before += 1
        }
        caretColumn = before
        var used = start > 0 ? 1 : 0
        for (index, piece) in visible.enumerated().dropFirst(start) {
            let isLast = index == visible.count - 1
            if used + piece.columns > (isLast ? width : width - 1) {
                text += "…"
                break
            }
            text += piece.text
            used += piece.columns
        }
    }

    /// Returns the text with control characters, escapes and bidirectional overrides replaced by visible symbols.
    static func visible(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { symbol(for: $0) != nil }) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(symbol(for: scalar) ?? scalar) }
        return String(result)
    }

    private static func symbol(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 9: " "
        case 0..<32: Unicode.Scalar(0x2400 + scalar.value)
        case 127: "␡"
        case 128..<160, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB: "�"
        default: nil
        }
    }
}

extension Diagnostic {
    /// Returns the number of columns of a character on a terminal, by the ranges that all terminals agree on.
    package static func columns(_ character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
            0x20000...0x3FFFD:
            return 2
        default:
            return character.unicodeScalars.contains { $0.value == 0xFE0F } ? 2 : 1
        }
    }
}

/// An error that an implementation throws about its arguments; the interpreter adds the location.
package struct BindingError: Error {
    /// The message.
    package var message: String
    /// The suggested replacement, if known.
    package var fix: String?

    /// Creates an error.
    package init(_ message: String, fix: String? = nil) {
        self.message = message
        self.fix = fix
    }
}
