/// The states of the document before and after the current one, for `undo` and `redo`.
struct EditHistory {
    /// The earlier states, the last edit at the end.
    private(set) var past: [DocumentState] = []
    /// The states that were undone, the next one to redo at the end.
    private(set) var future: [DocumentState] = []

    /// The number of recent states whose values are kept, so that `undo` need not evaluate them.
    private static let keptValues = 8

    /// Keeps a state that an edit replaces; what was undone can no longer be redone.
    ///
    /// - Parameter limit: the largest number of kept states; the oldest is dropped.
    mutating func remember(_ state: DocumentState, atMost limit: Int) {
        future = []
        keep(state, atMost: limit)
    }

    /// Takes the last earlier state; the current one can then be redone.
    mutating func undo(_ current: DocumentState) {
        past.removeLast()
        future.append(current.stored())
    }

    /// Takes the next undone state; the current one can then be undone.
    mutating func redo(_ current: DocumentState, atMost limit: Int) {
        future.removeLast()
        keep(current, atMost: limit)
    }

    private mutating func keep(_ state: DocumentState, atMost limit: Int) {
        past.append(state.stored())
        if past.count > limit { past.removeFirst() }
        // The values of older states are evaluated when they are needed.
        let older = past.count - 1 - Self.keptValues
        if past.indices.contains(older) { past[older].value = nil }
    }
}
