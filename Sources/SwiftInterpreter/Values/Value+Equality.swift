import Foundation

extension Value {
    /// Returns true if both values are equal; nil if they cannot be compared.
    package func isEqual(to other: Value) -> Bool? {
        var budget = 1_000_000
        return isEqual(to: other, depth: 0, &budget)
    }

    /// Limits the depth and the number of comparisons, since values that share parts can be arbitrarily large; nil
    /// beyond the limits.
    private func isEqual(to other: Value, depth: Int, _ budget: inout Int) -> Bool? {
        budget -= 1
        guard budget > 0, depth < 200 else { return nil }
        switch (self, other) {
        case (.nil, .nil), (.void, .void): return true
        case (.nil, _), (_, .nil): return false
        case (.present(let a), .present(let b)): return a.isEqual(to: b, depth: depth + 1, &budget)
        case (.present(let a), _): return a.isEqual(to: other, depth: depth + 1, &budget)
        case (_, .present(let b)): return isEqual(to: b, depth: depth + 1, &budget)
        case (.bool(let a), .bool(let b)): return a == b
        case (.int(let a), .int(let b)): return a == b
        case (.double(let a), .double(let b)): return a == b
        case (.int(let a), .double(let b)): return Double(a) == b
        case (.double(let a), .int(let b)): return a == Double(b)
        case (.string(let a), .string(let b)): return a == b
        case (.array(let a), .array(let b)): return Self.allEqual(a, b, depth, &budget)
        case (.tuple(let a), .tuple(let b)): return Self.allEqual(a.map(\.value), b.map(\.value), depth, &budget)
        case (.dictionary(let a), .dictionary(let b)):
            return Self.allEqual(a, b, depth, &budget)
        case (.range(let a), .range(let b)):
            guard a.isClosed == b.isClosed else { return false }
            return Self.allEqual(
                [a.lower ?? .nil, a.upper ?? .nil],
                [b.lower ?? .nil, b.upper ?? .nil],
                depth,
                &budget
            )
        case (.type(let a), .type(let b)): return a.name == b.name
        case (.erased(let a), .erased(let b)):
            return a.type == b.type ? a.value.isEqual(to: b.value, depth: depth + 1, &budget) : false
        case (.erased(let a), _): return a.value.isEqual(to: other, depth: depth + 1, &budget)
        case (_, .erased(let b)): return isEqual(to: b.value, depth: depth + 1, &budget)
        case (.keyPath(let a), .keyPath(let b)): return a == b
        case (.keyPath(let names), .native), (.native, .keyPath(let names)):
            return (path ?? other.path)?.names == names
        case (.native, _) where self.substring != nil, (_, .native) where other.substring != nil:
            guard let text = string, let other = other.string else { return nil }
            return text == other
        case (.native, _) where self.slice != nil:
            guard let slice, other.isArrayOrSlice else { return nil }
            let others = (try? Value.elements(of: other)) ?? []
            return Self.allEqual(Array(slice), others, depth, &budget)
        case (.array, .native) where other.slice != nil: return other.isEqual(to: self, depth: depth, &budget)
        case (.native(let a), .native(let b)): return Self.isEqual(a.base, b.base)
        case (.native(let native), .instance(let instance)), (.instance(let instance), .native(let native)):
            return instance.object.flatMap { Self.isEqual($0, native.base) }
        case (.instance(let a), .instance(let b)):
            if a === b { return true }
            if let runtime = a.type.runtime, let result = runtime.declaredEquality(self, other) {
                return result
            }
            if let one = a.object as? NSObject { return one.isEqual(b.object) }
            // Objects of native classes are compared by identity, unless source declares `==`.
            if a.object != nil || b.object != nil { return false }
            guard a.type === b.type else { return nil }
            if a.type.isClass { return false }
            return a.caseName == b.caseName ? Self.allEqual(a.fields, b.fields, depth, &budget) : false
        default: return nil
        }
    }

    private static func allEqual(_ a: [Value], _ b: [Value], _ depth: Int, _ budget: inout Int) -> Bool? {
        guard a.count == b.count else { return false }
        for (left, right) in zip(a, b) {
            guard let equal = left.isEqual(to: right, depth: depth + 1, &budget) else { return nil }
            if !equal { return false }
        }
        return true
    }

    private static func allEqual(_ a: OrderedPairs, _ b: OrderedPairs, _ depth: Int, _ budget: inout Int) -> Bool? {
        guard a.entries.count == b.entries.count else { return false }
        for (key, value) in a.entries {
            guard let other = b[key] else { return false }
            guard let equal = value.isEqual(to: other, depth: depth + 1, &budget) else { return nil }
            if !equal { return false }
        }
        return true
    }

    private static func isEqual(_ a: Any, _ b: Any) -> Bool? {
        func compare<E: Equatable>(_ a: E) -> Bool? { (b as? E).map { $0 == a } }
        if let equatable = a as? any Equatable, let result = compare(equatable) { return result }
        // Objects of different classes can be identical: both classes may inherit from one of these.
        if Swift.type(of: a) is AnyClass, Swift.type(of: b) is AnyClass { return (a as AnyObject) === (b as AnyObject) }
        return nil
    }
}
