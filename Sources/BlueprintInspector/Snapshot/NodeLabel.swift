import Foundation
import HeadlessUIKit

/// The printed name of an element.
public struct NodeLabel: Hashable, Sendable {
    /// The element's type: `Label`.
    public let type: String
    /// The reference: `#4` for a node of the document, a path such as `#3/0/1` for a generated element.
    ///
    /// Programs read it; people read the ``name``.
    public let reference: String
    private var start: Start?
    private var parts: [Part] = []

    /// The element with which the name of a generated element begins.
    private struct Start: Hashable, Sendable {
        var type: String
        /// The number; empty for the root without one.
        var number: String
    }

    /// A part of the name of a generated element.
    struct Part: Hashable, Sendable {
        /// The type of an element.
        var type: String
        /// Its place among those of its type, from 1; nil for the only one.
        var ordinal: Int?

        /// Type and place: `Label 2`.
        var text: String { ordinal.map { "\(type) \($0)" } ?? type }
    }

    /// Creates a label with a type and a reference.
    public init(type: String, reference: String) {
        self.type = type
        self.reference = reference
    }

    /// Returns the label with a name of some parts, which begins with another element.
    func named(from outermost: NodeLabel, _ parts: [Part]) -> NodeLabel {
        var label = self
        label.start = Start(type: outermost.type, number: outermost.reference)
        label.parts = parts
        return label
    }

    /// The sign between the parts of a name.
    static let sign = " › "

    /// The short name: `#4`; for a generated element the types inside the element that has a number, `#3 › Label 2`, or
    /// inside the root, `› Label 2`.
    public var name: String {
        guard let number = start?.number else { return reference }
        let inside = parts.map(\.text).joined(separator: Self.sign)
        return number.isEmpty ? "› " + inside : number + Self.sign + inside
    }

    /// The name with the type: `Label #4`, `SettingsRow #3 › Label 2`.
    public var full: String {
        guard let type = start?.type else { return "\(self.type) \(reference)" }
        return "\(type) \(name)"
    }

    /// The name where the element around it is shown, too: `Label #4`, `› Label 2`.
    public var local: String { local(isMarked: false) }

    /// The name in a picture: `Label #4`, `Label 2`.
    var caption: String { parts.last?.text ?? full }

    /// The name in one word, as it is typed: `#4`, `#3/Label2`.
    package var word: String {
        guard let number = start?.number else { return reference }
        return parts.reduce(number) { $0 + "/" + $1.word }
    }

    /// The type and the path, which are the same in a tree with other siblings.
    var identity: String { "\(type) \(reference)" }

    /// Returns the local name in at most a number of columns; else without its type.
    ///
    /// Brackets mark a selected one.
    package func fitted(isMarked: Bool, columns: Int) -> String {
        let whole = local(isMarked: isMarked)
        guard whole.displayColumns > columns, parts.isEmpty else { return whole }
        return isMarked ? ">\(reference)<" : reference
    }

    /// Returns the local name; brackets mark a selected one.
    package func local(isMarked: Bool) -> String {
        let (open, close) = isMarked ? (">", "<") : ("", "")
        guard let last = parts.last else { return "\(type) \(open)\(reference)\(close)" }
        return "› \(open)\(last.text)\(close)"
    }

    /// Returns the shortest name that can be shown beside others; brackets mark a selected one.
    package func shortest(isMarked: Bool) -> String {
        parts.isEmpty ? (isMarked ? ">\(reference)<" : reference) : local(isMarked: isMarked)
    }
}

extension NodeLabel.Part {
    /// Type and place in one word: `Label2`; a colon follows a type that ends with a digit.
    var word: String {
        guard let ordinal else { return type }
        return type.last?.isNumber == true ? "\(type):\(ordinal)" : "\(type)\(ordinal)"
    }
}

/// Finds the number of a node of the document by the place in the source that made an element.
public struct NodeNames {
    private let number: (Int) -> Int?

    /// Creates names from a function that returns the number of the node with a source tag; nil if there is none.
    public init(number: @escaping (Int) -> Int?) {
        self.number = number
    }

    /// Creates names from a dictionary of nodes' numbers by source tag.
    public init(_ numbers: [Int: Int]) {
        number = { numbers[$0] }
    }

    /// Names by path only.
    public static var paths: NodeNames { NodeNames { _ in nil } }

    /// Returns the number of the node with a source tag.
    public func number(forTag tag: Int) -> Int? { number(tag) }
}

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
final class KeptInnerNames: Equatable, Sendable {
    // Behind a lock, as reports may be made on several threads.
    private let made = Locked<InnerNames?>(nil)

    /// Returns the names, which a function finds the first time.
    func names(_ find: () -> InnerNames) -> InnerNames {
        made.withLock { made in
            if let made { return made }
            let names = find()
            made = names
            return names
        }
    }

    /// Returns true: names follow from what else two labels are compared by.
    static func == (one: KeptInnerNames, other: KeptInnerNames) -> Bool { true }
}
