/// Which of the views on the screen goes on to show which node: the one with the same path and class.
struct ViewMatching {
    /// For each new node the index of the view that it reuses, or nil if it needs one made.
    private(set) var reused: ContiguousArray<Int?> = []
    /// The indices of the views that no node reuses, in order.
    private(set) var removed: ContiguousArray<Int> = []

    /// The views that stay and change their order among those that stay, by their old and their new index.
    private(set) var moves: [(old: Int, new: Int)] = []
    /// Whether any view is made, removed or moved.
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
            // Mostly nothing has moved; a table of the old paths is built only for the first that has.
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

    /// Compares where each view that stays stood among those that stay, before and after.
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
