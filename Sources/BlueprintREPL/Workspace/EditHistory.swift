import BlueprintInspector
import Foundation

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

    /// The states before the current one, the oldest first.
    var states: [WorkspaceState] { past.all.map(\.state) }

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

/// A line that changed the state, as `undo` and `redo` name it.
struct UndoStep {
    /// The line.
    let line: String

    /// The largest number of columns of a line.
    private static let columns = 60

    /// A step of one line.
    init(_ line: String) {
        self.line = line
    }

    /// The line, or its beginning.
    var words: String {
        // One of several statements of a line has blanks in place of the others.
        let lines = line.split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
        let first = lines.first ?? ""
        return TextFitting.cut(lines.count > 1 ? first + " …" : first, to: Self.columns)
    }
}

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
