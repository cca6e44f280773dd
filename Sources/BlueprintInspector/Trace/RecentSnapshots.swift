import Foundation

/// The last snapshots of a recorder: the last one, from which the next copies, and an old one, whose storage it takes.
struct RecentSnapshots {
    /// The last snapshot; nil if the positions in the view's nodes are not those of its records.
    var last: RenderSnapshot?
    // A session shows the last snapshot and compares it with the one before; the third is nobody's.
    private var older: [RenderSnapshot] = []

    /// The most elements of a snapshot whose storage is kept: of a large tree, it would take much memory.
    private static let mostElements = 16_384

    /// Adds the snapshot of the last render.
    mutating func add(_ snapshot: RenderSnapshot) {
        if let last, last.elements.count <= Self.mostElements { older.append(last) } else { older = [] }
        last = snapshot
    }

    /// Returns an old snapshot that nobody needs; an empty one if there is none.
    mutating func takeSpare() -> RenderSnapshot {
        older.count > 1 ? older.removeFirst() : RenderSnapshot(viewport: .zero)
    }
}
