/// The states before and after the current one, for `undo` and `redo`.
struct EditHistory {
    /// A state that is kept; a history is copied with each line, so it holds references.
    private final class Kept {
        let state: WorkspaceState

        init(_ state: WorkspaceState) {
            self.state = state
        }
    }

    private var past = SharedStack<Kept>()
    private var future = SharedStack<Kept>()

    /// The number of recent states whose values are kept, so that `undo` need not evaluate them.
    private static let keptValues = 8

    /// The number of steps that can be undone.
    var count: Int { past.count }
    /// The number of undone steps that can be redone.
    var undoneCount: Int { future.count }
    /// The state before the last step; nil if there is none.
    var last: WorkspaceState? { past.last?.state }
    /// The state that was undone last; nil if there is none.
    var next: WorkspaceState? { future.last?.state }

    /// The sources of the documents that are kept.
    var sources: [String] { (past.all + future.all).map(\.state.current.document.pieces.text) }

    /// Keeps a state that a step replaces.
    ///
    /// - Parameters:
    ///   - keepsUndone: true if the states that were undone can still be redone.
    ///   - limit: the largest number of kept states; the oldest is dropped.
    mutating func remember(_ state: WorkspaceState, keepsUndone: Bool, atMost limit: Int) {
        if !keepsUndone { future = SharedStack() }
        keep(state, atMost: limit)
    }

    /// Forgets the last earlier state.
    mutating func forgetLast() { past.removeLast() }

    /// Takes the last earlier state; the current one can then be redone.
    mutating func undo(_ current: WorkspaceState) {
        let stored = stored(current)
        past.removeLast()
        future.append(Kept(stored))
    }

    /// Takes the next undone state; the current one can then be undone.
    mutating func redo(_ current: WorkspaceState, atMost limit: Int) {
        let stored = stored(current)
        future.removeLast()
        keep(stored, atMost: limit)
    }

    private mutating func keep(_ state: WorkspaceState, atMost limit: Int) {
        past.append(Kept(stored(state)))
        if past.count > limit { past.removeFirst() }
        // The values of older states are evaluated when they are needed.
        past.replace(fromEnd: Self.keptValues) { older in
            guard older.state.current.value != nil else { return nil }
            var bare = older.state
            (bare.current.value, bare.current.printed) = (nil, [])
            return Kept(bare)
        }
    }

    /// Returns a state that takes little memory; states with the same document share it.
    private func stored(_ state: WorkspaceState) -> WorkspaceState {
        var result = state
        let near = [past.last, future.last].lazy.compactMap { $0?.state.current }
        if let same = near.first(where: { $0.edition == state.current.edition }) {
            result.current.document = same.document
        } else {
            result.current = state.current.stored()
        }
        return result
    }
}
