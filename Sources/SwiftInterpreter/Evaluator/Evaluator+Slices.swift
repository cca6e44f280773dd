/// Slices of arrays, which keep the indices of the array.
extension Evaluator {
    // MARK: - Elements

    /// Returns the element at an index, or the slice of a range of indices; nil for other values.
    func element(
        of elements: ArraySlice<Value>,
        _ value: Value,
        at index: Value,
        _ offset: Int,
        _ scope: Scope
    ) throws -> Value? {
        switch index {
        case .int(let number):
            guard elements.indices.contains(number) else { throw outOfRange(number, value, at: offset, scope) }
            return elements[number]
        case .range(let range):
            return table.sliceValue(elements[try bounds(range, in: value, elements.indices, at: offset, scope)])
        default: return nil
        }
    }

    func outOfRange(_ index: Int, _ value: Value, at offset: Int, _ scope: Scope) -> Diagnostic {
        let indices = (try? Value.places(of: value).indices) ?? 0..<0
        let noun = value.slice == nil ? "array" : "slice"
        return failure(
            indices.isEmpty
                ? "index out of range: \(index), and the \(noun) is empty"
                : "index out of range: \(index) is not in \(indices)",
            at: offset,
            scope,
            kind: .runtime
        )
    }

    private func bounds(
        _ range: RangeValue,
        in value: Value,
        _ indices: Range<Int>,
        at offset: Int,
        _ scope: Scope
    ) throws -> Range<Int> {
        var lower = indices.lowerBound
        var upper = indices.upperBound
        if case .int(let number)? = range.lower { lower = number }
        if case .int(let number)? = range.upper {
            if range.isClosed, number == .max { throw outOfRange(number, value, at: offset, scope) }
            upper = range.isClosed ? number + 1 : number
        }
        guard lower >= indices.lowerBound, lower <= upper, upper <= indices.upperBound else {
            throw failure(
                "range \(Value.range(range)) is out of bounds \(indices)",
                at: offset,
                scope,
                kind: .runtime
            )
        }
        return lower..<upper
    }

    /// Mutates the element at an index; no other reference holds the collection meanwhile.
    func modifyElement(
        of root: inout Value,
        at number: Int,
        _ offset: Int,
        _ scope: Scope,
        _ change: (inout Value) throws -> Void
    ) throws {
        if case .array(var items) = root {
            guard items.indices.contains(number) else { throw outOfRange(number, root, at: offset, scope) }
            root = .void
            defer { root = .array(items) }
            return try change(&items[number])
        }
        guard var items = root.slice else { return }
        guard items.indices.contains(number) else { throw outOfRange(number, root, at: offset, scope) }
        root = .void
        defer { root = table.sliceValue(items) }
        try change(&items[number])
    }

    /// Mutates the elements in a range of indices; their number may change.
    func modifyPart(
        of root: inout Value,
        _ range: RangeValue,
        _ offset: Int,
        _ scope: Scope,
        _ change: (inout Value) throws -> Void
    ) throws {
        let isSlice = root.slice != nil
        var items = try Value.places(of: root)
        let bounds = try bounds(range, in: root, items.indices, at: offset, scope)
        var part = table.sliceValue(items[bounds])
        try change(&part)
        try countSteps(items.count / Self.newElementsPerStep, at: offset, scope)
        let new = try Value.elements(of: part)
        try checkCount(items.count - bounds.count + new.count, at: offset, scope)
        items.replaceSubrange(bounds, with: new)
        root = isSlice ? table.sliceValue(items) : .array(Array(items))
    }

    /// Returns the type of the slice that a range of indices selects; nil for other indices and other collections.
    func sliceType(of base: Expression, _ indices: [LabelledExpression], _ scope: Scope) -> TypeRef? {
        guard indices.count == 1, indices[0].value.canBeReevaluated || indices[0].value.isRange, base.canBeReevaluated,
            case .range(let range)? = try? evaluate(indices[0].value, nil, scope), range.hasIntegerBounds,
            let value = try? evaluate(base, nil, scope), value.isArrayOrSlice
        else { return nil }
        return elementType(of: base, scope).map { .generic("ArraySlice", [$0]) } ?? .named("ArraySlice")
    }

    // MARK: - Types

    /// Returns a slice if its first element converts to an element type; nil for other values.
    func convertedSlice(_ value: Value, _ element: TypeRef?, at offset: Int, _ scope: Scope) throws -> Value? {
        // An empty literal was evaluated as an array if its context was unknown.
        if case .array(let items) = value, items.isEmpty { return table.sliceValue([]) }
        guard let slice = value.slice else { return nil }
        guard let element, let first = slice.first else { return value }
        return try converted(first, to: element, at: offset, scope) == nil ? nil : value
    }

    /// Returns the result of a call as an array if one is expected: some methods have a variant of every sequence that
    /// returns one.
    func asExpected(_ result: Value, of name: String, _ call: Call, _ expected: TypeRef?) -> Value {
        guard case .array? = expected?.unwrapped, Self.returnsArray(name, call), let slice = result.slice else {
            return result
        }
        return .array(Array(slice))
    }

    private static func returnsArray(_ name: String, _ call: Call) -> Bool {
        switch name {
        case "dropLast", "suffix": call.arguments.first?.label == nil
        case "prefix":
            if case .closure? = call.arguments.first?.value.kind {
                true
            } else {
                call.arguments.first?.label == "while"
            }
        default: false
        }
    }

    /// Converts a value assigned to a place that contains an array and has no other known type.
    func assignedPart(
        _ value: Value,
        _ node: Expression,
        to target: Expression,
        _ scope: Scope
    ) throws -> Value {
        guard let slice = value.slice, case .array? = try? evaluate(target, nil, scope) else { return value }
        if case .call(let call) = node.kind, case .member(_, let name) = call.callee.kind,
            Self.returnsArray(name, call)
        {
            return .array(Array(slice))
        }
        let type = TypeRef.array(slice.first.flatMap { inferredType(of: $0) } ?? .any)
        throw mismatch(value, type, as: .assignment, at: node.offset, scope)
    }

    // MARK: - Operators

    /// Concatenates arrays and slices: the result has the left operand's type, but is an array if only the right one is
    /// a slice; nil for other values.
    func joined(_ left: Value, _ right: Value, at offset: Int, _ scope: Scope) throws -> Value? {
        guard left.isArrayOrSlice, right.isArrayOrSlice, left.slice != nil || right.slice != nil else { return nil }
        let (first, second) = (try Value.places(of: left), try Value.places(of: right))
        try checkCount(first.count + second.count, at: offset, scope)
        try countSteps((first.count + second.count) / Self.newElementsPerStep, at: offset, scope)
        return left.slice == nil ? .array(Array(first + second)) : table.sliceValue(first + second)
    }

    /// Returns the result of `+` as an array if one is expected and an operand is one.
    func asExpected(
        _ result: Value,
        of name: String,
        _ operands: [(node: Expression, value: Value)],
        _ expected: TypeRef?,
        _ scope: Scope
    ) -> Value {
        guard name == "+", let slice = result.slice, case .array? = expected?.unwrapped else { return result }
        let hasArray = operands.contains { $0.value.slice == nil || canBeArray($0.node, scope) }
        return hasArray ? .array(Array(slice)) : result
    }

    /// Returns true if an expression can produce an array where one is expected.
    private func canBeArray(_ node: Expression, _ scope: Scope) -> Bool {
        switch node.kind {
        case .array: return true
        case .binary("+", let left, let right): return canBeArray(left, scope) || canBeArray(right, scope)
        case .call(let call):
            if case .member(_, let name) = call.callee.kind, Self.returnsArray(name, call) { return true }
        default: break
        }
        if case .array? = StaticTypes(self, scope).type(of: node) { return true }
        return false
    }

    /// Returns a comparison operand converted to match the other one: a literal becomes a slice next to a slice; a call
    /// that can return an array does so next to an array.
    func comparisonOperand(_ value: Value, _ node: Expression, against other: Value, _ name: String) -> Value {
        guard name == "==" || name == "!=" else { return value }
        switch (node.kind, value) {
        case (.array, .array(let items)) where other.unwrapped.slice != nil: return table.sliceValue(items[...])
        case (.call(let call), .native):
            guard case .array = other.unwrapped, case .member(_, let method) = call.callee.kind else { return value }
            return asExpected(value, of: method, call, .array(.any))
        default: return value
        }
    }
}

extension Value {
    /// True for an array or an array slice.
    var isArrayOrSlice: Bool {
        if case .array = self { return true }
        return slice != nil
    }
}

extension RangeValue {
    /// True if the bounds are integers, as array indices are.
    fileprivate var hasIntegerBounds: Bool {
        switch lower ?? upper {
        case .int?, nil: true
        default: false
        }
    }
}

extension Expression {
    fileprivate var isRange: Bool {
        if case .range = kind { return true }
        return false
    }
}
