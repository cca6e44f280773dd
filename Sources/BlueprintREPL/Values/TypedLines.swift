/// The lines that were typed at a terminal, in this session and in earlier ones.
package struct TypedLines: Hashable, Sendable {
    /// The number of the first line; it stays the line's number when older lines are dropped.
    package let first: Int
    /// The lines, oldest first; a line may be an input of several lines.
    package let lines: [String]

    /// Lines that are numbered from `first` on.
    package init(first: Int, lines: [String]) {
        self.first = first
        self.lines = lines
    }

    /// Returns the line with a number; nil if there is none.
    package func line(_ number: Int) -> String? {
        let index = number - first
        return lines.indices.contains(index) ? lines[index] : nil
    }
}
