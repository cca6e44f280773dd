import CLineEditor
import TextFiles

/// Inputs of several lines.
extension LineEditor {
    /// Reads an input: a line, and the lines that complete it.
    ///
    /// From a line that continues the input, the up key goes back to the lines above: they are then edited as one text.
    /// ``cancelledText`` has all lines of an input that Ctrl-C ends.
    /// - Parameters:
    ///   - prompt: the prompt of the first line.
    ///   - continuation: the prompt of the others.
    ///   - initial: the text that the input begins with.
    ///   - needsMore: returns true if a text is incomplete.
    package func readEntry(
        prompt: String,
        continuation: String,
        beginningWith initial: String? = nil,
        needsMore: (String) -> Bool
    ) -> ReadResult {
        awaitingInput { lines(prompt, continuation, beginningWith: initial, needsMore: needsMore) }
    }

    private func lines(
        _ prompt: String,
        _ continuation: String,
        beginningWith initial: String?,
        needsMore: (String) -> Bool
    ) -> ReadResult {
        var first = LineState(initial: initial.map { TerminalText.typed($0) })
        first.showsHints = true
        var result = readLine(prompt: prompt, from: first)
        var entry = ""
        var origin: String?
        var shown: [(prompt: String, line: String)] = []
        while case .line(let line) = result {
            entry = shown.isEmpty ? line : entry + "\n" + line
            origin = state.origin ?? origin
            shown.append((shown.isEmpty ? prompt : continuation, line))
            guard needsMore(entry) else {
                state.origin = origin
                return .line(entry)
            }
            var start = LineState()
            start.canGoBack = true
            start.showsHints = true
            start.above = entry + "\n"
            result = readLine(prompt: continuation, from: start)
            if case .interrupted = result, let left = state.left {
                clear(shown)
                shown = []
                start = LineState(initial: entry + "\n" + left)
                start.showsHints = true
                start.countAfterCursor = left.unicodeScalars.count + 1
                result = readLine(prompt: prompt, from: start)
            } else if let text = state.cancelled {
                state.cancelled = entry + "\n" + text
            }
        }
        // The end of the input ends an incomplete one; the next line is the end of all.
        if case .endOfInput = result, !shown.isEmpty { return .interrupted }
        return result
    }

    /// Clears the rows of lines above the cursor, which is at the start of a row.
    private func clear(_ shown: [(prompt: String, line: String)]) {
        let rows = shown.reduce(0) { rows, row in
            var end = CellPosition()
            end.advance(over: PromptText(row.prompt).plain.unicodeScalars, columns: columns)
            end.advance(over: row.line.unicodeScalars, columns: columns)
            return rows + end.row + 1
        }
        show("\r\u{1b}[\(rows)A\u{1b}[J")
    }
}

/// A prompt, split into visible text and escape sequences.
package struct PromptText: Equatable {
    /// The visible text.
    package let plain: String
    /// The form for libedit: escape sequences between U+0001 characters, never at the end.
    package let marked: String

    /// Splits a prompt.
    ///
    /// Escape sequences begin with ESC and `[`, and end with a letter. Other control characters become symbols.
    package init(_ prompt: String) {
        var plain = ""
        var marked = ""
        var escapes = ""
        var scalars = prompt.unicodeScalars[...]
        while let scalar = scalars.first {
            if let sequence = Self.escapeSequence(scalars) {
                escapes += sequence
                scalars = scalars.dropFirst(sequence.unicodeScalars.count)
                continue
            }
            if !escapes.isEmpty { marked += "\u{1}\(escapes)\u{1}" }
            escapes = ""
            let symbol = TerminalText.symbol(for: scalar)
            marked.unicodeScalars.append(symbol)
            plain.unicodeScalars.append(symbol)
            scalars = scalars.dropFirst()
        }
        // libedit attaches an escape sequence to the following character, and drops it if there is none.
        if !escapes.isEmpty {
            marked += "\u{1}\(escapes)\u{1} "
            plain += " "
        }
        self.plain = plain
        self.marked = marked
    }

    private static func escapeSequence(_ scalars: Substring.UnicodeScalarView) -> String? {
        guard scalars.starts(with: "\u{1b}[".unicodeScalars) else { return nil }
        let parameters = scalars.dropFirst(2).prefix { !$0.properties.isAlphabetic }
        guard let end = scalars.dropFirst(2 + parameters.count).first else { return nil }
        return "\u{1b}[\(String(parameters))\(end)"
    }
}

/// The result of reading a line.
package enum ReadResult: Equatable, Sendable {
    /// A line, without its newline. An entry of several lines recalled from the history contains newlines.
    case line(String)
    /// Ctrl-C: the line was discarded, and the caller should read another.
    case interrupted
    /// Ctrl-D on an empty line, or the end of the input.
    case endOfInput
    /// The input is not lines of text.
    case fault(InputFault)
}

/// The progress of Ctrl-V, which inserts the next key as text, whatever its effect.
enum Quoting {
    /// No key is to be inserted.
    case none
    /// The next key is to be inserted.
    case next
    /// A key that was read and is to be inserted.
    case key(Unicode.Scalar)
}
