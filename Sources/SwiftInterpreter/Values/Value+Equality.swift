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
            return a.caseKey == b.caseKey ? Self.allEqual(a.fields, b.fields, depth, &budget) : false
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

extension Value {
    /// The number of parts of a value that its hash depends on.
    static let mostHashedParts = 1_000

    /// The hash of the value, another one in each run of the program.
    var hashNumber: Int {
        var hasher = Hasher()
        var budget = Self.mostHashedParts
        hash(into: &hasher, &budget)
        return hasher.finalize()
    }

    /// Hashes the value; equal values have equal hashes, also a slice and an array, or an integer and a
    /// floating-point number.
    ///
    /// - Parameter budget: the number of parts that are still hashed.
    func hash(into hasher: inout Hasher, _ budget: inout Int) {
        budget -= 1
        guard budget > 0 else { return }
        switch self {
        case .bool(let value): hasher.combine(value)
        case .int(let value): hasher.combine(Double(value))
        case .double(let value): hasher.combine(value)
        case .string(let value): hasher.combine(value)
        case .present(let value): value.hash(into: &hasher, &budget)
        case .array(let values): Self.hash(values, into: &hasher, &budget)
        case .tuple(let fields): Self.hash(fields.lazy.map(\.value), into: &hasher, &budget)
        case .dictionary(let pairs): pairs.hash(into: &hasher, &budget)
        case .range(let range):
            hasher.combine(range.isClosed)
            Self.hash([range.lower, range.upper].compactMap { $0 }, into: &hasher, &budget)
        case .type(let type): hasher.combine(type.name)
        case .keyPath(let names): hasher.combine(names)
        case .native(let native):
            if let slice {
                Self.hash(slice, into: &hasher, &budget)
            } else if let string {
                hasher.combine(string)
            } else {
                native.hash(into: &hasher)
            }
        case .instance(let instance): instance.hash(into: &hasher, &budget)
        case .erased(let erased): erased.value.hash(into: &hasher, &budget)
        case .void, .nil, .function: break
        }
    }

    fileprivate static func hash(_ values: some Collection<Value>, into hasher: inout Hasher, _ budget: inout Int) {
        hasher.combine(values.count)
        for value in values {
            guard budget > 0 else { return }
            value.hash(into: &hasher, &budget)
        }
    }
}

extension NativeValue {
    /// Hashes the value; objects that can change are compared by identity, also with those of declared subclasses.
    fileprivate func hash(into hasher: inout Hasher) {
        guard !isChangeable, let hashable = base as? any Hashable else { return }
        hasher.combine(AnyHashable(hashable))
    }
}

extension Instance {
    /// Hashes the parts of the instance that make it equal to another one.
    fileprivate func hash(into hasher: inout Hasher, _ budget: inout Int) {
        guard budget > 1, let parts = type.runtime?.hashedParts(of: self) else { return }
        // Half of what is left goes deeper, so that a long chain of instances ends soon.
        let given = budget / 2
        var left = given
        Value.hash(parts, into: &hasher, &left)
        budget -= given - left
    }
}

extension OrderedPairs {
    /// Hashes the entries, in any order.
    fileprivate func hash(into hasher: inout Hasher, _ budget: inout Int) {
        hasher.combine(entries.count)
        guard budget > entries.count else {
            budget = 0
            return
        }
        var sum = 0
        for (key, _) in entries {
            var inner = Hasher()
            var part = 8
            key.hash(into: &inner, &part)
            sum ^= inner.finalize()
        }
        budget -= entries.count
        hasher.combine(sum)
    }
}

extension Value {
    /// True if the value can be used in a later evaluation: it holds no code, no object that can change, and nothing of
    /// a declared type.
    var isKept: Bool { isKept(most: 1_000_000) }

    /// Returns true if the value can be used in a later evaluation and has at most a number of parts.
    func isKept(most: Int) -> Bool {
        var budget = most
        return isKept(&budget)
    }

    private func isKept(_ budget: inout Int) -> Bool {
        budget -= 1
        guard budget > 0 else { return false }
        switch self {
        case .void, .nil, .bool, .int, .double, .string, .keyPath: return true
        case .present(let value): return value.isKept(&budget)
        case .array(let values): return values.allSatisfy { $0.isKept(&budget) }
        case .dictionary(let pairs):
            return pairs.entries.allSatisfy { $0.key.isKept(&budget) && $0.value.isKept(&budget) }
        case .tuple(let fields): return fields.allSatisfy { $0.value.isKept(&budget) }
        case .range(let range):
            return range.lower?.isKept(&budget) != false && range.upper?.isKept(&budget) != false
        case .type(let type):
            if case .declared = type { return false }
            return true
        case .native(let native): return native.isKept
        case .erased(let erased): return erased.value.isKept(&budget)
        case .function, .instance: return false
        }
    }

    /// Returns true if no use of the values can tell them apart.
    func isIdentical(to other: Value) -> Bool {
        switch (self, other) {
        case (.void, .void), (.nil, .nil): return true
        case (.bool(let a), .bool(let b)): return a == b
        case (.int(let a), .int(let b)): return a == b
        case (.double(let a), .double(let b)): return a.bitPattern == b.bitPattern
        case (.string(let a), .string(let b)): return a.utf8.elementsEqual(b.utf8)
        case (.keyPath(let a), .keyPath(let b)): return a == b
        case (.native(let a), .native(let b)): return a === b
        case (.present(let a), .present(let b)): return a.isIdentical(to: b)
        case (.array(let a), .array(let b)):
            return a.count == b.count && zip(a, b).allSatisfy { $0.isIdentical(to: $1) }
        case (.tuple(let a), .tuple(let b)):
            return a.count == b.count
                && zip(a, b).allSatisfy { $0.label == $1.label && $0.value.isIdentical(to: $1.value) }
        default: return false
        }
    }
}

extension NativeValue {
    /// True if the value cannot change and holds no values of the interpreter.
    var isKept: Bool {
        if base is ValueSet || base is ArraySlice<Value> { return false }
        return !isChangeable
    }

    /// True for an object that can change.
    var isChangeable: Bool {
        type.objects.isReference
            || Swift.type(of: base) is AnyClass && type.objects.constantClass != ObjectIdentifier(Swift.type(of: base))
    }
}
