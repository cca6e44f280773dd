/// A list of weak references to objects that can be part of reference cycles, such as a scope that stores a closure.
struct WeakList<Object: AnyObject> {
    private struct Entry {
        weak var object: Object?
    }

    private var entries: [Entry] = []
    private var limit = 256

    /// Adds an object that is not in the list.
    mutating func add(_ object: Object) {
        if entries.count >= limit {
            // After the list has doubled, it is checked for deallocated objects.
            entries.removeAll { $0.object == nil }
            limit = max(256, entries.count * 2)
        }
        entries.append(Entry(object: object))
    }

    /// Returns the objects that still exist, and empties the list.
    mutating func takeAll() -> [Object] {
        defer { entries = [] }
        return entries.compactMap(\.object)
    }
}
