import BlueprintUI

/// The elements of both trees that are in another parent, or in another order among their siblings.
///
/// Elements that only one of the trees has are ignored: a new wrapper does not move what it wraps. Of siblings in another
/// order, as few as possible are said to have moved.
struct MovedElements {
    private var places: [Int: RenderDiff.Place] = [:]

    /// Finds the moved elements of two trees whose elements are matched.
    init(_ old: RenderSnapshot, _ new: RenderSnapshot, _ match: TreeMatch) {
        let oldKeepers = Self.keepers(old, match.after)
        let newKeepers = Self.keepers(new, match.before)
        /// The kept children of each kept element, -1 for the viewport, in the order after; those that have moved there are
        /// none of them.
        var families: [Int: [Int]] = [:]
        for index in new.elements.indices.interruptible {
            guard let before = match.before[index] else { continue }
            let (oldKeeper, keeper) = (oldKeepers[before], newKeepers[index])
            if oldKeeper.flatMap({ match.after[$0] }) == keeper {
                families[keeper ?? -1, default: []].append(index)
            } else {
                places[index] = .parents(old.elements[before].parent, new.elements[index].parent)
            }
        }
        for family in families.values.interruptible { findMoved(family, match) }
    }

    /// Returns the place of an element before and after; nil if it has not moved.
    func place(of element: Int) -> RenderDiff.Place? { places[element] }

    /// Returns the nearest ancestor of each element that has a pair; nil for none.
    private static func keepers(_ snapshot: RenderSnapshot, _ pairs: [Int?]) -> [Int?] {
        var keepers: [Int?] = []
        keepers.reserveCapacity(snapshot.elements.count)
        for index in snapshot.elements.indices {
            guard let parent = snapshot.elements[index].parent, parent < index else {
                keepers.append(nil)
                continue
            }
            keepers.append(pairs[parent] == nil ? keepers[parent] : parent)
        }
        return keepers
    }

    /// Finds the siblings that are not in the longest row of those that are in the order before.
    private mutating func findMoved(_ family: [Int], _ match: TreeMatch) {
        let order = family.map { match.before[$0] ?? 0 }
        guard zip(order, order.dropFirst()).contains(where: { $0 > $1 }) else { return }
        let staying = Set(LongestRow.positions(of: order))
        let sorted = order.sorted()
        var previous: [Int: Int] = [:]
        for (one, next) in zip(sorted, sorted.dropFirst()) { previous[next] = one }
        for (position, element) in family.enumerated() where !staying.contains(position) {
            places[element] = .siblings(previous[order[position]], position == 0 ? nil : family[position - 1])
        }
    }
}

/// The longest row of growing numbers in a list.
enum LongestRow {
    /// Returns the positions of the numbers of the row, in order; the numbers are all different.
    static func positions(of numbers: [Int]) -> [Int] {
        /// The position of the least number that ends a row of each length.
        var ends: [Int] = []
        var previous = Array(repeating: -1, count: numbers.count)
        for position in numbers.indices.interruptible {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < numbers[position] { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[position] = ends[low - 1] }
            if low == ends.count { ends.append(position) } else { ends[low] = position }
        }
        var row: [Int] = []
        var next = ends.last ?? -1
        while next >= 0 {
            row.append(next)
            next = previous[next]
        }
        return row.reversed()
    }
}
