extension Value {
    /// Whether both are equal; nil if they cannot be compared.
    public func isEqual(to other: Value) -> Bool? {
        switch (self, other) {
        case (.nil, .nil), (.void, .void): return true
        case (.nil, _), (_, .nil): return false
        case (.bool(let a), .bool(let b)): return a == b
        case (.int(let a), .int(let b)): return a == b
        case (.double(let a), .double(let b)): return a == b
        case (.int(let a), .double(let b)): return Double(a) == b
        case (.double(let a), .int(let b)): return a == Double(b)
        case (.string(let a), .string(let b)): return a == b
        case (.array(let a), .array(let b)): return Self.allEqual(a, b)
        case (.tuple(let a), .tuple(let b)): return Self.allEqual(a.map(\.value), b.map(\.value))
        case (.dictionary(let a), .dictionary(let b)):
            guard a.entries.count == b.entries.count else { return false }
            return a.entries.allSatisfy { b[$0.key]?.isEqual(to: $0.value) == true }
        case (.range(let a), .range(let b)):
            return a.isClosed == b.isClosed
                && Self.allEqual([a.lower ?? .nil, a.upper ?? .nil], [b.lower ?? .nil, b.upper ?? .nil]) == true
        case (.type(let a), .type(let b)): return a.name == b.name
        case (.keyPath(let a), .keyPath(let b)): return a == b
        case (.native(let a), .native(let b)): return Self.isEqual(a.base, b.base)
        case (.instance(let a), .instance(let b)):
            guard a.type === b.type else { return nil }
            return a.caseName == b.caseName ? Self.allEqual(a.fields, b.fields) : false
        default: return nil
        }
    }

    private static func allEqual(_ a: [Value], _ b: [Value]) -> Bool? {
        guard a.count == b.count else { return false }
        for (left, right) in zip(a, b) {
            guard let equal = left.isEqual(to: right) else { return nil }
            if !equal { return false }
        }
        return true
    }

    private static func isEqual(_ a: Any, _ b: Any) -> Bool? {
        func compare<E: Equatable>(_ a: E) -> Bool? { (b as? E).map { $0 == a } }
        if let equatable = a as? any Equatable { return compare(equatable) }
        if Swift.type(of: a) is AnyClass, Swift.type(of: b) is AnyClass { return (a as AnyObject) === (b as AnyObject) }
        return nil
    }
}
