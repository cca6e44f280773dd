/// Tells an element from its siblings: its type, its key if it has one, and a count of both.
///
/// The first `Label` among siblings is `Label.1`, the second `Label.2`, the first with the key `a` is `Label.a.1`. So
/// keys may repeat, and elements without a key are told apart by their order.
public struct ElementIdentifier: Hashable, CustomStringConvertible {
    /// The element's type.
    public let elementType: ElementType
    /// The element's key, if it has one.
    public var key: AnyHashable? { keyBox?.key }
    /// Whether the element has a key, told without a copy of it.
    package var hasKey: Bool { keyBox != nil }
    /// The position among the siblings with the same type and key, from 1.
    public let count: Int

    let keyBox: ElementKey?

    init(elementType: ElementType, key: ElementKey?, count: Int) {
        self.elementType = elementType
        self.count = count
        keyBox = key
    }

    /// Identifiers are equal if type, key and count are.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.elementType == rhs.elementType && lhs.count == rhs.count && ElementKey.areEqual(lhs.keyBox, rhs.keyBox)
    }

    /// Hashes type, key and count.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(elementType)
        hasher.combine(count)
        hasher.combine(keyBox?.key)
    }

    /// `Type.count`, or `Type.key.count`.
    public var description: String {
        guard let key else { return "\(elementType.name).\(count)" }
        return "\(elementType.name).\(key).\(count)"
    }
}

/// A key in a box: an `AnyHashable` is 40 bytes, and most elements have none.
final class ElementKey {
    let key: AnyHashable

    init(_ key: AnyHashable) {
        self.key = key
    }

    /// Whether two keys are equal, or both are none.
    @inline(__always)
    static func areEqual(_ one: ElementKey?, _ other: ElementKey?) -> Bool {
        one === other || one != nil && other != nil && one?.key == other?.key
    }

    /// The key in a box, or nothing without a key.
    static func boxed(_ key: AnyHashable?) -> ElementKey? {
        key.map(ElementKey.init)
    }
}

/// Counts the elements of one parent by type and key.
struct ElementIdentifierFactory {
    private struct Kind: Hashable {
        var type: ElementType
        var key: AnyHashable?
    }

    // Siblings are mostly few, or many of one type: the last one of a kind is mostly near, and then no table is made.
    private var table: [Kind: Int] = [:]
    private var tabled = 0
    private static let near = 16

    /// The identifier of an element of a type with a key that follows others.
    mutating func identifier(
        for type: ElementType,
        key: ElementKey?,
        after nodes: ContiguousArray<LayoutNode>
    ) -> ElementIdentifier {
        ElementIdentifier(elementType: type, key: key, count: count(type, key, after: nodes) + 1)
    }

    private mutating func count(
        _ type: ElementType,
        _ key: ElementKey?,
        after nodes: ContiguousArray<LayoutNode>
    ) -> Int {
        var index = nodes.count
        let nearest = Swift.max(0, nodes.count - Self.near)
        while index > nearest {
            index -= 1
            let other = nodes[index].identifier
            if other.elementType == type, ElementKey.areEqual(other.keyBox, key) { return other.count }
        }
        guard nearest > 0 else { return 0 }
        while tabled < nodes.count {
            let other = nodes[tabled].identifier
            table[Kind(type: other.elementType, key: other.key)] = other.count
            tabled += 1
        }
        return table[Kind(type: type, key: key?.key)] ?? 0
    }
}
