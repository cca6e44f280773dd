/// Which of the views on the screen goes on to show which node: the one with the same path and class.
struct ViewMatching {
    /// For each new node the index of the view that it reuses, or nil if it needs one made.
    private(set) var reused: ContiguousArray<Int?> = []
    /// The indices of the views that no node reuses, in order.
    private(set) var removed: ContiguousArray<Int> = []

    init(old: ContiguousArray<MountedView>, new: ContiguousArray<ViewNode>) {
        reused.reserveCapacity(new.count)
        var isTaken = ContiguousArray(repeating: false, count: old.count)
        var byPath: [[ElementIdentifier]: Int]?
        for (index, node) in new.enumerated() {
            // Mostly nothing has moved; a table of the old paths is built only for the first that has.
            var match: Int?
            if index < old.count, old[index].canShow(node) {
                match = index
            } else if !old.isEmpty {
                let table = byPath ?? Self.table(of: old)
                byPath = table
                if let found = table[node.path], old[found].canShow(node) { match = found }
            }
            if let match { isTaken[match] = true }
            reused.append(match)
        }
        for index in old.indices where !isTaken[index] { removed.append(index) }
    }

    private static func table(of old: ContiguousArray<MountedView>) -> [[ElementIdentifier]: Int] {
        var table: [[ElementIdentifier]: Int] = [:]
        table.reserveCapacity(old.count)
        for (index, mounted) in old.enumerated() { table[mounted.node.path] = index }
        return table
    }
}
