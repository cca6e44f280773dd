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
