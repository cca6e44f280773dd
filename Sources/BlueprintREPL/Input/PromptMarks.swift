/// The marks of a session's lines: `> ` before an input, `. ` before each line that continues it.
///
/// A terminal shows them and a transcript writes them. What a terminal showed can be pasted as it is, or run as a script.
struct PromptMarks {
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

    /// Returns what was typed in a line: all of it where there are no marks, nothing for output.
    ///
    /// - Parameter isOpen: true if the line belongs to an input that is not complete, such as a text of several lines.
    mutating func typed(_ line: Substring, isOpen: Bool) -> Substring {
        if !isOpen || isSession, let input = Self.input(line) {
            (isSession, isInput) = (true, true)
            return input
        }
        guard isSession else { return line }
        if isInput, let more = Self.continuation(line) { return more }
        isInput = false
        return ""
    }

    /// Returns what was typed in a text that begins with a mark; the same text if it does not.
    static func typed(_ text: String) -> String {
        guard text.hasPrefix(">"), input(text.prefix { !$0.isNewline }) != nil else { return text }
        var marks = PromptMarks()
        return text.split(whereSeparator: \.isNewline).map { marks.typed($0, isOpen: false) }
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
