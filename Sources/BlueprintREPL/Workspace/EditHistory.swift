/// The states of the document before and after the current one, for `undo` and `redo`.
struct EditHistory {
    /// A state that is kept; a history is copied with each line, so it holds references.
    private final class Kept {
        let state: DocumentState

        init(_ state: DocumentState) {
            self.state = state
        }
    }

    private var past: [Kept] = []
    private var future: [Kept] = []

    /// The number of recent states whose values are kept, so that `undo` need not evaluate them.
    private static let keptValues = 8

    /// The state before the last edit; nil if there is none.
    var last: DocumentState? { past.last?.state }
    /// The state that was undone last; nil if there is none.
    var next: DocumentState? { future.last?.state }

    /// Returns true if another history has as many states on either side.
    func isAsLong(as other: EditHistory) -> Bool {
        past.count == other.past.count && future.count == other.future.count
    }

    /// Keeps a state that an edit replaces; the states that were undone can no longer be redone.
    ///
    /// - Parameter limit: the largest number of kept states; the oldest is dropped.
    mutating func remember(_ state: DocumentState, atMost limit: Int) {
        future = []
        keep(state, atMost: limit)
    }

    /// Takes the last earlier state; the current one can then be redone.
    mutating func undo(_ current: DocumentState) {
        past.removeLast()
        future.append(Kept(current.stored()))
    }

    /// Takes the next undone state; the current one can then be undone.
    mutating func redo(_ current: DocumentState, atMost limit: Int) {
        future.removeLast()
        keep(current, atMost: limit)
    }

    private mutating func keep(_ state: DocumentState, atMost limit: Int) {
        past.append(Kept(state.stored()))
        if past.count > limit { past.removeFirst() }
        // The values of older states are evaluated when they are needed.
        let older = past.count - 1 - Self.keptValues
        guard past.indices.contains(older), past[older].state.value != nil else { return }
        var bare = past[older].state
        (bare.value, bare.printed) = (nil, [])
        past[older] = Kept(bare)
    }
}
