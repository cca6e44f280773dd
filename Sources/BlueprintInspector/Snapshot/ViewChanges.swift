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
        before.withUnsafeBufferPointer { before in
            after.withUnsafeBufferPointer { after in
                compare(before.dropFirst(), after.dropFirst())
            }
        }
    }

    private typealias Views = Slice<UnsafeBufferPointer<ViewRecord>>

    private mutating func compare(_ before: Views, _ after: Views) {
        // Mostly, both lists begin and end with the same views.
        let common = min(before.count, after.count)
        var (first, last) = (0, 0)
        func isSame(_ index: Int, _ other: Int) -> Bool { before[index].number == after[other].number }
        while first < common, isSame(before.startIndex + first, after.startIndex + first) { first += 1 }
        while last < common - first, isSame(before.endIndex - 1 - last, after.endIndex - 1 - last) { last += 1 }
        reusedCount = first + last
        let (old, new) = (before.dropFirst(first).dropLast(last), after.dropFirst(first).dropLast(last))
        let oldNumbers = Set(old.indices.map { old[$0].number })
        let newNumbers = Set(new.indices.map { new[$0].number })
        for index in new.indices {
            if oldNumbers.contains(new[index].number) { reusedCount += 1 } else { created.append(index) }
        }
        created.sort { after[$0].number < after[$1].number }
        removed = oldNumbers.subtracting(newNumbers).sorted()
    }
}
