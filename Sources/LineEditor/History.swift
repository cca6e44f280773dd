/// The typed lines, oldest first, without blank lines and repetitions, at most `capacity`.
package struct History: Equatable, Sendable {
    /// The limit of entries; the oldest are dropped first.
    package let capacity: Int
    /// The entries, oldest first.
    ///
    /// An entry may have several lines.
    package private(set) var entries: [String] = []
    /// The number of older entries that were dropped, by which the others keep their numbers.
    package private(set) var droppedCount = 0

    /// An empty history.
    ///
    /// A capacity below 1 is taken as 1.
    package init(capacity: Int = 1_000) {
        self.capacity = max(1, capacity)
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
