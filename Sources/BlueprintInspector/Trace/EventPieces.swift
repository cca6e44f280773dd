/// The events of a render while they are recorded, in pieces.
///
/// A long list would be copied whole each time it grows, and both copies would be in memory.
package struct EventPieces {
    /// The number of events in a piece, as a power of two.
    private static let shift = 14
    private static let mask = (1 << shift) - 1

    // All pieces but the last are full.
    private var pieces: ContiguousArray<ContiguousArray<TraceEvent>> = []
    /// An empty list.
    package init() {}

    /// The number of events.
    package private(set) var count = 0

    /// The newest one; nil if there is none.
    package var last: TraceEvent? { count == 0 ? nil : self[count - 1] }

    /// The event at an index.
    package subscript(index: Int) -> TraceEvent {
        @inline(__always)
        get { pieces[index >> Self.shift][index & Self.mask] }
        @inline(__always)
        _modify { yield &pieces[index >> Self.shift][index & Self.mask] }
    }

    /// Adds an event.
    @inline(__always)
    package mutating func append(_ event: TraceEvent) {
        if count & Self.mask == 0 { addPiece() }
        pieces[count >> Self.shift].append(event)
        count += 1
    }

    private mutating func addPiece() {
        pieces.append([])
        // A short list stays small.
        if count > 0 { pieces[pieces.count - 1].reserveCapacity(1 << Self.shift) }
    }

    /// Removes the events from an index on, and returns them.
    package mutating func removeSuffix(from start: Int) -> [TraceEvent] {
        var removed: [TraceEvent] = []
        while count > start, let last = pieces.last {
            let first = max(start - (count - last.count), 0)
            removed.insert(contentsOf: last[first...], at: 0)
            pieces[pieces.count - 1].removeSubrange(first...)
            count -= last.count - first
            if first == 0 { pieces.removeLast() }
        }
        return removed
    }

    /// Removes all events, and returns them as one list; each is changed by a function first.
    package mutating func removeAll(_ change: (inout TraceEvent) -> Void) -> [TraceEvent] {
        var result: [TraceEvent] = []
        result.reserveCapacity(count)
        for index in pieces.indices.interruptible {
            // Each piece is freed before the next one is copied.
            var piece: ContiguousArray<TraceEvent> = []
            swap(&piece, &pieces[index])
            for index in piece.indices { change(&piece[index]) }
            result.append(contentsOf: piece)
        }
        self = EventPieces()
        return result
    }
}
