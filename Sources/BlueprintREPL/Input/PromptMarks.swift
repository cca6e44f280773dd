/// The marks of a session's lines: `> ` before an input, `. ` before each line that continues it.
///
/// A terminal shows them and a transcript writes them. What a terminal showed can be pasted as it is, or run as a script.
package struct PromptMarks {
    /// True after a line with a mark: then lines without one are output.
    private var isSession = false
    private var isInput = false

    /// Returns an input without its mark; nil for another line.
    static func input(_ line: Substring) -> Substring? {
        line.hasPrefix("> ") ? line.dropFirst(2) : line == ">" ? "" : nil
    }

    /// Returns a line that continues an input, without its mark; nil for another line.
    static func continuation(_ line: Substring) -> Substring? {
        line.hasPrefix(". ") ? line.dropFirst(2) : line == "." ? "" : nil
    }

    /// Returns the input of a line that a terminal showed: before the mark, it has the selection or the step.
    private func shownInput(_ line: Substring) -> Substring? {
        if let input = Self.input(line) { return input }
        let place = line.prefix { $0 != " " }
        // Without a mark before it, a quotient may be compared.
        guard place.first == "#" || isSession, place.dropFirst().contains(where: \.isNumber),
            place.allSatisfy({ "#/*".contains($0) || $0.isNumber })
        else { return nil }
        return Self.input(line.dropFirst(place.count + 1))
    }

    /// Returns what was typed in a line: all of it where there are no marks, nothing for output.
    ///
    /// - Parameter isOpen: true if the line belongs to an input that is not complete, such as a text of several lines.
    mutating func typed(_ line: Substring, isOpen: Bool) -> Substring {
        if !isOpen || isSession, let input = shownInput(line) {
            (isSession, isInput) = (true, true)
            return input
        }
        guard isSession else { return line }
        if isInput, let more = Self.continuation(line) { return more }
        isInput = false
        return ""
    }

    /// Returns what was typed in a text that begins with a mark; the same text if it does not.
    package static func typed(_ text: String) -> String {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var marks = PromptMarks()
        guard let first = lines.first, marks.shownInput(first) != nil else { return text }
        let inputs = lines.map { marks.typed($0, isOpen: false) }
        // The last line is not ended: it is still edited.
        let last = inputs.last ?? ""
        let ended = inputs.dropLast().filter { !$0.isEmpty }.map { $0 + "\n" }
        return ended.joined() + last
    }
}
