/// A stack whose copies share most of their memory.
///
/// A session is copied with each line, and changing the copy of an array would copy all of its references.
struct SharedStack<Element> {
    // All chunks but the last are full, except for the first, whose oldest elements may have been dropped.
    private var chunks: [[Element]] = []
    /// The number of elements.
    private(set) var count = 0

    private static var mostInChunk: Int { 64 }

    /// The element that was added last; nil if there is none.
    var last: Element? { chunks.last?.last }

    /// All elements, the oldest first.
    var all: [Element] { chunks.flatMap { $0 } }

    /// Adds an element.
    mutating func append(_ element: Element) {
        if let last = chunks.last, last.count < Self.mostInChunk {
            chunks[chunks.count - 1].append(element)
        } else {
            chunks.append([element])
        }
        count += 1
    }

    /// Removes the element that was added last; there must be one.
    mutating func removeLast() {
        chunks[chunks.count - 1].removeLast()
        if chunks.last?.isEmpty == true { chunks.removeLast() }
        count -= 1
    }

    /// Removes the oldest element; there must be one.
    mutating func removeFirst() {
        chunks[0].removeFirst()
        if chunks[0].isEmpty { chunks.removeFirst() }
        count -= 1
    }

    /// Replaces the element at a distance from the last one, if there is one.
    mutating func replace(fromEnd distance: Int, by replacement: (Element) -> Element?) {
        var remaining = distance
        for chunk in chunks.indices.reversed() {
            guard remaining >= chunks[chunk].count else {
                let index = chunks[chunk].count - 1 - remaining
                if let new = replacement(chunks[chunk][index]) { chunks[chunk][index] = new }
                return
            }
            remaining -= chunks[chunk].count
        }
    }
}
