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
