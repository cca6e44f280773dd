import SwiftInterpreter

/// A reader that groups the lines of a script into inputs as they arrive.
struct ScriptInputReader {
    private var text: String?
    private var firstLine = 0
    private var lineNumber = 0
    private var completeness = SourceCompleteness("")
    private var marks = PromptMarks()

    /// Adds a line; returns the input before it, if the line does not continue it.
    mutating func append(_ line: Substring) -> ScriptLines.Input? {
        lineNumber += 1
        let isOpen = text != nil && completeness.needsMore
        let line = marks.typed(lineNumber == 1 ? Self.withoutMark(line) : line, isOpen: isOpen)
        if let text, completeness.needsMore || Self.continues(text, with: line) {
            self.text = text + "\n" + line
            completeness.append(line: line)
            return nil
        }
        let before = finish()
        text = String(line)
        firstLine = lineNumber
        completeness = SourceCompleteness(String(line))
        return before
    }

    /// Returns the current input if no line can continue it.
    mutating func takeComplete() -> ScriptLines.Input? {
        guard let text, !completeness.needsMore, !Self.mayContinue(text) else { return nil }
        return finish()
    }

    /// Returns the current input, even an incomplete one; nil if there is none.
    mutating func finish() -> ScriptLines.Input? {
        defer { text = nil }
        return text.map { ScriptLines.Input(text: $0, line: firstLine) }
    }

    /// Returns the first line of a script without the mark of its encoding, or nothing if it is for the shell.
    private static func withoutMark(_ line: Substring) -> Substring {
        line.hasPrefix("#!") ? "" : line.hasPrefix("\u{FEFF}") ? line.dropFirst() : line
    }

    /// Returns true if the next line continues an input: an `else`, or a chain of modifiers after a `let` or `var`.
    private static func continues(_ text: String, with next: Substring) -> Bool {
        if ScriptLines.isAttribute(text) { return true }
        let following = next.drop(while: \.isWhitespace)
        if following.hasPrefix("else") { return text.hasSuffix("}") }
        guard following.hasPrefix("."), !following.hasPrefix("..") else { return false }
        return isVariable(text)
    }

    /// Returns true if there is a line that would continue an input.
    private static func mayContinue(_ text: String) -> Bool {
        ScriptLines.isAttribute(text) || isVariable(text) || text.hasSuffix("}") && text.contains("if")
    }

    private static func isVariable(_ text: String) -> Bool {
        let word = text.drop(while: \.isWhitespace).prefix { $0.isLetter }
        return word == "let" || word == "var"
    }
}
