import Foundation

extension Evaluator {
    func evaluateBinary(
        _ name: String,
        _ left: Expression,
        _ right: Expression,
        _ node: Expression,
        _ expected: TypeRef?,
        _ scope: Scope
    ) throws -> Value {
        let isArithmetic = name == "+" || name == "-" || name == "*" || name == "/" || name == "%"
        let hint = isArithmetic && expected.map { isFloatingPoint($0, scope) } == true ? expected : nil
        var (low, high): (Value, Value)
        if (left.isFlexibleNumber && !right.isFlexibleNumber) || (left.isImplicit && !right.isImplicit) {
            high = try evaluate(right, hint, scope)
            low = try evaluate(left, operandType(of: left, matching: high) ?? hint, scope)
        } else {
            low = try evaluate(left, hint, scope)
            if case .nil = low, right.isImplicit {
                high = try evaluateComparedToNil(right, left, scope)
            } else {
                high = try evaluate(right, operandType(of: right, matching: low) ?? hint, scope)
            }
        }
        if hasDeclaredLiterals, let result = try binaryConvertingLiteral(name, (left, low), (right, high), node, scope)
        {
            return result
        }
        if declaredOperators.contains(name),
            let result = try binaryPromotingInteger(name, (left, low), (right, high), at: node.offset, scope)
        {
            return result
        }
        (low, high) = (
            comparisonOperand(low, left, against: high, name), comparisonOperand(high, right, against: low, name)
        )
        let result = try binary(name, low, high, at: node.offset, scope)
        return asExpected(result, of: name, [(left, low), (right, high)], expected, scope)
    }

    /// Applies a binary operator to a value of a declared type and an integer literal, as a floating-point number if no
    /// overload accepts an integer; nil if there is no such operand or no overload.
    func binaryPromotingInteger(
        _ name: String,
        _ left: (node: Expression, value: Value),
        _ right: (node: Expression, value: Value),
        at offset: Int,
        _ scope: Scope
    ) throws -> Value? {
        switch (left.value, right.value) {
        case (.instance, .int(let number)) where right.node.isFlexibleNumber,
            (.native, .int(let number)) where right.node.isFlexibleNumber:
            return try declaredBinary(name, left.value, right.value, at: offset, scope)
                ?? declaredBinary(name, left.value, .double(Double(number)), at: offset, scope)
        case (.int(let number), .instance) where left.node.isFlexibleNumber,
            (.int(let number), .native) where left.node.isFlexibleNumber:
            return try declaredBinary(name, left.value, right.value, at: offset, scope)
                ?? declaredBinary(name, .double(Double(number)), right.value, at: offset, scope)
        default: return nil
        }
    }

    /// Evaluates an implicit member compared to an optional that is nil, whose type only its place determines.
    ///
    /// If the type is unknown, the result is any value other than nil, which is enough for a comparison.
    private func evaluateComparedToNil(_ node: Expression, _ other: Expression, _ scope: Scope) throws -> Value {
        if case .implicitMember("none") = node.kind { return .nil }
        guard let type = targetType(other, scope), type != .any, type.unwrapped != .any else { return .void }
        return try evaluate(node, type, scope)
    }

    /// Returns the contextual type of a literal or implicit member next to an operand.
    private func operandType(of node: Expression, matching value: Value) -> TypeRef? {
        if case .nil = value { return nil }
        // An operator may accept the literal itself.
        if hasDeclaredLiterals, node.isLiteral, case .instance(let instance) = value {
            return node.hasImplicitElements ? .named(instance.type.name) : nil
        }
        if node.hasImplicitElements { return collectionType(of: value) }
        return inferredType(of: value)
    }

    /// Applies a binary operator to values.
    func binary(_ name: String, _ left: Value, _ right: Value, at offset: Int, _ scope: Scope) throws -> Value {
        if !declaredOperators.isEmpty {
            if let result = try declaredBinary(name, left, right, at: offset, scope) { return result }
        }
        switch name {
        case "==", "===": return .bool(try equal(left, right, name, at: offset, scope))
        case "!=", "!==": return .bool(!(try equal(left, right, name, at: offset, scope)))
        case "<", "<=", ">", ">=": return .bool(try compare(left, right, name, at: offset, scope))
        case "~=": return .bool(try matches(left, right, at: offset, scope))
        default: break
        }
        if let result = try nativeOperator(name, left, right, at: offset, scope) { return result }
        switch (left, right) {
        case (.int(let a), .int(let b)): return .int(try arithmetic(name, a, b, at: offset, scope))
        case (.double(let a), .double(let b)): return .double(try arithmetic(name, a, b, at: offset, scope))
        case (.string(let a), .string(let b)) where name == "+":
            try checkCount(a.utf8.count + b.utf8.count, at: offset, scope)
            let text = Value.string(a + b)
            try countSteps(forCreating: text, at: offset, scope)
            return text
        case (.array(let a), .array(let b)) where name == "+":
            try checkCount(a.count + b.count, at: offset, scope)
            let items = Value.array(a + b)
            try countSteps(forCreating: items, at: offset, scope)
            return items
        default: if name == "+", let result = try joined(left, right, at: offset, scope) { return result }
        }
        throw operandFailure(name, left, right, at: offset, scope)
    }

    /// Applies an operator of a registered type; nil if none matches.
    private func nativeOperator(
        _ name: String,
        _ left: Value,
        _ right: Value,
        at offset: Int,
        _ scope: Scope
    ) throws -> Value? {
        for operand in [left, right] {
            guard case .native(let native) = operand else { continue }
            for type in table.lineage(of: native.type) {
                for callable in type.staticMethods[name] ?? [] where callable.signature.parameters.count == 2 {
                    let types = callable.signature.parameters.map(\.type)
                    guard let first = try converted(left, to: types[0], at: offset, scope),
                        let second = try converted(right, to: types[1], at: offset, scope)
                    else { continue }
                    var root = Value.void
                    return try invoke(.native(callable), root: &root, [first, second], origin: offset, scope)
                }
            }
        }
        return nil
    }

    func operandFailure(
        _ name: String,
        _ left: Value,
        _ right: Value,
        at offset: Int,
        _ scope: Scope
    ) -> Diagnostic {
        var fix: String?
        switch (left, right) {
        case (.native, .array) where left.slice != nil, (.array, .native) where right.slice != nil:
            fix = "write 'Array(…)' around the slice"
        case (.int, .double), (.double, .int): fix = "convert one of them: 'Double(…)', 'CGFloat(…)' or 'Int(…)'"
        case (.string, _) where name == "+": fix = "write \"\\(…)\" to put a value into a text"
        case (.nil, _), (_, .nil): fix = "give a default with '??', or take the value out with 'if let'"
        case (.present, _), (_, .present):
            let (optional, other) = left.isOptional ? (left, right) : (right, left)
            return failure(
                "value of optional type '\(optional.typeName)' must be unwrapped to a value of type "
                    + "'\(optional.wrapped?.typeName ?? other.typeName)'",
                at: offset,
                scope,
                fix: "give a default with '??', or take the value out with 'if let'"
            )
        case (.instance(let instance), .instance) where name == "==" || name == "!=":
            fix =
                instance.type.isClass
                ? "write '===' to ask whether both are the same object"
                : "declare '\(instance.type.name)' as 'Equatable'"
        default: break
        }
        return failure(
            "binary operator '\(name)' cannot be applied to operands of type '\(left.typeName)' and '\(right.typeName)'",
            at: offset,
            scope,
            fix: fix
        )
    }

    private func equal(_ a: Value, _ b: Value, _ name: String, at offset: Int, _ scope: Scope) throws -> Bool {
        switch (a, b) {
        case (.present(let a), .present(let b)): return try equal(a, b, name, at: offset, scope)
        case (.present(let a), _) where !b.isNil: return try equal(a, b, name, at: offset, scope)
        case (_, .present(let b)) where !a.isNil: return try equal(a, b, name, at: offset, scope)
        case (.native, .array), (.array, .native), (.int, .double), (.double, .int):
            throw operandFailure(name, a, b, at: offset, scope)
        case (.instance(let left), .instance(let right)):
            if name.count == 3 { return left === right }
            guard left.object != nil || left.type.isEquatable && right.type.isEquatable else {
                throw operandFailure(name, a, b, at: offset, scope)
            }
        default: break
        }
        try countSteps(forReading: a, at: offset, scope)
        guard let result = a.isEqual(to: b) else { throw operandFailure(name, a, b, at: offset, scope) }
        return result
    }

    func compare(_ a: Value, _ b: Value, _ name: String, at offset: Int, _ scope: Scope) throws -> Bool {
        switch (a, b) {
        case (.int(let a), .int(let b)): return Self.ordered(a, b, name)
        case (.double(let a), .double(let b)): return Self.ordered(a, b, name)
        case (.string(let a), .string(let b)): return Self.ordered(a, b, name)
        case (.tuple(let a), .tuple(let b)) where a.count == b.count:
            for (left, right) in zip(a, b) where left.value.isEqual(to: right.value) != true {
                return try compare(left.value, right.value, name, at: offset, scope)
            }
            return name.hasSuffix("=")
        case (.native, .native):
            guard let left = a.textIndex, let right = b.textIndex else {
                throw operandFailure(name, a, b, at: offset, scope)
            }
            return Self.ordered(left, right, name)
        case (.instance(let left), .instance(let right)):
            guard let order = try order(left, right, at: offset, scope) else {
                throw operandFailure(name, a, b, at: offset, scope)
            }
            return Self.ordered(order, 0, name)
        default: throw operandFailure(name, a, b, at: offset, scope)
        }
    }

    /// Compares two enum values in the order that the compiler synthesizes: by case, then by associated values; nil if
    /// it synthesizes none.
    private func order(_ left: Instance, _ right: Instance, at offset: Int, _ scope: Scope) throws -> Int? {
        let type = left.type
        guard type === right.type, type.kind == .enumeration, type.conformances.contains("Comparable") else {
            return nil
        }
        guard let first = left.caseName, let second = right.caseName, first == second else {
            let places = [left, right].map { type.caseOrder.firstIndex(of: $0.caseName ?? "") ?? 0 }
            return places[0] - places[1]
        }
        for (a, b) in zip(left.fields, right.fields) where a.isEqual(to: b) != true {
            return try binary("<", a, b, at: offset, scope).isEqual(to: .bool(true)) == true ? -1 : 1
        }
        return 0
    }

    private static func ordered<T: Comparable>(_ a: T, _ b: T, _ name: String) -> Bool {
        switch name {
        case "<": a < b
        case "<=": a <= b
        case ">": a > b
        default: a >= b
        }
    }

    private func arithmetic(_ name: String, _ a: Int, _ b: Int, at offset: Int, _ scope: Scope) throws -> Int {
        let result: (partialValue: Int, overflow: Bool)
        switch name {
        case "+": result = a.addingReportingOverflow(b)
        case "-": result = a.subtractingReportingOverflow(b)
        case "*": result = a.multipliedReportingOverflow(by: b)
        case "/", "%":
            if b == 0 { throw failure("division by zero", at: offset, scope, kind: .runtime) }
            result = name == "/" ? a.dividedReportingOverflow(by: b) : a.remainderReportingOverflow(dividingBy: b)
        case "&+": result = (a &+ b, false)
        case "&-": result = (a &- b, false)
        case "&*": result = (a &* b, false)
        case "&": result = (a & b, false)
        case "|": result = (a | b, false)
        case "^": result = (a ^ b, false)
        case "<<": result = (a << b, false)
        case ">>": result = (a >> b, false)
        default: throw operandFailure(name, .int(a), .int(b), at: offset, scope)
        }
        guard !result.overflow else {
            throw failure(
                "arithmetic operation '\(a) \(name) \(b)' (on type 'Int') results in an overflow",
                at: offset,
                scope,
                kind: .runtime
            )
        }
        return result.partialValue
    }

    private func arithmetic(_ name: String, _ a: Double, _ b: Double, at offset: Int, _ scope: Scope) throws -> Double {
        switch name {
        case "+": return a + b
        case "-": return a - b
        case "*": return a * b
        case "/": return a / b
        case "%":
            throw failure(
                "'%' is unavailable: for floating point numbers use truncatingRemainder instead",
                at: offset,
                scope,
                fix: "write 'a.truncatingRemainder(dividingBy: b)'"
            )
        default: throw operandFailure(name, .double(a), .double(b), at: offset, scope)
        }
    }

    func unary(_ name: String, _ value: Value, at offset: Int, _ scope: Scope) throws -> Value {
        switch (name, value) {
        case ("-", .int(let number)):
            let (result, overflow) = 0.subtractingReportingOverflow(number)
            if overflow {
                throw failure(
                    "arithmetic operation '0 - \(number)' (on type 'Int') results in an overflow",
                    at: offset,
                    scope,
                    kind: .runtime
                )
            }
            return .int(result)
        case ("-", .double(let number)): return .double(-number)
        case ("+", .int), ("+", .double): return value
        case ("~", .int(let number)): return .int(~number)
        case ("!", .bool(let flag)): return .bool(!flag)
        default:
            throw failure(
                value.isOptional
                    ? "value of optional type '\(value.typeName)' must be unwrapped before '\(name)' is applied"
                    : "unary operator '\(name)' cannot be applied to an operand of type '\(value.typeName)'",
                at: offset,
                scope
            )
        }
    }

    /// Returns an operator as a function, as in `reduce(0, +)` and `sorted(by: >)`.
    func operatorFunction(_ name: String, at offset: Int, _ scope: Scope) -> Value {
        noteCycleCandidate(scope)
        return .function(
            FunctionValue(name: name, parameterCount: 2, type: nil, runtime: self) { [self] arguments in
                guard arguments.count == 2 else { throw BindingError("the operator '\(name)' takes two values") }
                return try binary(name, arguments[0], arguments[1], at: offset, scope)
            }
        )
    }
}
