import Foundation

/// The names of elements that have no number, by their types: `#14 › Label 2` is the second Label in element #14.
///
/// Elements are counted in the order of the tree, in the element that holds them: the nearest one around them that has
/// a number, is a component, or is the root. A component itself is counted in the nearest one that has a number, or in
/// the root, so that no name has more than three parts. Elements with a number are not counted.
struct InnerNames {
    /// An element among those of one type in one holder.
    struct Place {
        /// The holder.
        var holder: Int
        /// Its place among them, from 1.
        var ordinal: Int
        /// True if there are no others.
        var isOnly: Bool
    }

    /// The elements of one type in one holder.
    private struct Group: Hashable {
        var holder: Int32
        var type: Int32
    }

    /// An element that names are made for.
    struct Node {
        var type: Int
        var hasNumber: Bool
        var parent: Int?
        var isComponent: Bool
    }

    private var places: [(group: Int32, ordinal: Int32)] = []
    private var groups: [(holder: Int32, count: Int32)] = []
    private var members: [Group: [Int32]] = [:]

    /// Finds the names of a number of elements, of which a function says what they depend on.
    ///
    /// Those from `counted` on are no elements of the tree; they never take from another that it is the only one.
    init(count: Int, counted: Int, _ node: (Int) -> Node) {
        places.reserveCapacity(count)
        var holders: [(ofComponents: Int32, ofOthers: Int32)] = []
        holders.reserveCapacity(count)
        var numbers: [Group: Int32] = [:]
        for index in 0..<count {
            let node = node(index)
            let own = Int32(clamping: index)
            guard let parent = node.parent, !node.hasNumber else {
                places.append((-1, 0))
                holders.append((own, own))
                continue
            }
            let outer = holders[parent]
            let holder = node.isComponent ? outer.ofComponents : outer.ofOthers
            holders.append((outer.ofComponents, node.isComponent ? own : outer.ofOthers))
            let key = Group(holder: holder, type: Int32(clamping: node.type))
            let number = numbers[key] ?? Int32(clamping: groups.count)
            if number == groups.count {
                numbers[key] = number
                groups.append((holder, 0))
            }
            let group = Int(truncatingIfNeeded: number)
            members[key, default: []].append(own)
            places.append((number, Int32(clamping: members[key]?.count ?? 0)))
            if index < counted { groups[group].count += 1 }
        }
    }

    /// Returns the place of an element; nil for one with a number, and for the root.
    func place(of index: Int) -> Place? {
        let (group, ordinal) = places[index]
        guard group >= 0 else { return nil }
        let (holder, count) = groups[Int(truncatingIfNeeded: group)]
        return Place(
            holder: Int(truncatingIfNeeded: holder),
            ordinal: Int(truncatingIfNeeded: ordinal),
            isOnly: count <= 1 && ordinal == 1
        )
    }

    /// Returns the elements of a type that are counted in a holder, in the order of the tree.
    func elements(in holder: Int, ofType type: Int) -> [Int] {
        (members[Group(holder: Int32(clamping: holder), type: Int32(clamping: type))] ?? []).map {
            Int(truncatingIfNeeded: $0)
        }
    }
}

/// Names that are found when they are first asked for, since most renders are not asked for any.
final class KeptInnerNames: Equatable, @unchecked Sendable {
    // Guards the names: reports may be made on several threads.
    private let lock = NSLock()
    private var made: InnerNames?

    /// Returns the names, which a function finds the first time.
    func names(_ find: () -> InnerNames) -> InnerNames {
        lock.withLock {
            if let made { return made }
            let names = find()
            made = names
            return names
        }
    }

    /// Returns true: names follow from what else two labels are compared by.
    static func == (one: KeptInnerNames, other: KeptInnerNames) -> Bool { true }
}
