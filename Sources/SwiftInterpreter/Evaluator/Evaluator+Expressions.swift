extension Evaluator {
    /// Evaluates an expression; the expected type is the contextual type of literals and implicit members.
    func evaluate(_ node: Expression, _ expected: TypeRef?, _ scope: Scope) throws -> Value {
        if hasDeclaredLiterals, let expected, let value = try declaredLiteral(node, expected, scope) { return value }
        switch node.kind {
        case .evaluated(let value): return value
        case .integer(let value):
            return expected.map { isFloatingPoint($0, scope) } == true ? .double(Double(value)) : .int(value)
        case .float(let value): return .double(value)
        case .boolean(let value): return .bool(value)
        case .nilLiteral: return .nil
        case .name(let name): return try evaluateName(name, node, expected, scope)
        case .globalName(let name): return try evaluateName(name, node, expected, globals)
        case .type(let type): return .type(try resolve(type, at: node.offset, scope))
        default: break
        }
        try step(node.offset, scope)
        return try nested(node.offset, scope) { try evaluateCompound(node, expected, scope) }
    }

    /// Evaluates an expression and converts the value to the expected type.
    func evaluate(_ node: Expression, as type: TypeRef, _ scope: Scope) throws -> Value {
        try coerce(try evaluate(node, type, scope), to: type, at: node.offset, scope)
    }

    private func evaluateCompound(_ node: Expression, _ expected: TypeRef?, _ scope: Scope) throws -> Value {
        switch node.kind {
        case .string(let parts): return try evaluateString(parts, scope)
        case .array(let elements): return try evaluateArray(elements, node, expected, scope)
        case .dictionary(let pairs): return try evaluateDictionary(pairs, expected, scope)
        case .tuple(let elements): return try evaluateTuple(elements, expected, scope)
        case .implicitMember(let name): return try evaluateImplicit(name, node, expected, scope)
        case .member(let base, let name):
            if case .name("super") = base.kind { return try superMember(name, at: node.offset, scope) }
            let value = try evaluate(base, base.isImplicit ? expected : nil, scope)
            try checkAccess(name, of: value, at: node.offset, scope)
            return try member(name, of: value, at: node.offset, scope, expected: expected)
        case .call(let call): return try evaluateCall(call, expected, scope)
        case .subscripted(let base, let indices): return try evaluateSubscript(base, indices, node, scope)
        case .closure(let closure): return try makeClosure(closure, node, expected, scope)
        default: return try evaluateOperation(node, expected, scope)
        }
    }

    private func evaluateOperation(_ node: Expression, _ expected: TypeRef?, _ scope: Scope) throws -> Value {
        switch node.kind {
        case .unary(let name, let operand):
            let value = try evaluate(operand, expected, scope)
            if declaredOperators.contains(name) {
                var operands = [value]
                if let result = try declaredOperator(name, &operands, at: node.offset, scope) { return result }
                if case .int(let number) = value, operand.isFlexibleNumber {
                    operands = [.double(Double(number))]
                    if let result = try declaredOperator(name, &operands, at: node.offset, scope) { return result }
                }
            }
            return try unary(name, value, at: node.offset, scope)
        case .binary(let name, let left, let right): return try evaluateBinary(name, left, right, node, expected, scope)
        case .and(let left, let right):
            return .bool(try isTrue(left, scope) ? try isTrue(right, scope) : false)
        case .or(let left, let right):
            return .bool(try isTrue(left, scope) ? true : try isTrue(right, scope))
        case .coalesce(let left, let right):
            switch try evaluate(left, expected.map { .optional($0) }, scope) {
            case .nil:
                var type = expected
                if type == nil || type == .any, right.takesType(from: left) {
                    type = StaticTypes(self, scope).type(of: left)?.unwrapped
                }
                return try evaluate(right, type, scope)
            case .present(let value):
                // With an optional default value the result remains an optional.
                let staysOptional = !value.isOptional && isOptional(right, besides: expected, scope)
                return staysOptional ? .present(value) : value
            case let value: return value
            }
        case .ternary(let condition, let yes, let no):
            let (chosen, other) = try isTrue(condition, scope) ? (yes, no) : (no, yes)
            if let expected, other.isLiteral(otherThan: expected) { _ = try evaluate(other, as: expected, scope) }
            var type = expected
            if type == nil || type == .any, chosen.takesType(from: other) {
                type = StaticTypes(self, scope).type(of: other)
            }
            let value = try evaluate(chosen, type, scope)
            let isRaised = !value.isOptional && isOptional(other, besides: expected, scope)
            return isRaised ? .present(value) : value
        case .assign(let target, let value): return try assign(target, value, at: node.offset, scope)
        case .assignWith(let name, let target, let value):
            return try assign(target, with: name, value, at: node.offset, scope)
        case .range(let lower, let upper, let isClosed):
            return try evaluateRange(lower, upper, isClosed, node, expected, scope)
        case .cast(let operand, let type, let kind): return try evaluateCast(operand, type, kind, node, scope)
        default: return try evaluateRest(node, expected, scope)
        }
    }

    private func evaluateRest(_ node: Expression, _ expected: TypeRef?, _ scope: Scope) throws -> Value {
        switch node.kind {
        case .optionalLink(let base):
            let value = try evaluate(base, base.isImplicit ? expected : nil, scope)
            guard let held = value.wrapped else { throw ChainEnd() }
            if !value.isOptional { try checkUnwrapping(base, value, by: "?", at: node.offset, scope) }
            return held
        case .chain(let body):
            do {
                return try evaluate(body, expected, scope).asOptional
            } catch is ChainEnd {
                return .nil
            }
        case .forced(let base):
            let value = try evaluate(base, expected.map { .optional($0) }, scope)
            guard let held = value.wrapped else { throw foundNil(at: node.offset, scope) }
            if !value.isOptional { try checkUnwrapping(base, value, by: "!", at: node.offset, scope) }
            return held
        case .keyPath(let root, let names): return try evaluateKeyPath(root, names, node, scope)
        case .conditional(let conditional): return try evaluateConditional(conditional, node, expected, scope)
        case .choice(let choice): return try evaluateChoice(choice, node, expected, scope)
        case .reference(let inner): return try evaluate(inner, expected, scope)
        case .attempt(let inner, let isForced):
            return try attempt(inner, isForced: isForced, at: node.offset, expected, scope)
        case .operatorFunction(let name): return operatorFunction(name, at: node.offset, scope)
        default: return .void
        }
    }

    func isTrue(_ node: Expression, _ scope: Scope) throws -> Bool {
        let value = try evaluate(node, .bool, scope)
        guard case .bool(let isTrue) = value else {
            let remedy = value.typeName == "Int" ? "test for '!= 0' instead" : nil
            throw failure(
                value.isOptional
                    ? "optional type '\(value.typeName)' cannot be used as a boolean"
                    : "cannot convert value of type '\(value.typeName)' to expected condition type 'Bool'",
                at: node.offset,
                scope,
                fix: value.isOptional ? "test for '!= nil' instead" : remedy
            )
        }
        return isTrue
    }

    // MARK: - Literals

    private func evaluateString(_ parts: [Expression.StringPart], _ scope: Scope) throws -> Value {
        if parts.count == 1, case .text(let text) = parts[0] { return .string(text) }
        var result = ""
        for part in parts {
            switch part {
            case .text(let text): result += text
            case .value(let node):
                let value = try optionalIfImplicit(try evaluate(node, nil, scope), node, scope)
                let piece = value.interpolated
                result += piece
                try checkCount(result.utf8.count, at: node.offset, scope)
                try countSteps(piece.utf8.count / Self.newBytesPerStep, at: node.offset, scope)
            }
        }
        return .string(result)
    }

    private func evaluateArray(
        _ elements: [Expression],
        _ node: Expression,
        _ expected: TypeRef?,
        _ scope: Scope
    ) throws -> Value {
        if case .array(let element)? = expected?.unwrapped {
            return .array(try elements.map { try evaluate($0, as: element, scope) })
        }
        if let type = expected?.unwrapped, type.name == "ArraySlice" {
            var element: TypeRef = .any
            if case .generic(_, let arguments) = type, let first = arguments.first { element = first }
            let values = try evaluateArray(elements, node, element == .any ? nil : .array(element), scope)
            return table.sliceValue(try Value.places(of: values))
        }
        if expected?.unwrapped.name == "Set" {
            var element: TypeRef?
            if case .generic(_, let arguments)? = expected?.unwrapped { element = arguments.first }
            let values = try elements.map { node in
                try element.map { try evaluate(node, as: $0, scope) } ?? evaluate(node, nil, scope)
            }
            return table.setValue(ValueSet(values))
        }
        if let type = expected?.unwrapped, let native = type.name.flatMap({ table.type(named: $0) }),
            let join = native.joinLiteral
        {
            let values = try elements.map { element -> Any in
                guard case .native(let value) = try evaluate(element, as: type, scope) else { return () }
                return value.base
            }
            return table.value(from: join(values), declared: type)
        }
        // Without an annotation, one floating-point number makes the integer literals in the array floating-point
        // numbers, and the first value with a type of its own gives `.members` theirs.
        if expected == nil { try checkLiterals(elements, scope) }
        let neighbour = neighbour(of: elements, scope)
        var values = try elements.map { try evaluate($0, $0.isImplicit ? neighbour : nil, scope) }
        let isMixed = values.contains { if case .double = $0 { true } else { false } }
        if isMixed {
            for index in values.indices where elements[index].isFlexibleNumber {
                values[index] = try evaluate(elements[index], "Double", scope)
            }
        }
        if values.contains(where: \.isOptional) { values = values.map(\.asOptional) }
        return .array(values)
    }

    /// Throws if an array literal contains literals of different types and its context does not ask for `Any`.
    private func checkLiterals(_ nodes: [Expression], _ scope: Scope) throws {
        guard let first = nodes.first?.typeOfLiteral else { return }
        for node in nodes.dropFirst() {
            guard let type = node.typeOfLiteral else { return }
            if type == first || type != .string && type != .bool && first != .string && first != .bool { continue }
            throw failure(
                "heterogeneous collection literal: it contains values of type '\(first)' and '\(type)'",
                at: node.offset,
                scope,
                fix: "add a type annotation, such as ': [Any]', if this is intentional"
            )
        }
    }

    /// Returns the type that other elements of a literal give to its `.members`; nil if it has no such element.
    private func neighbour(of nodes: [Expression], _ scope: Scope) -> TypeRef? {
        guard nodes.contains(where: \.isImplicit) else { return nil }
        let types = StaticTypes(self, scope)
        return nodes.lazy.filter { !$0.isImplicit }.compactMap { types.type(of: $0) }.first
    }

    private func evaluateDictionary(
        _ pairs: [(key: Expression, value: Expression)],
        _ expected: TypeRef?,
        _ scope: Scope
    ) throws -> Value {
        var keyType: TypeRef?
        var valueType: TypeRef?
        if case .dictionary(let key, let value)? = expected?.unwrapped {
            (keyType, valueType) = (key, value)
        } else {
            keyType = neighbour(of: pairs.map(\.key), scope)
            valueType = neighbour(of: pairs.map(\.value), scope)
        }
        var result = OrderedPairs()
        for pair in pairs {
            var key = try evaluate(pair.key, keyType, scope)
            if let keyType { key = try coerce(key, to: keyType, as: .dictionaryKey, at: pair.key.offset, scope) }
            if result[key] != nil {
                throw failure(
                    "dictionary literal contains duplicate key \(key.debugDescription)",
                    at: pair.key.offset,
                    scope,
                    kind: .runtime
                )
            }
            var value = try evaluate(pair.value, valueType, scope)
            if let valueType {
                value = try coerce(value, to: valueType, as: .dictionaryValue, at: pair.value.offset, scope)
            }
            result[key] = value
        }
        if valueType == nil, result.entries.contains(where: \.value.isOptional) {
            for index in result.entries.indices {
                result.entries[index].value = result.entries[index].value.asOptional
            }
        }
        return .dictionary(result)
    }

    private func evaluateTuple(
        _ elements: [LabelledExpression],
        _ expected: TypeRef?,
        _ scope: Scope
    ) throws -> Value {
        if elements.isEmpty { return .void }
        if elements.count == 1 { return try evaluate(elements[0].value, expected, scope) }
        var types: [TypeRef?] = Array(repeating: nil, count: elements.count)
        if case .tuple(let parts)? = expected?.unwrapped, parts.count == elements.count { types = parts.map(\.type) }
        return .tuple(
            try zip(elements, types).map { element, type in
                .init(label: element.label, try evaluate(element.value, type, scope))
            }
        )
    }

    private func evaluateRange(
        _ lower: Expression?,
        _ upper: Expression?,
        _ isClosed: Bool,
        _ node: Expression,
        _ expected: TypeRef?,
        _ scope: Scope
    ) throws -> Value {
        var bound: TypeRef?
        if case .generic(_, let arguments)? = expected?.unwrapped { bound = arguments.first }
        var low = try lower.map { try evaluate($0, bound, scope) }
        var high = try upper.map { try evaluate($0, bound, scope) }
        if let lower, case .int? = low, case .double? = high, lower.isFlexibleNumber {
            low = try evaluate(lower, "Double", scope)
        }
        if let upper, case .double? = low, case .int? = high, upper.isFlexibleNumber {
            high = try evaluate(upper, "Double", scope)
        }
        if let low, let high {
            guard try compare(low, high, "<=", at: node.offset, scope) else {
                throw failure(
                    "range requires lowerBound <= upperBound, not \(low.debugDescription) and \(high.debugDescription)",
                    at: node.offset,
                    scope,
                    kind: .runtime
                )
            }
        }
        return .range(RangeValue(lower: low, upper: high, isClosed: isClosed))
    }
}

/// An error thrown by `?` on nil and caught by the enclosing optional chain.
struct ChainEnd: Error {}

extension Expression {
    /// The default type of a literal; nil for other expressions.
    fileprivate var typeOfLiteral: TypeRef? {
        switch kind {
        case .integer: .int
        case .float: .double
        case .string: .string
        case .boolean: .bool
        default: nil
        }
    }

    /// Returns true if the expression is a literal that cannot have the type.
    func isLiteral(otherThan type: TypeRef) -> Bool {
        guard let own = typeOfLiteral, case .named(let name) = type else { return false }
        switch name {
        case "String": return own != .string
        case "Bool": return own != .bool
        case "CGFloat", "Double": return own == .string || own == .bool
        case "Int": return own != .int
        default: return false
        }
    }

    /// Returns true if the type of another operand can determine the meaning of this one.
    fileprivate func takesType(from other: Expression) -> Bool {
        isImplicit && !other.isImplicit || isFlexibleNumber && !other.isFlexibleNumber
    }
}
