/// The elements of a set, in insertion order, so that output is deterministic.
struct ValueSet: Equatable, CustomStringConvertible {
    private var pairs = OrderedPairs()

    init(_ elements: some Sequence<Value> = []) {
        for element in elements { pairs[element] = .bool(true) }
    }

    var elements: [Value] { pairs.entries.map(\.key) }

    var count: Int { pairs.entries.count }

    var first: Value? { pairs.entries.first?.key }

    func contains(_ element: Value) -> Bool { pairs[element] != nil }

    /// Inserts an element; returns false if the set contains it already.
    mutating func insert(_ element: Value) -> Bool {
        if contains(element) { return false }
        pairs[element] = .bool(true)
        return true
    }

    mutating func remove(_ element: Value) { pairs[element] = nil }

    static func == (left: ValueSet, right: ValueSet) -> Bool {
        left.pairs.entries.count == right.pairs.entries.count && left.elements.allSatisfy(right.contains)
    }

    var description: String { Value.array(elements).interpolated }
}
