/// Which element of a tree was which element of the tree before it.
///
/// Elements are the same if their labels are. What is called by a path only has another label as soon as something
/// stands around it that did not: of those left over, the types in order tell which is which.
struct TreeMatch {
    /// The position before of each element after; nil for one that is new.
    private(set) var before: [Int?]
    /// The position after of each element before; nil for one that has gone.
    private(set) var after: [Int?]

    /// Beyond so many left over, which is which is not worked out.
    private static let mostLeftOver = 2000

    init(
        from old: (snapshot: RenderSnapshot, labels: NodeLabels),
        to new: (snapshot: RenderSnapshot, labels: NodeLabels)
    ) {
        before = Array(repeating: nil, count: new.snapshot.elements.count)
        after = Array(repeating: nil, count: old.snapshot.elements.count)
        var positions: [NodeLabel: Int] = [:]
        for index in old.snapshot.elements.indices { positions[old.labels[index]] = index }
        for index in new.snapshot.elements.indices {
            if let match = positions[new.labels[index]] { pair(match, index) }
        }
        pairLeftOver(from: old, to: new)
    }

    private mutating func pair(_ old: Int, _ new: Int) {
        before[new] = old
        after[old] = new
    }

    /// Pairs what is called by a path, below the same numbered element.
    private mutating func pairLeftOver(
        from old: (snapshot: RenderSnapshot, labels: NodeLabels),
        to new: (snapshot: RenderSnapshot, labels: NodeLabels)
    ) {
        let oldGroups = Self.groups(old, isPaired: after.map { $0 != nil })
        let newGroups = Self.groups(new, isPaired: before.map { $0 != nil })
        for (number, added) in newGroups {
            guard let gone = oldGroups[number], gone.count <= Self.mostLeftOver, added.count <= Self.mostLeftOver
            else { continue }
            let (oldTypes, newTypes) = (
                gone.map { old.snapshot.elements[$0].typeName }, added.map { new.snapshot.elements[$0].typeName }
            )
            let difference = newTypes.difference(from: oldTypes)
            let removed = Set(difference.removals.map(\.offset))
            let inserted = Set(difference.insertions.map(\.offset))
            let kept = gone.indices.filter { !removed.contains($0) }.map { gone[$0] }
            let stayed = added.indices.filter { !inserted.contains($0) }.map { added[$0] }
            for (first, second) in zip(kept, stayed) { pair(first, second) }
        }
    }

    /// The elements left over that have no number of their own, in order, by the number nearest above them.
    private static func groups(
        _ tree: (snapshot: RenderSnapshot, labels: NodeLabels),
        isPaired: [Bool]
    ) -> [Int?: [Int]] {
        var numbers: [Int?] = []
        var groups: [Int?: [Int]] = [:]
        for element in tree.snapshot.elements {
            let own = tree.labels.number(of: element.index)
            let number = own ?? element.parent.flatMap { numbers.indices.contains($0) ? numbers[$0] : nil }
            numbers.append(number)
            if own == nil, !isPaired[element.index] { groups[number, default: []].append(element.index) }
        }
        return groups
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
