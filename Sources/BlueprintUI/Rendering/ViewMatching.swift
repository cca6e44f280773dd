import HeadlessUIKit

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
    /// True if views are only created, behind all others.
    private(set) var onlyAppends = false

    init(old: ContiguousArray<MountedView>, new: ContiguousArray<ViewNode>) {
        if old.isEmpty {
            reused = ContiguousArray(new.map { _ in nil })
            changesViews = !new.isEmpty
            return
        }
        reused.reserveCapacity(new.count)
        var isTaken = ContiguousArray(repeating: false, count: old.count)
        var search = Search(old)
        var (next, isInOrder) = (0, true)
        // Mostly the first views show the same nodes as before.
        while next < old.count, next < new.count, old[next].shows(new[next]) {
            isTaken[next] = true
            reused.append(next)
            next += 1
        }
        for index in next..<new.count {
            let node = new[index]
            let match = search.match(of: node, from: next, at: index, besides: isTaken)
            if let match {
                isTaken[match] = true
                if match < next { isInOrder = false }
                next = match + 1
            }
            reused.append(match)
        }
        for index in old.indices where !isTaken[index] { removed.append(index) }
        changesViews = !removed.isEmpty || reused.contains(nil)
        onlyAppends = changesViews && isInOrder && removed.isEmpty && !reused[..<old.count].contains(nil)
        if !isInOrder { findMoves(isTaken) }
    }

    /// Compares the order of the reused views before and after.
    private mutating func findMoves(_ stays: ContiguousArray<Bool>) {
        let survivors = reused.enumerated().compactMap { index, old in old.map { (old: $0, new: index) } }
        var rank = 0
        let ranks = stays.map { isStaying in
            defer { if isStaying { rank += 1 } }
            return rank
        }
        moves = survivors.enumerated().filter { ranks[$1.old] != $0 }.map(\.element)
        changesViews = true
    }
}

/// A search for views by their paths, which no two of them share.
private struct Search {
    private let old: ContiguousArray<MountedView>
    // Made only when several views have changed their places: spelling a path takes longer than comparing many.
    private var byPath: [[ElementIdentifier]: Int]?
    private var misses = 0
    private static let fewMisses = 4

    init(_ old: ContiguousArray<MountedView>) {
        self.old = old
    }

    /// Returns the index of the view that a node can reuse; nil if there is none.
    ///
    /// - Parameters:
    ///   - next: the index after the last match, where the view is if only others were added or removed.
    ///   - index: the index of the node.
    ///   - isTaken: For each view, true if an earlier node reuses it.
    mutating func match(
        of node: ViewNode,
        from next: Int,
        at index: Int,
        besides isTaken: ContiguousArray<Bool>
    ) -> Int? {
        if next < old.count, old[next].canShow(node) { return next }
        if index < old.count, old[index].canShow(node) { return index }
        misses += 1
        if misses <= Self.fewMisses {
            return old.indices.first {
                !isTaken[$0] && old[$0].node.mayHaveSamePath(as: node) && old[$0].canShow(node)
            }
        }
        let table = byPath ?? Self.table(of: old)
        byPath = table
        return table[node.path].flatMap { old[$0].canShow(node) ? $0 : nil }
    }

    private static func table(of old: ContiguousArray<MountedView>) -> [[ElementIdentifier]: Int] {
        var table: [[ElementIdentifier]: Int] = [:]
        table.reserveCapacity(old.count)
        for (index, mounted) in old.enumerated() { table[mounted.node.path] = index }
        return table
    }
}

/// The subviews of one view, some of which an update has moved.
package struct MovedSiblings {
    /// The views from before the update that were not removed, in their old order.
    package let before: ContiguousArray<MountedView>
    /// The views after the update, in order.
    package let after: ContiguousArray<MountedView>
    /// For each view after the update, true if the update created it.
    package let isCreated: ContiguousArray<Bool>
    /// The indexes after the update of the views whose order among the reused ones has changed.
    package let moved: [Int]

    init(from old: ContiguousArray<MountedView>, to new: ContiguousArray<MountedView>, _ matches: ViewMatching) {
        let removed = Set(matches.removed)
        before = ContiguousArray(old.indices.lazy.filter { !removed.contains($0) }.map { old[$0] })
        after = new
        isCreated = ContiguousArray(matches.reused.map { $0 == nil })
        moved = matches.moves.map(\.new)
    }
}

/// The views at the start and at the end of a container that show the same nodes as before.
struct SameEnds {
    /// The number of such views at the start.
    let first: Int
    /// The number of such views at the end, of the others.
    let last: Int

    // With few views, the general case is as fast.
    private static let fewest = 16

    /// Compares the views of a container with new nodes; nil if not worth it, or if the container has other subviews.
    init?(of mounted: ContiguousArray<MountedView>, and nodes: ContiguousArray<ViewNode>, in container: UIView) {
        let most = min(mounted.count, nodes.count)
        guard most >= Self.fewest, container.subviews.count == mounted.count else { return nil }
        // In place, and only at indices of both lists: retaining each would take longer than comparing it.
        (first, last) = mounted.withUnsafeBufferPointer { mounted in
            nodes.withUnsafeBufferPointer { nodes in
                var (first, last) = (0, 0)
                while first < most, mounted[first].shows(nodes[first]) { first += 1 }
                while last < most - first,
                    mounted[mounted.count - 1 - last].shows(nodes[nodes.count - 1 - last])
                {
                    last += 1
                }
                return (first, last)
            }
        }
        guard first + last >= Self.fewest else { return nil }
    }
}
