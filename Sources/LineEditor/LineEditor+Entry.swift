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
