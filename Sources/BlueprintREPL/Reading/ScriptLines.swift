import SwiftInterpreter
import SwiftSyntax

/// The inputs of a script, each with its lines and the number of the first one.
package struct ScriptLines: Sequence, Sendable {
    /// One or more lines that form an input.
    package struct Input: Hashable, Sendable {
        /// The lines, separated by `\n`.
        package var text: String
        /// The number of the first line, counted from 1.
        package var line: Int
    }

    private let lines: [Substring]

    /// The inputs of a script's text.
    package init(_ text: String) {
        var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        if lines.last?.isEmpty == true { lines.removeLast() }
        self.lines = lines
    }

    /// The inputs from top to bottom.
    package func makeIterator() -> Iterator { Iterator(rest: lines[...]) }

    /// The inputs that are left.
    package struct Iterator: IteratorProtocol {
        private var rest: ArraySlice<Substring>
        private var reader = ScriptInputReader()

        fileprivate init(rest: ArraySlice<Substring>) { self.rest = rest }

        /// Returns the next input; nil at the end.
        package mutating func next() -> Input? {
            while let line = rest.popFirst() {
                if let input = reader.append(line) { return input }
            }
            return reader.finish()
        }
    }

    /// Returns true if a text is only an attribute of the declaration on the next line: `@discardableResult`.
    static func isAttribute(_ text: String) -> Bool {
        text.first { !$0.isWhitespace } == "@" && text.wholeMatch(of: #/\s*@\w+(\(.*\))?\s*/#) != nil
    }
}

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

/// The inputs of a typed or pasted text.
struct InputParts {
    /// The inputs, in order; a single statement of several lines is one input.
    let inputs: [String]
    /// The syntax tree of a statement of several lines, which was parsed to find that it is one; nil for other texts.
    private(set) var tree: SourceFileSyntax?

    /// Finds the inputs of a text.
    init(_ typed: TypedText) {
        let text = typed.text
        guard text.contains(where: \.isNewline), text.utf8.count <= SourceParser.longestInput else {
            inputs = [text]
            return
        }
        let lines = Array(ScriptLines(text)).map(\.text)
        guard lines.count > 1, typed.scan.excess == nil else {
            inputs = lines.count > 1 ? lines : [text]
            return
        }
        let tree = SourceParser.parse(text)
        guard tree.statements.count == 1, !tree.hasError else {
            inputs = lines
            return
        }
        inputs = [text]
        self.tree = tree
    }
}
