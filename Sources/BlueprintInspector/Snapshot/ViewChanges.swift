/// The views that an update has created, reused, removed and moved; the view that holds the tree is none of them.
package struct ViewChanges: Equatable, Sendable {
    /// The positions of the created views after the update, by their numbers.
    package private(set) var created: [Int] = []
    /// The number of reused views.
    package private(set) var reusedCount = 0
    /// The numbers of the removed views, in order.
    package private(set) var removed: [Int] = []
    /// The numbers of the views that moved among their siblings.
    package let moved: [Int]

    /// Compares the views before and after an update.
    package init(from before: [ViewRecord], to after: [ViewRecord], moved: [Int]) {
        self.moved = moved
        // Numbers only increase, so those of the last render are small, and a list is faster than a set.
        var wasThere = Self.flags(before)
        before.withUnsafeBufferPointer { for index in $0.indices { wasThere[$0[index].number] = true } }
        var isThere = Self.flags(after)
        var isSorted = true
        after.withUnsafeBufferPointer { after in
            for index in after.indices.dropFirst() {
                let number = after[index].number
                isThere[number] = true
                if number < wasThere.count, wasThere[number] {
                    reusedCount += 1
                } else {
                    if let last = created.last, after[last].number > number { isSorted = false }
                    created.append(index)
                }
            }
        }
        if !isSorted { created.sort { after[$0].number < after[$1].number } }
        before.withUnsafeBufferPointer { before in
            for index in before.indices.dropFirst() {
                let number = before[index].number
                if number >= isThere.count || !isThere[number] { removed.append(number) }
            }
        }
        removed.sort()
    }

    /// Returns a list with a place for each number of a view.
    private static func flags(_ views: [ViewRecord]) -> [Bool] {
        let highest = views.withUnsafeBufferPointer { views in views.indices.reduce(0) { max($0, views[$1].number) } }
        return Array(repeating: false, count: highest + 1)
    }
}
