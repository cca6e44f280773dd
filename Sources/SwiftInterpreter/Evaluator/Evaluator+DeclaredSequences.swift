/// Sequences declared in source: values with an iterator, or with indices and a subscript.
extension Evaluator {
    private static let sequences: Set<String> = [
        "BidirectionalCollection", "Collection", "IteratorProtocol", "MutableCollection", "RandomAccessCollection",
        "Sequence",
    ]

    /// Returns true if a value's type is a declared sequence.
    func isDeclaredSequence(_ value: Value) -> Bool {
        guard case .instance(let instance) = value else { return false }
        return instance.type.ancestry.contains { type in
            type.conformances.contains(where: Self.sequences.contains)
                || extensions[type.name]?.conformances.contains(where: Self.sequences.contains) == true
        }
    }

    /// Calls a closure with each element of a declared sequence until the closure returns false.
    func forEachDeclaredElement(
        of sequence: Value,
        at offset: Int,
        _ scope: Scope,
        _ body: (Value) throws -> Bool
    ) throws {
        if let make = methodCandidates("makeIterator", of: sequence).first {
            var root = sequence
            let iterator = try invoke(make, root: &root, [], origin: offset, scope)
            guard case .instance = iterator else {
                return try forEachElement(of: iterator, at: offset, scope, body)
            }
            return try advance(iterator, at: offset, scope, body)
        }
        if !methodCandidates("next", of: sequence).isEmpty { return try advance(sequence, at: offset, scope, body) }
        try checkIndices(of: sequence, at: offset, scope)
        var index = try member("startIndex", of: sequence, at: offset, scope, expected: nil)
        let end = try member("endIndex", of: sequence, at: offset, scope, expected: nil)
        let base = Expression(.evaluated(sequence), at: offset)
        while try binary("==", index, end, at: offset, scope).isEqual(to: .bool(false)) == true {
            try step(offset, scope)
            let place = LabelledExpression(label: nil, offset: offset, value: Expression(.evaluated(index), at: offset))
            let node = Expression(.subscripted(base, [place]), at: offset)
            if !(try body(try evaluate(node, nil, scope))) { return }
            guard let after = methodCandidates("index", of: sequence).first else {
                // Without `index(after:)` the index is an integer.
                index = try binary("+", index, .int(1), at: offset, scope)
                continue
            }
            var root = sequence
            index = try invoke(after, root: &root, [index], origin: offset, scope)
        }
    }

    /// Throws if a collection without an iterator does not declare its indices.
    ///
    /// It is iterated by its indices; the default ones would themselves be found by iterating.
    private func checkIndices(of sequence: Value, at offset: Int, _ scope: Scope) throws {
        guard case .instance(let instance) = sequence else { return }
        let members = index(of: sequence)
        let hasIndices = ["startIndex", "endIndex"].allSatisfy { name in
            instance.type.storedNames.contains(name) || computedProperty(members[name], of: sequence) != nil
        }
        if hasIndices { return }
        throw failure(
            "type '\(instance.type.name)' does not conform to protocol 'Sequence'",
            at: offset,
            scope,
            fix: "declare 'mutating func next()', which gives nil at the end, or 'func makeIterator()'"
        )
    }

    /// Calls `next()` of an iterator, which the caller stores, for each element.
    private func advance(
        _ iterator: Value,
        at offset: Int,
        _ scope: Scope,
        _ body: (Value) throws -> Bool
    ) throws {
        guard let next = methodCandidates("next", of: iterator).first else {
            throw unknownMember("next", of: iterator, at: offset, scope)
        }
        var iterator = iterator
        while let element = try invoke(next, root: &iterator, [], origin: offset, scope).wrapped {
            try step(offset, scope)
            if !(try body(element)) { return }
        }
    }

    /// Returns the elements of a declared sequence as an array, which provides the members that the sequence does not
    /// declare.
    ///
    /// - Parameter limit: the maximum number of elements; a sequence may be infinite.
    func declaredElements(of value: Value, limit: Int = .max, at offset: Int, _ scope: Scope) throws -> Value {
        var elements: [Value] = []
        if limit <= 0 { return .array([]) }
        try forEachDeclaredElement(of: value, at: offset, scope) { element in
            elements.append(element)
            try checkCount(elements.count, at: offset, scope)
            return elements.count < limit
        }
        return .array(elements)
    }

    /// Returns true if every sequence has a member of that name.
    func isMemberOfSequences(_ name: String) -> Bool {
        !builtInIndex(BuiltInTypes.names(of: "Array"))[name].isEmpty
    }

    /// Returns the maximum number of elements that a call needs: three for `prefix(3)`, whose argument is evaluated
    /// once.
    func elementsWanted(by name: String, _ call: inout Call, _ scope: Scope) throws -> Int {
        guard name == "prefix", call.arguments.count == 1, call.arguments[0].label == nil else { return .max }
        let node = call.arguments[0].value
        let count = try evaluate(node, .int, scope)
        call.arguments[0].value = Expression(.evaluated(count), at: node.offset)
        if case .int(let count) = count { return count }
        return .max
    }
}
