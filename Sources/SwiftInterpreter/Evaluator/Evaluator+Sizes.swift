/// What large values cost: so many of them fit into the steps of an evaluation as fit into memory and patience.
extension Evaluator {
    /// How many elements that come into being are worth a step.
    static let elementsOfStep = 8
    /// What it costs to declare a type, in steps: all that was found out about types may mean something else then.
    static let stepsOfType = 10
    /// How many bytes of text are.
    static let bytesOfStep = 512
    /// How many elements that are only looked at are.
    private static let lookedAtOfStep = 64

    /// Refuses a value that is too large to go on with.
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

    /// Counts the steps that it takes to make a value.
    func pay(forMaking value: Value, at offset: Int, _ scope: Scope) throws {
        switch value {
        case .array(let items): try pay(items.count / Self.elementsOfStep, at: offset, scope)
        case .string(let text): try pay(text.utf8.count / Self.bytesOfStep, at: offset, scope)
        default: break
        }
    }

    /// Counts the steps that it takes to go through a value; putting it in order is going through it often.
    func pay(forReading value: Value, by name: String = "", at offset: Int, _ scope: Scope) throws {
        switch value {
        case .array(let items): try pay(forElements: items.count, by: name, at: offset, scope)
        case .native where value.slice != nil:
            if Self.quickSliceNames.contains(name) { return }
            try pay(forElements: value.slice?.count ?? 0, by: name, at: offset, scope)
        case .dictionary, .native, .range:
            guard let count = Self.size(of: value), !Self.quickNames.contains(name) else { return }
            try pay(count / (name == "remove" ? Self.lookedAtOfStep : Self.elementsOfStep), at: offset, scope)
        case .string(let text): try pay(text.utf8.count / Self.bytesOfStep, at: offset, scope)
        default: break
        }
    }

    private func pay(forElements count: Int, by name: String, at offset: Int, _ scope: Scope) throws {
        guard count >= Self.elementsOfStep, !Self.quickArrayNames.contains(name) else { return }
        let times = Self.orderingNames.contains(name) ? 16 : 1
        try pay(count * times / Self.lookedAtOfStep, at: offset, scope)
    }

    /// Counts the steps that it takes to take an entry out of a dictionary, behind which all others move up.
    func pay(forRemovingFrom value: Value, at offset: Int, _ scope: Scope) throws {
        guard case .dictionary(let pairs) = value else { return }
        try pay(pairs.entries.count / Self.lookedAtOfStep, at: offset, scope)
    }

    /// The number of elements of what makes its elements when it is asked for them; nil for anything else.
    private static func size(of value: Value) -> Int? {
        switch value {
        case .dictionary(let pairs): pairs.entries.count
        case .native(let native): native.type.name == "Set" ? (native.base as? ValueSet)?.count : nil
        case .range: try? Value.count(of: value)
        default: nil
        }
    }

    private static let orderingNames: Set = ["max", "min", "sort", "sorted"]
    /// What takes no longer the more elements an array has.
    private static let quickArrayNames: Set = [
        "append", "dropFirst", "dropLast", "index", "popLast", "prefix", "removeAll", "removeLast", "suffix", "swapAt",
    ]
    /// What takes no longer the more elements a slice has.
    private static let quickSliceNames: Set = ["popFirst", "removeFirst"]
    /// What takes no longer the more elements a dictionary, a set or a range has.
    private static let quickNames: Set = [
        "contains", "count", "first", "indices", "insert", "isEmpty", "last", "lowerBound", "removeAll", "updateValue",
        "upperBound",
    ]
}
