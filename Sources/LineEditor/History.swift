/// The typed lines, oldest first, without blank lines and repetitions, at most `capacity`.
package struct History: Equatable, Sendable {
    /// The limit of entries; the oldest are dropped first.
    package let capacity: Int
    /// The entries, oldest first.
    ///
    /// An entry may have several lines.
    package private(set) var entries: [String] = []
    /// Entries that are not suggested, because they had no effect.
    private var failed: Set<String> = []
    /// The number of older entries that were dropped, by which the others keep their numbers.
    package private(set) var droppedCount = 0

    /// An empty history.
    ///
    /// A capacity below 1 is taken as 1.
    package init(capacity: Int = 1_000) {
        self.capacity = max(1, capacity)
    }

    /// Returns what follows a text in the newest entry of one line that begins with it; nil if there is none.
    package func suggestion(after text: String) -> String? {
        guard !text.allSatisfy(\.isWhitespace) else { return nil }
        let entry = entries.last {
            $0.utf8.count > text.utf8.count && $0.hasPrefix(text) && !$0.contains("\n") && !failed.contains($0)
        }
        return entry.map { String($0.dropFirst(text.count)) }
    }

    /// Notes that an entry is an error, and is not suggested, or that it is none.
    package mutating func note(_ entry: String, isError: Bool) {
        if isError { failed.insert(entry) } else { failed.remove(entry) }
    }

    /// Adds an entry unless it is blank or repeats the newest one; returns true if it was added.
    @discardableResult
    package mutating func append(_ entry: String) -> Bool {
        guard !entry.allSatisfy(\.isWhitespace), entry != entries.last else { return false }
        entries.append(entry)
        if entries.count > capacity {
            droppedCount += entries.count - capacity
            entries.removeFirst(entries.count - capacity)
        }
        return true
    }
}
