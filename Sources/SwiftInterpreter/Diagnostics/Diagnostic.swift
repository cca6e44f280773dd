/// One error of interpreted source: what is wrong, where, and what to write instead.
public struct Diagnostic: Error, Equatable {
    /// What is wrong, without place and without a full stop.
    public var message: String
    /// The name of the source.
    public var fileName: String
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted from 1 in characters.
    public var column: Int
    /// The UTF-8 offset in the source.
    public var offset: Int
    /// The text of the line, without its end; of a very long line the part around the place.
    public var sourceLine: String
    /// The place in ``sourceLine``, counted in characters from 0.
    public var caretIndex: Int
    /// What would have been right at this place, if that is known.
    public var expected: String?
    /// The nearest name in reach, if one is near.
    public var didYouMean: String?
    /// What to do, in one line.
    public var fix: String?
    /// What kind of trouble it is.
    public var kind: Kind
    /// The calls that were under way, innermost first, if the program went wrong while running.
    public internal(set) var calls: [Call] = []
    /// How many calls between the last two of ``calls`` and those before are not kept.
    public internal(set) var omittedCalls = 0

    /// Kinds of trouble, for callers that treat some specially.
    public enum Kind: Equatable, Sendable {
        /// The text is no Swift.
        case syntax
        /// The text is Swift outside of the supported subset.
        case unsupported
        /// A name, label or type does not fit.
        case meaning
        /// It went wrong while running: overflow, index, nil.
        case runtime
        /// A bound was reached or the evaluation was cancelled.
        case stopped
        /// No trouble, but worth knowing: a compiler would refuse it, or something is left out.
        case note
    }
}

extension Diagnostic {
    /// The error as lines of plain text: place and message, source line, caret, hints.
    ///
    /// - Parameters:
    ///   - width: the columns to fit the source line in; a longer one is cut around the caret.
    ///   - columns: how many columns a character takes; 0 for combining marks, 2 for wide ones.
    public func lines(width: Int = 80, columns: (Character) -> Int = Diagnostic.columns) -> [String] {
        let excerpt = SourceExcerpt(line: sourceLine, caret: caretIndex, width: width, columns: columns)
        let word = kind == .note ? "note" : "error"
        var lines = ["\(fileName):\(line):\(column): \(word): \(SourceExcerpt.visible(message))"]
        if !excerpt.text.isEmpty || column == 1 {
            lines.append(excerpt.text)
            lines.append(String(repeating: " ", count: excerpt.caretColumn) + "^" + (caretNote.map { " \($0)" } ?? ""))
        }
        if let fix { lines.append("  " + SourceExcerpt.visible(fix)) }
        return lines + callLines
    }

    private var caretNote: String? {
        if let didYouMean { return "did you mean '\(SourceExcerpt.visible(didYouMean))'?" }
        return expected.map { "expected \(SourceExcerpt.visible($0))" }
    }
}
