import SwiftInterpreter

/// The inputs of a script, each with its lines and the number of the first one.
public struct ScriptLines: Sequence, Sendable {
    /// One or more lines that form an input.
    public struct Input: Hashable, Sendable {
        /// The lines, separated by `\n`.
        public var text: String
        /// The number of the first line, counted from 1.
        public var line: Int
    }

    private let lines: [Substring]

    /// The inputs of a script's text.
    public init(_ text: String) {
        var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        if lines.last?.isEmpty == true { lines.removeLast() }
        if let first = lines.first {
            let isForTheShell = first.hasPrefix("#!")
            lines[0] = isForTheShell ? "" : first.hasPrefix("\u{FEFF}") ? first.dropFirst() : first
        }
        self.lines = lines
    }

    /// The inputs from top to bottom.
    public func makeIterator() -> AnyIterator<Input> {
        var next = 0
        return AnyIterator {
            guard next < lines.count else { return nil }
            let first = next
            var text = String(lines[next])
            var whole = SourceCompleteness(text)
            next += 1
            while next < lines.count, whole.needsMore || continues(text, with: lines[next]) {
                text += "\n" + lines[next]
                whole.append(line: lines[next])
                next += 1
            }
            return Input(text: text, line: first + 1)
        }
    }

    /// Returns true if a text is only an attribute of the declaration on the next line: `@discardableResult`.
    static func isAttribute(_ text: String) -> Bool {
        text.wholeMatch(of: #/\s*@\w+(\(.*\))?\s*/#) != nil
    }

    /// Returns true if the next line continues an input: an `else`, or a chain of modifiers after a `let` or `var`.
    private func continues(_ text: String, with next: Substring) -> Bool {
        if Self.isAttribute(text) { return true }
        let following = next.drop(while: \.isWhitespace)
        if following.hasPrefix("else") { return text.hasSuffix("}") }
        guard following.hasPrefix("."), !following.hasPrefix("..") else { return false }
        let word = text.drop(while: \.isWhitespace).prefix { $0.isLetter }
        return word == "let" || word == "var"
    }
}
