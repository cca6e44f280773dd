/// The expressions that stand as lines in a source which was lowered: a source that begins alike has them too.
///
/// Lines behind the first difference are lowered again, as they stand at other places then.
package final class KnownStatements {
    private struct Entry {
        var end: Int
        var statement: Statement
    }

    private var text = ""
    private var context: [String] = []
    private var entries: [Int: Entry] = [:]

    /// Knows nothing at first.
    package init() {}

    /// Begins with a source, and forgets what may be different in it.
    ///
    /// - Parameter context: what else decides how the source is read.
    package func begin(_ text: String, in context: [String]) {
        if context == self.context {
            let head = Self.commonLines(self.text, text)
            entries = entries.filter { $0.value.end <= head }
        } else {
            entries = [:]
        }
        (self.text, self.context) = (text, context)
    }

    /// The statement that was lowered from exactly a place; nil if there is none.
    func statement(at range: Range<Int>) -> Statement? {
        guard let entry = entries[range.lowerBound], entry.end == range.upperBound else { return nil }
        return entry.statement
    }

    /// Keeps a statement that means the same wherever it is read.
    func add(_ statement: Statement, at range: Range<Int>) {
        entries[range.lowerBound] = Entry(end: range.upperBound, statement: statement)
    }

    /// How far two texts are alike: up to the line before the one that ends in front of the first difference.
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
