/// Parts of arrays, whose places are those that their elements have in the array.
extension Evaluator {
    // MARK: - Elements at places

    /// The element at a place, or the slice of a range of places; nil if the index is neither.
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
                ? "the \(noun) is empty and has no element \(index)" : "the index \(index) is outside of \(indices)",
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
                "the range \(Value.range(range)) is outside of \(indices)",
                at: offset,
                scope,
                kind: .runtime
            )
        }
        return lower..<upper
    }

    /// Changes the element at a place; nothing else holds the collection meanwhile.
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

    /// Changes the elements of a range of places, of which there may be more or fewer afterwards.
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
        try pay(items.count / Self.elementsOfStep, at: offset, scope)
        let new = try Value.elements(of: part)
        try checkCount(items.count - bounds.count + new.count, at: offset, scope)
        items.replaceSubrange(bounds, with: new)
        root = isSlice ? table.sliceValue(items) : .array(Array(items))
    }

    /// The type of the part that a range of places names; nil for other indices and other collections.
    func partType(of base: Expression, _ indices: [LabelledExpression], _ scope: Scope) -> TypeRef? {
        guard indices.count == 1, indices[0].value.canBeReevaluated || indices[0].value.isRange, base.canBeReevaluated,
            case .range(let range)? = try? evaluate(indices[0].value, nil, scope), range.isOfPlaces,
            let value = try? evaluate(base, nil, scope), value.isListOfPlaces
        else { return nil }
        return elementType(of: base, scope).map { .generic("ArraySlice", [$0]) } ?? .named("ArraySlice")
    }

    // MARK: - Types

    /// A slice as one of such elements, which its first one tells; nil if it is none.
    func convertedSlice(_ value: Value, _ element: TypeRef?, at offset: Int, _ scope: Scope) throws -> Value? {
        // A literal without elements may not have known that it is to be one.
        if case .array(let items) = value, items.isEmpty { return table.sliceValue([]) }
        guard let slice = value.slice else { return nil }
        guard let element, let first = slice.first else { return value }
        return try converted(first, to: element, at: offset, scope) == nil ? nil : value
    }

    /// What a call gives where an array is wanted: of some methods there is one that every sequence has, which gives one.
    func asExpected(_ result: Value, of name: String, _ call: Call, _ expected: TypeRef?) -> Value {
        guard case .array? = expected?.unwrapped, Self.givesArrays(name, call), let slice = result.slice else {
            return result
        }
        return .array(Array(slice))
    }

    private static func givesArrays(_ name: String, _ call: Call) -> Bool {
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

    /// What is assigned to a place of which no type is known but that an array is there.
    func assignedPart(
        _ value: Value,
        _ node: Expression,
        to target: Expression,
        _ scope: Scope
    ) throws -> Value {
        guard let slice = value.slice, case .array? = try? evaluate(target, nil, scope) else { return value }
        if case .call(let call) = node.kind, case .member(_, let name) = call.callee.kind,
            Self.givesArrays(name, call)
        {
            return .array(Array(slice))
        }
        throw mismatch(value, .array(slice.first.flatMap { inferredType(of: $0) } ?? .any), at: node.offset, scope)
    }

    // MARK: - Operators

    /// The elements of both in one: of the left one's type, but an array where only the right one is a slice; nil for
    /// what is no slice.
    func joined(_ left: Value, _ right: Value, at offset: Int, _ scope: Scope) throws -> Value? {
        guard left.isListOfPlaces, right.isListOfPlaces, left.slice != nil || right.slice != nil else { return nil }
        let (first, second) = (try Value.places(of: left), try Value.places(of: right))
        try checkCount(first.count + second.count, at: offset, scope)
        try pay((first.count + second.count) / Self.elementsOfStep, at: offset, scope)
        return left.slice == nil ? .array(Array(first + second)) : table.sliceValue(first + second)
    }

    /// What `+` gives where an array is wanted: it does beside an array.
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

    /// Whether an expression is an array where one is wanted.
    private func canBeArray(_ node: Expression, _ scope: Scope) -> Bool {
        switch node.kind {
        case .array: return true
        case .binary("+", let left, let right): return canBeArray(left, scope) || canBeArray(right, scope)
        case .call(let call):
            if case .member(_, let name) = call.callee.kind, Self.givesArrays(name, call) { return true }
        default: break
        }
        if case .array? = StaticTypes(self, scope).type(of: node) { return true }
        return false
    }

    /// An operand that is compared with another one: a literal is a slice beside a slice, and what can give an array
    /// does so beside an array.
    func comparisonOperand(_ value: Value, _ node: Expression, against other: Value, _ name: String) -> Value {
        guard name == "==" || name == "!=" else { return value }
        switch (node.kind, value) {
        case (.array, .array(let items)) where other.bare.slice != nil: return table.sliceValue(items[...])
        case (.call(let call), .native):
            guard case .array = other.bare, case .member(_, let method) = call.callee.kind else { return value }
            return asExpected(value, of: method, call, .array(.any))
        default: return value
        }
    }
}

extension Value {
    /// Whether it is an array or a slice of one.
    var isListOfPlaces: Bool {
        if case .array = self { return true }
        return slice != nil
    }
}

extension RangeValue {
    /// Whether its bounds are whole numbers, as places in arrays are.
    fileprivate var isOfPlaces: Bool {
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
