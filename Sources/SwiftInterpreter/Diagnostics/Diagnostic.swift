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
