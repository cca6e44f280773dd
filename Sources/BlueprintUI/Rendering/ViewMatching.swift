/// The assignment of views on the screen to view nodes with the same path and class.
struct ViewMatching {
    /// The index of the view reused by each new node, or nil if a view must be created.
    private(set) var reused: ContiguousArray<Int?> = []
    /// The indexes of the views that no node reuses, in order.
    private(set) var removed: ContiguousArray<Int> = []

    /// The reused views whose order among the reused views changes, by their old and new indexes.
    private(set) var moves: [(old: Int, new: Int)] = []
    /// True if any view is created, removed or moved.
    private(set) var changesViews = false

    init(old: ContiguousArray<MountedView>, new: ContiguousArray<ViewNode>) {
        if old.isEmpty {
            reused = ContiguousArray(new.map { _ in nil })
            changesViews = !new.isEmpty
            return
        }
        reused.reserveCapacity(new.count)
        var isTaken = ContiguousArray(repeating: false, count: old.count)
        var byPath: [[ElementIdentifier]: Int]?
        for (index, node) in new.enumerated() {
            // Usually nothing has moved; a table of the old paths is built only when needed.
            var match: Int?
            if index < old.count, old[index].canShow(node) {
                match = index
            } else {
                let table = byPath ?? Self.table(of: old)
                byPath = table
                if let found = table[node.path], old[found].canShow(node) { match = found }
            }
            if let match { isTaken[match] = true }
            reused.append(match)
        }
        for index in old.indices where !isTaken[index] { removed.append(index) }
        changesViews = !removed.isEmpty || reused.contains(nil)
        findMoves(isTaken)
    }

    /// Compares the order of the reused views before and after.
    private mutating func findMoves(_ stays: ContiguousArray<Bool>) {
        let survivors = reused.enumerated().compactMap { index, old in old.map { (old: $0, new: index) } }
        guard zip(survivors, survivors.dropFirst()).contains(where: { $0.old > $1.old }) else { return }
        var rank = 0
        let ranks = stays.map { isStaying in
            defer { if isStaying { rank += 1 } }
            return rank
        }
        moves = survivors.enumerated().filter { ranks[$1.old] != $0 }.map(\.element)
        changesViews = true
    }

    private static func table(of old: ContiguousArray<MountedView>) -> [[ElementIdentifier]: Int] {
        var table: [[ElementIdentifier]: Int] = [:]
        table.reserveCapacity(old.count)
        for (index, mounted) in old.enumerated() { table[mounted.node.path] = index }
        return table
    }
}
