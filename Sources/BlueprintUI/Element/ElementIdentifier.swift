/// The identifier of an element among its siblings: its type, its key if any, and a count for each type and key.
///
/// The first `Label` among siblings is `Label.1`, the second `Label.2`, the first with the key `a` is `Label.a.1`.
/// Keys may therefore repeat, and elements without keys are distinguished by their order.
public struct ElementIdentifier: Hashable, CustomStringConvertible {
    /// The element's type.
    public let elementType: ElementType
    /// The element's key, or nil.
    public var key: AnyHashable? { keyBox?.key }
    /// True if the element has a key; does not copy the key.
    package var hasKey: Bool { keyBox != nil }
    /// The position among the siblings with the same type and key, starting at 1.
    public let count: Int

    let keyBox: ElementKey?

    init(elementType: ElementType, key: ElementKey?, count: Int) {
        self.elementType = elementType
        self.count = count
        keyBox = key
    }

    /// Returns true if type, key and count are equal.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.elementType == rhs.elementType && lhs.count == rhs.count && ElementKey.areEqual(lhs.keyBox, rhs.keyBox)
    }

    /// Hashes the type, the key and the count.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(elementType)
        hasher.combine(count)
        hasher.combine(keyBox?.key)
    }

    /// Returns true if this is the identifier of the next sibling of the same kind as another one, without a key.
    @inline(__always)
    func follows(_ other: ElementIdentifier) -> Bool {
        keyBox == nil && other.keyBox == nil && count == other.count + 1 && elementType == other.elementType
    }

    /// `Type.count`, or `Type.key.count`.
    public var description: String {
        guard let key else { return "\(elementType.name).\(count)" }
        return "\(elementType.name).\(key).\(count)"
    }
}

/// A boxed key: an `AnyHashable` takes 40 bytes, and most elements have no key.
final class ElementKey {
    let key: AnyHashable

    init(_ key: AnyHashable) {
        self.key = key
    }

    /// Returns true if the keys are equal or both nil.
    @inline(__always)
    static func areEqual(_ one: ElementKey?, _ other: ElementKey?) -> Bool {
        one === other || one != nil && other != nil && one?.key == other?.key
    }

    /// Returns the boxed key, or nil without a key.
    static func boxed(_ key: AnyHashable?) -> ElementKey? {
        key.map(ElementKey.init)
    }
}

/// A counter of siblings by type and key.
struct ElementIdentifierFactory {
    private struct Kind: Hashable {
        var type: ElementType
        var key: AnyHashable?
    }

    // Usually there are few siblings, or many of one type, so the previous sibling of the same kind is near and no
    // table is needed.
    private var table: [Kind: Int] = [:]
    private var tabled = 0
    // A table takes longer to make than all siblings take to compare a few times.
    private var misses = 0
    private static let (near, fewMisses) = (16, 4)

    /// Returns the identifier of an element with a type and a key that follows the given nodes.
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
        let nearest = Swift.max(0, nodes.count - Self.near)
        if let last = Self.lastCount(type, key, in: nodes, at: nearest..<nodes.count) { return last }
        guard nearest > 0 else { return 0 }
        misses += 1
        if misses <= Self.fewMisses { return Self.lastCount(type, key, in: nodes, at: 0..<nearest) ?? 0 }
        while tabled < nodes.count {
            let other = nodes[tabled].identifier
            table[Kind(type: other.elementType, key: other.key)] = other.count
            tabled += 1
        }
        return table[Kind(type: type, key: key?.key)] ?? 0
    }

    /// Returns the count of the last of the nodes in a range with a type and a key; nil if there is none.
    @inline(__always)
    private static func lastCount(
        _ type: ElementType,
        _ key: ElementKey?,
        in nodes: ContiguousArray<LayoutNode>,
        at range: Range<Int>
    ) -> Int? {
        var index = range.upperBound
        while index > range.lowerBound {
            index -= 1
            let other = nodes[index].identifier
            if other.elementType == type, ElementKey.areEqual(other.keyBox, key) { return other.count }
        }
        return nil
    }
}
