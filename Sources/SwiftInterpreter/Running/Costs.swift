/// The cost of large values in steps, so that the step limit also bounds memory and time.
extension Budget {
    /// The number of new elements per step.
    private static let newElementsPerStep = 8
    /// The number of new bytes of text per step.
    private static let newBytesPerStep = 512
    /// The number of elements read per step.
    static let readElementsPerStep = 64

    /// Throws if a collection or string is too large; adds the cost of creating it.
    func countNew(_ value: Value) throws {
        try checkCount(of: value)
        switch value {
        case .array(let values): try self.count(values.count / Self.newElementsPerStep)
        case .string(let text): try self.count(text.utf8.count / Self.newBytesPerStep)
        default: break
        }
    }

    /// Throws if there are too many elements; adds the cost of creating them.
    func countNew(elements count: Int) throws {
        try check(count: count)
        try self.count(count / Self.newElementsPerStep)
    }

    /// Throws if a text is too long; adds the cost of creating it.
    func countNew(bytes count: Int) throws {
        try check(count: count)
        try self.count(count / Self.newBytesPerStep)
    }

    /// Throws if a collection or string is too large.
    func checkCount(of value: Value) throws {
        switch value {
        case .array(let values): try check(count: values.count)
        case .string(let text): try check(count: text.utf8.count)
        case .native: if let count = value.slice?.count { try check(count: count) }
        default: break
        }
    }

    /// Throws if there would be too many elements.
    func check(count: Int) throws {
        guard count > limits.maximumCount else { return }
        throw Stop(message: "a value with more than \(limits.maximumCount) elements is too large")
    }

    /// Adds the cost of reading elements, or of moving them.
    func countRead(elements count: Int) throws { try self.count(count / Self.readElementsPerStep) }

    /// Adds the cost of a member that reads a value; sorting costs several iterations.
    func countRead(_ value: Value, by name: String) throws {
        switch value {
        case .array(let values): try countRead(list: values.count, by: name)
        case .string(let text): try count(text.utf8.count / Self.newBytesPerStep)
        case .dictionary(let pairs): try countRead(members: pairs.entries.count, by: name)
        case .range:
            if !Self.constantTimeMembers.contains(name), let count = try? Value.count(of: value) {
                try countRead(members: count, by: name)
            }
        case .native(let native):
            if let set = native.base as? ValueSet { return try countRead(members: set.count, by: name) }
            if let text = value.substring { return try count(text.utf8.count / Self.newBytesPerStep) }
            guard let count = value.slice?.count, !Self.constantTimeSliceMembers.contains(name) else { return }
            try countRead(list: count, by: name)
        default: break
        }
    }

    private func countRead(list count: Int, by name: String) throws {
        guard count >= Self.newElementsPerStep, !Self.constantTimeListMembers.contains(name) else { return }
        try countRead(elements: count * (Self.orderingNames.contains(name) ? 16 : 1))
    }

    private func countRead(members count: Int, by name: String) throws {
        guard count >= Self.newElementsPerStep, !Self.constantTimeMembers.contains(name) else { return }
        try self.count(count / (name == "remove" ? Self.readElementsPerStep : Self.newElementsPerStep))
    }

    private static let orderingNames: Set = ["max", "min", "sort", "sorted"]
    /// The members of an array that take constant time.
    private static let constantTimeListMembers: Set = [
        "append", "count", "dropFirst", "dropLast", "endIndex", "first", "index", "indices", "isEmpty", "last", "lazy",
        "makeIterator", "popLast", "prefix", "removeAll", "removeLast", "startIndex", "suffix", "swapAt",
    ]
    /// The members of a slice that take constant time, other than those of an array.
    private static let constantTimeSliceMembers: Set = ["popFirst", "removeFirst"]
    /// The members of a dictionary, a set or a range that take constant time.
    private static let constantTimeMembers: Set = [
        "contains", "count", "endIndex", "first", "indices", "insert", "isEmpty", "last", "lazy", "lowerBound",
        "makeIterator", "prefix", "removeAll", "startIndex", "updateValue", "upperBound",
    ]
}
