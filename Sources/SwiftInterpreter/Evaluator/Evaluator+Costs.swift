/// The cost of large values in steps, so that the step limit also bounds memory and time.
extension Evaluator {
    /// The number of new elements per step.
    static let newElementsPerStep = 8
    /// The cost of declaring a type, in steps: all cached lookups of types must be repeated.
    static let typeDeclarationCost = 10
    /// The number of new bytes of text per step.
    static let newBytesPerStep = 512
    /// The number of elements read per step.
    private static let readElementsPerStep = 64

    /// Throws if a value is too large.
    func checkCount(of value: Value, at offset: Int, _ scope: Scope) throws {
        switch value {
        case .array(let items): try checkCount(items.count, at: offset, scope)
        case .string(let text): try checkCount(text.utf8.count, at: offset, scope)
        case .native: if let slice = value.slice { try checkCount(slice.count, at: offset, scope) }
        default: break
        }
    }

    func checkCount(_ count: Int, at offset: Int, _ scope: Scope) throws {
        guard count > limits.maximumCount else { return }
        throw failure(
            "a value with more than \(limits.maximumCount) elements is too large",
            at: offset,
            scope,
            kind: .stopped
        )
    }

    /// Adds the cost of creating a value.
    func countSteps(forCreating value: Value, at offset: Int, _ scope: Scope) throws {
        switch value {
        case .array(let items): try countSteps(items.count / Self.newElementsPerStep, at: offset, scope)
        case .string(let text): try countSteps(text.utf8.count / Self.newBytesPerStep, at: offset, scope)
        default: break
        }
    }

    /// Adds the cost of iterating over a value; sorting costs several iterations.
    func countSteps(forReading value: Value, by name: String = "", at offset: Int, _ scope: Scope) throws {
        switch value {
        case .array(let items): try countSteps(forElements: items.count, by: name, at: offset, scope)
        case .native where value.slice != nil:
            if Self.constantTimeSliceMembers.contains(name) { return }
            try countSteps(forElements: value.slice?.count ?? 0, by: name, at: offset, scope)
        case .dictionary, .native, .range:
            guard let count = Self.size(of: value), !Self.constantTimeMembers.contains(name) else { return }
            try countSteps(
                count / (name == "remove" ? Self.readElementsPerStep : Self.newElementsPerStep),
                at: offset,
                scope
            )
        case .string(let text): try countSteps(text.utf8.count / Self.newBytesPerStep, at: offset, scope)
        default: break
        }
    }

    private func countSteps(forElements count: Int, by name: String, at offset: Int, _ scope: Scope) throws {
        guard count >= Self.newElementsPerStep, !Self.constantTimeArrayMembers.contains(name) else { return }
        let times = Self.orderingNames.contains(name) ? 16 : 1
        try countSteps(count * times / Self.readElementsPerStep, at: offset, scope)
    }

    /// Adds the cost of removing an entry from a dictionary, which moves all later entries.
    func countSteps(forRemovingFrom value: Value, at offset: Int, _ scope: Scope) throws {
        guard case .dictionary(let pairs) = value else { return }
        try countSteps(pairs.entries.count / Self.readElementsPerStep, at: offset, scope)
    }

    /// Returns the number of elements of a value that creates its elements on demand; nil for other values.
    private static func size(of value: Value) -> Int? {
        switch value {
        case .dictionary(let pairs): pairs.entries.count
        case .native(let native): native.type.name == "Set" ? (native.base as? ValueSet)?.count : nil
        case .range: try? Value.count(of: value)
        default: nil
        }
    }

    private static let orderingNames: Set = ["max", "min", "sort", "sorted"]
    /// The members of an array that take constant time.
    private static let constantTimeArrayMembers: Set = [
        "append", "dropFirst", "dropLast", "index", "popLast", "prefix", "removeAll", "removeLast", "suffix", "swapAt",
    ]
    /// The members of a slice that take constant time.
    private static let constantTimeSliceMembers: Set = ["popFirst", "removeFirst"]
    /// The members of a dictionary, a set or a range that take constant time.
    private static let constantTimeMembers: Set = [
        "contains", "count", "first", "indices", "insert", "isEmpty", "last", "lowerBound", "removeAll", "updateValue",
        "upperBound",
    ]
}
