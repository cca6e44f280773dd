/// Tells an element from its siblings: its type, its key if it has one, and a count of both.
///
/// The first `Label` among siblings is `Label.1`, the second `Label.2`, the first with the key `a` is `Label.a.1`. So
/// keys may repeat, and elements without a key are told apart by their order.
public struct ElementIdentifier: Hashable, CustomStringConvertible {
    /// The element's type.
    public let elementType: ElementType
    /// The element's key, if it has one.
    public var key: AnyHashable? { keyBox?.key }
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
        lhs.elementType == rhs.elementType && lhs.count == rhs.count
            && (lhs.keyBox === rhs.keyBox || lhs.keyBox?.key == rhs.keyBox?.key)
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

    // Siblings are mostly few, or many of one type: the last few kinds in a list, a table only for many kinds.
    private var recent: [(kind: Kind, count: Int)] = []
    private var table: [Kind: Int] = [:]
    private var lastType: ElementType?
    private var lastCount = 0

    mutating func identifier(for type: ElementType, key: ElementKey?) -> ElementIdentifier {
        if key == nil, type == lastType {
            lastCount += 1
            return ElementIdentifier(elementType: type, key: nil, count: lastCount)
        }
        saveLast()
        let count = count(Kind(type: type, key: key?.key))
        if key == nil {
            lastType = type
            lastCount = count
        }
        return ElementIdentifier(elementType: type, key: key, count: count)
    }

    private mutating func saveLast() {
        guard let type = lastType else { return }
        store(Kind(type: type, key: nil), lastCount)
        lastType = nil
    }

    private mutating func count(_ kind: Kind) -> Int {
        let count = (recent.first { $0.kind == kind }?.count ?? table[kind] ?? 0) + 1
        store(kind, count)
        return count
    }

    private mutating func store(_ kind: Kind, _ count: Int) {
        if let index = recent.firstIndex(where: { $0.kind == kind }) {
            recent[index].count = count
        } else if recent.count < 8 {
            recent.append((kind, count))
        } else {
            table[kind] = count
        }
    }
}
