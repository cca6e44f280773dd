import BlueprintUI

/// Two trees that were rendered apart, such as two versions of a file: their labels name the same elements only by chance.
extension TreeMatch {
    /// Matches two trees from the root down, by what the elements show.
    ///
    /// Children of a pair are the same if all in them is the same, in the same order; then those with the same key, or
    /// that show the same; then those of the same type. What is left is found by its content, elsewhere in the tree.
    init(aligning old: RenderSnapshot, _ new: RenderSnapshot) {
        self.init(unmatched: old, new)
        guard let root = old.elements.first, let newRoot = new.elements.first else { return }
        let prints = (ContentPrints(old).prints, ContentPrints(new).prints)
        if root.typeName == newRoot.typeName { alignFamilies(below: (0, 0), old, new, prints) }
        guard before.contains(nil), after.contains(nil), !Interruption.isRequested else { return }
        pairByContent(old, new)
        pairAncestors(old, new)
        pairBelowPairs(old, new)
    }

    /// Pairs two elements, and what is the same below them.
    private mutating func alignFamilies(
        below pair: (Int, Int),
        _ old: RenderSnapshot,
        _ new: RenderSnapshot,
        _ prints: ([Int], [Int])
    ) {
        let oldChildren = Self.children(old)
        let newChildren = Self.children(new)
        var open = [pair]
        while let (one, other) = open.popLast(), !Interruption.isRequested {
            self.pair(one, other)
            var gaps = [Gap(old: oldChildren[one], new: newChildren[other])]
            align(&gaps, &open, { prints.0[$0] }, { prints.1[$0] })
            align(&gaps, &open, { Look(old.elements[$0]) }, { Look(new.elements[$0]) })
            for gap in gaps {
                var places: [String: [Int]] = [:]
                for child in gap.old.reversed() { places[old.elements[child].typeName, default: []].append(child) }
                for child in gap.new {
                    if let match = places[new.elements[child].typeName]?.popLast() { open.append((match, child)) }
                }
            }
        }
    }

    private static func children(_ snapshot: RenderSnapshot) -> NumberLists {
        snapshot.elements.withUnsafeBufferPointer { NumberLists(childrenOf: $0) }
    }

    /// Siblings without a pair, between siblings that are pairs.
    private struct Gap {
        var old: [Int]
        var new: [Int]
    }

    /// The type of an element, with its key, or with what it shows.
    private struct Look: Hashable {
        private let name: String
        private let content: Int?

        init(_ element: ElementRecord) {
            name = element.hasKey ? element.identifier : element.typeName
            content = element.hasKey ? nil : ContentPrints.own(element)
        }
    }

    /// Takes the pairs with equal keys out of gaps: those at both ends, then the keys that occur once, in order.
    private func align<Key: Hashable>(
        _ gaps: inout [Gap],
        _ pairs: inout [(Int, Int)],
        _ oldKey: (Int) -> Key,
        _ newKey: (Int) -> Key
    ) {
        var left: [Gap] = []
        for gap in gaps {
            let (old, new) = (gap.old.map(oldKey), gap.new.map(newKey))
            let common = min(old.count, new.count)
            var (first, last) = (0, 0)
            while first < common, old[first] == new[first] { first += 1 }
            while last < common - first, old[old.count - 1 - last] == new[new.count - 1 - last] { last += 1 }
            let middle = (old: first..<old.count - last, new: first..<new.count - last)
            for offset in 0..<first { pairs.append((gap.old[offset], gap.new[offset])) }
            for offset in 0..<last {
                pairs.append((gap.old[old.count - 1 - offset], gap.new[new.count - 1 - offset]))
            }
            var (oldStart, newStart) = (middle.old.lowerBound, middle.new.lowerBound)
            let ends = [(middle.old.upperBound, middle.new.upperBound)]
            for (one, other) in Self.anchors(old, middle.old, new, middle.new) + ends {
                left.append(Gap(old: Array(gap.old[oldStart..<one]), new: Array(gap.new[newStart..<other])))
                if one < middle.old.upperBound { pairs.append((gap.old[one], gap.new[other])) }
                (oldStart, newStart) = (one + 1, other + 1)
            }
        }
        gaps = left.filter { !$0.old.isEmpty && !$0.new.isEmpty }
    }

    /// Returns the positions of the keys that occur once in both lists, as many as are in the same order.
    private static func anchors<Key: Hashable>(
        _ old: [Key],
        _ oldRange: Range<Int>,
        _ new: [Key],
        _ newRange: Range<Int>
    ) -> [(Int, Int)] {
        var places: [Key: (old: Int?, new: Int?, isRepeated: Bool)] = [:]
        for position in oldRange {
            let place = places[old[position]]
            places[old[position]] = (position, nil, place != nil)
        }
        for position in newRange {
            guard let place = places[new[position]] else { continue }
            places[new[position]] = (place.old, position, place.isRepeated || place.new != nil)
        }
        let single = places.values.compactMap { place -> (Int, Int)? in
            guard !place.isRepeated, let one = place.old, let other = place.new else { return nil }
            return (one, other)
        }
        let sorted = single.sorted { $0.1 < $1.1 }
        return LongestRow.positions(of: sorted.map(\.0)).map { sorted[$0] }
    }

    /// Pairs what is left below the same pair, if types come in the same order.
    private mutating func pairBelowPairs(_ old: RenderSnapshot, _ new: RenderSnapshot) {
        func groups(_ snapshot: RenderSnapshot, _ ancestors: [Int?], _ pairs: [Int?]) -> [Int: [Int]] {
            Dictionary(grouping: snapshot.elements.indices.filter { pairs[$0] == nil }) { ancestors[$0] ?? -1 }
        }
        let oldGroups = groups(old, Self.pairedAncestors(old, after), after)
        let newAncestors = Self.pairedAncestors(new, before.enumerated().map { $1 == nil ? nil : $0 })
        for (ancestor, added) in groups(new, newAncestors, before) {
            if let gone = oldGroups[ancestor] { pairInOrder(gone, added, old, new) }
        }
    }
}
