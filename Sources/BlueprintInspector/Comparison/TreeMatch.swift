import BlueprintUI

/// A rendered tree with the names of its elements.
typealias LabeledTree = (snapshot: RenderSnapshot, labels: NodeLabels)

/// The pairs of elements of two rendered trees that are the same element.
///
/// Elements with the same label are the same, unless only one of them is view-backed. Of the others, elements are the
/// same if they show the same text or image, with all elements in them; then come the elements around such pairs; then,
/// of elements without a number, those whose types are in the same order.
struct TreeMatch {
    /// The position before of each element after; nil for a new one.
    private(set) var before: [Int?]
    /// The position after of each element before; nil for one that is gone.
    private(set) var after: [Int?]
    /// The positions before of new elements that show the content of an earlier element of another type.
    private(set) var replaced: [Int: Int] = [:]
    /// The positions after of elements that are gone, by the same rule.
    private(set) var replacements: [Int: Int] = [:]

    /// The number of elements in one group beyond which their types are not compared.
    static let mostLeftOver = 2000
    /// The number of ancestors that are searched for the same type.
    private static let mostAncestors = 8

    /// No pairs yet.
    init(unmatched old: RenderSnapshot, _ new: RenderSnapshot) {
        before = Array(repeating: nil, count: new.elements.count)
        after = Array(repeating: nil, count: old.elements.count)
    }

    /// Matches two renders of one session, whose labels name the same elements.
    init(from old: LabeledTree, to new: LabeledTree) {
        self.init(unmatched: old.snapshot, new.snapshot)
        var positions: [NodeLabel: Int] = [:]
        for index in old.snapshot.elements.indices.interruptible { positions[old.labels[index]] = index }
        // A proxy element may be represented by a wrapper of what it was: then its content says where that is now.
        let changed = pairByLabel(positions, from: old, to: new)
        guard before.contains(nil), after.contains(nil), !Interruption.isRequested else { return }
        for (match, index) in changed { pairInside(match, index, old.snapshot, new.snapshot) }
        pairByContent(old.snapshot, new.snapshot)
        for (match, index) in changed where after[match] == nil && before[index] == nil { pair(match, index) }
        pairAncestors(old.snapshot, new.snapshot)
        pairLeftOver(from: old, to: new)
        findReplaced(old.snapshot, new.snapshot)
    }

    /// Pairs elements of one label, and returns those of which only one is view-backed, without pairing them.
    private mutating func pairByLabel(
        _ positions: [NodeLabel: Int],
        from old: LabeledTree,
        to new: LabeledTree
    ) -> [(Int, Int)] {
        var changed: [(Int, Int)] = []
        for index in new.snapshot.elements.indices.interruptible {
            guard let match = positions[new.labels[index]] else { continue }
            if old.snapshot.elements[match].isViewBacked == new.snapshot.elements[index].isViewBacked {
                pair(match, index)
            } else {
                changed.append((match, index))
            }
        }
        return changed
    }

    mutating func pair(_ old: Int, _ new: Int) {
        before[new] = old
        after[old] = new
    }
}

// MARK: - Content

extension TreeMatch {
    private struct Key: Hashable {
        /// The position before of the nearest ancestor that has a pair; nil if it does not count.
        var ancestor: Int?
        var print: Int
    }

    /// Pairs a view-backed element with what shows the same inside the other element of its label, which is not
    /// view-backed.
    private mutating func pairInside(_ match: Int, _ index: Int, _ old: RenderSnapshot, _ new: RenderSnapshot) {
        if let content = ContentPrints.own(old.elements[match]) {
            let found = new.descendants(of: index).prefix(Self.mostLeftOver).first {
                before[$0] == nil && ContentPrints.own(new.elements[$0]) == content
            }
            if let found { pair(match, found) }
        } else if let content = ContentPrints.own(new.elements[index]) {
            let found = old.descendants(of: match).prefix(Self.mostLeftOver).first {
                after[$0] == nil && ContentPrints.own(old.elements[$0]) == content
            }
            if let found { pair(found, index) }
        }
    }

    /// Pairs subtrees with the same content: first below ancestors that are a pair, then anywhere.
    mutating func pairByContent(_ old: RenderSnapshot, _ new: RenderSnapshot) {
        let (oldPrints, newPrints) = (ContentPrints(old), ContentPrints(new))
        for isNear in [true, false] {
            let oldAncestors = isNear ? Self.pairedAncestors(old, after.enumerated().map { $1 == nil ? nil : $0 }) : []
            let newAncestors = isNear ? Self.pairedAncestors(new, before) : []
            var queues: [Key: Queue] = [:]
            for index in after.indices.interruptible where after[index] == nil && oldPrints.showsSomething(index) {
                let key = Key(ancestor: isNear ? oldAncestors[index] : nil, print: oldPrints.prints[index])
                queues[key, default: Queue()].positions.append(index)
            }
            for index in before.indices.interruptible where before[index] == nil && newPrints.showsSomething(index) {
                let key = Key(ancestor: isNear ? newAncestors[index] : nil, print: newPrints.prints[index])
                guard let match = queues[key]?.next(where: { after[$0] == nil }),
                    oldPrints.sizes[match] == newPrints.sizes[index]
                else { continue }
                for offset in 0..<newPrints.sizes[index]
                where before[index + offset] == nil && after[match + offset] == nil
                    && old.elements[match + offset].typeName == new.elements[index + offset].typeName
                {
                    pair(match + offset, index + offset)
                }
            }
        }
    }

    /// Positions that are taken in their order.
    private struct Queue {
        var positions: [Int] = []
        var taken = 0

        mutating func next(where isFree: (Int) -> Bool) -> Int? {
            while taken < positions.count {
                taken += 1
                if isFree(positions[taken - 1]) { return positions[taken - 1] }
            }
            return nil
        }
    }

    /// Returns for each element the value in the list of its nearest ancestor with a value.
    static func pairedAncestors(_ snapshot: RenderSnapshot, _ pairs: [Int?]) -> [Int?] {
        var result: [Int?] = []
        result.reserveCapacity(pairs.count)
        for element in snapshot.elements {
            guard let parent = element.parent, result.indices.contains(parent) else {
                result.append(nil)
                continue
            }
            result.append(pairs[parent] ?? result[parent])
        }
        return result
    }

    /// Pairs ancestors of one type around elements that are a pair, from the inside outwards; wrappers between them stay
    /// without a pair.
    mutating func pairAncestors(_ old: RenderSnapshot, _ new: RenderSnapshot) {
        for index in before.indices.reversed().interruptible {
            guard let match = before[index] else { continue }
            var inner = match
            var outer = new.elements[index].parent
            for _ in 0..<Self.mostAncestors {
                guard let ancestor = outer, before[ancestor] == nil else { break }
                if let position = unpairedAncestor(of: inner, type: new.elements[ancestor].typeName, in: old) {
                    pair(position, ancestor)
                    inner = position
                }
                outer = new.elements[ancestor].parent
            }
        }
    }

    /// Returns the nearest ancestor of a type in the tree before; nil if an element that has a pair lies between them.
    private func unpairedAncestor(of index: Int, type: String, in old: RenderSnapshot) -> Int? {
        var candidate = old.elements[index].parent
        for _ in 0..<Self.mostAncestors {
            guard let position = candidate, after[position] == nil else { return nil }
            if old.elements[position].typeName == type { return position }
            candidate = old.elements[position].parent
        }
        return nil
    }

    /// Finds elements that show the content of earlier elements of another type.
    private mutating func findReplaced(_ old: RenderSnapshot, _ new: RenderSnapshot) {
        var queues: [Int: Queue] = [:]
        for index in after.indices.interruptible where after[index] == nil {
            guard let content = ContentPrints.own(old.elements[index]) else { continue }
            queues[content, default: Queue()].positions.append(index)
        }
        guard !queues.isEmpty else { return }
        for index in before.indices.interruptible where before[index] == nil {
            guard let content = ContentPrints.own(new.elements[index]),
                let match = queues[content]?.next(where: { _ in true })
            else { continue }
            replaced[index] = match
            replacements[match] = index
        }
    }
}

// MARK: - The order of types

extension TreeMatch {
    /// Pairs elements without a number, below the same numbered element, whose types come in the same order.
    private mutating func pairLeftOver(from old: LabeledTree, to new: LabeledTree) {
        let oldGroups = Self.groups(old, isPaired: after.map { $0 != nil })
        let newGroups = Self.groups(new, isPaired: before.map { $0 != nil })
        for (number, added) in newGroups {
            if let gone = oldGroups[number] { pairInOrder(gone, added, old.snapshot, new.snapshot) }
        }
    }

    /// Pairs elements of two lists whose types come in the same order.
    mutating func pairInOrder(_ gone: [Int], _ added: [Int], _ old: RenderSnapshot, _ new: RenderSnapshot) {
        guard gone.count <= Self.mostLeftOver, added.count <= Self.mostLeftOver else { return }
        let (oldTypes, newTypes) = (gone.map { old.elements[$0].typeName }, added.map { new.elements[$0].typeName })
        let difference = newTypes.difference(from: oldTypes)
        let removed = Set(difference.removals.map(\.offset))
        let inserted = Set(difference.insertions.map(\.offset))
        let kept = gone.indices.filter { !removed.contains($0) }.map { gone[$0] }
        let stayed = added.indices.filter { !inserted.contains($0) }.map { added[$0] }
        for (first, second) in zip(kept, stayed) { pair(first, second) }
    }

    /// Returns the unpaired elements without a number of their own, in order, by the nearest number above them.
    private static func groups(_ tree: LabeledTree, isPaired: [Bool]) -> [Int?: [Int]] {
        var numbers: [Int?] = []
        var groups: [Int?: [Int]] = [:]
        for element in tree.snapshot.elements.interruptible {
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
        NumberLists(childrenOf: snapshot.elements)
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
