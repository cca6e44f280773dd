/// The lines that were typed, oldest first: no blank ones, none twice in a row, at most `capacity`.
public struct History: Equatable, Sendable {
    /// How many entries are kept; the oldest go first.
    public let capacity: Int
    /// The entries, oldest first.
    ///
    /// An entry may have several lines.
    public private(set) var entries: [String] = []

    /// An empty history.
    ///
    /// A capacity below one counts as one.
    public init(capacity: Int = 1_000) {
        self.capacity = max(1, capacity)
    }

    /// Adds an entry unless it is blank or repeats the newest one; returns whether it did.
    @discardableResult
    public mutating func append(_ entry: String) -> Bool {
        guard !entry.allSatisfy(\.isWhitespace), entry != entries.last else { return false }
        entries.append(entry)
        if entries.count > capacity { entries.removeFirst(entries.count - capacity) }
        return true
    }
}
