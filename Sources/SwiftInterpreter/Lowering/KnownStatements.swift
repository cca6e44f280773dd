/// A cache of lowered top-level expressions, for a source that starts with the same lines as the previous one.
///
/// Lines after the first difference are lowered again, since their offsets differ.
package final class KnownStatements {
    private struct Entry {
        var end: Int
        var statement: Statement
    }

    private var text = ""
    private var context: [String] = []
    private var entries: [Int: Entry] = [:]

    /// Creates an empty cache.
    package init() {}

    /// Starts a new source and removes the statements that may differ in it.
    ///
    /// - Parameter context: other input that affects how the source is parsed.
    package func begin(_ text: String, in context: [String]) {
        if context == self.context {
            let head = Self.commonLines(self.text, text)
            entries = entries.filter { $0.value.end <= head }
        } else {
            entries = [:]
        }
        (self.text, self.context) = (text, context)
    }

    /// Returns the statement lowered from exactly this range; nil if there is none.
    func statement(at range: Range<Int>) -> Statement? {
        guard let entry = entries[range.lowerBound], entry.end == range.upperBound else { return nil }
        return entry.statement
    }

    /// Adds a statement whose meaning does not depend on its context.
    func add(_ statement: Statement, at range: Range<Int>) {
        entries[range.lowerBound] = Entry(end: range.upperBound, statement: statement)
    }

    /// Returns the length of the common prefix of two texts in whole lines, without the last complete line before the
    /// first difference.
    private static func commonLines(_ first: String, _ second: String) -> Int {
        var (first, second) = (first, second)
        return first.withUTF8 { first in
            second.withUTF8 { second in
                var head = 0
                while head < first.count, head < second.count, first[head] == second[head] { head += 1 }
                for _ in 0..<2 {
                    head -= 1
                    while head > 0, first[head] != UInt8(ascii: "\n") { head -= 1 }
                }
                return max(0, head)
            }
        }
    }
}
