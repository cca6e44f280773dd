/// Objects that may hold themselves, such as a scope with a closure among its variables: they do not end by themselves.
struct WeakList<Object: AnyObject> {
    private struct Entry {
        weak var object: Object?
    }

    private var entries: [Entry] = []
    private var limit = 256

    /// Adds an object that is not there yet.
    mutating func add(_ object: Object) {
        if entries.count >= limit {
            // With as many again it is worth looking for those that have ended.
            entries.removeAll { $0.object == nil }
            limit = max(256, entries.count * 2)
        }
        entries.append(Entry(object: object))
    }

    /// Gives away the objects that have not ended.
    mutating func takeAll() -> [Object] {
        defer { entries = [] }
        return entries.compactMap(\.object)
    }
}
