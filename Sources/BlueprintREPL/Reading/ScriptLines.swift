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
    package func makeIterator() -> AnyIterator<Input> {
        var rest = lines.makeIterator()
        var reader = ScriptInputReader()
        return AnyIterator {
            while let line = rest.next() {
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
