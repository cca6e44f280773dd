/// The integers that a compiler computes itself, and the mistakes in their arithmetic.
extension PathWalk {
    /// Walks over an expression, and returns the integer that a compiler knows it to be; nil for all else.
    @discardableResult
    func folded(_ node: Expression) -> (any FixedWidthInteger)? {
        switch node.kind {
        case .integer, .largeInteger: return literal(node, isNegative: false)
        case .unary("-", let operand): return negated(operand, node)
        case .binary(let name, let left, let right):
            let (first, second) = (folded(left), folded(right))
            return combined(name, first, second, node)
        case .cast(let value, .plain): return typed(folded(value), as: node)
        case .tuple(let parts) where parts.count == 1: return folded(parts[0].value)
        default:
            expression(node)
            return value(of: node)
        }
    }

    /// Walks over the value of an operator that changes a place.
    func foldChange(_ name: String, _ value: Expression, _ node: Expression) {
        let change = folded(value)
        guard name.hasSuffix("=") else { return }
        combined(String(name.dropLast()), nil, change, node)
    }

    /// Walks over the initial value of a variable, and notes what a constant of a function is known to be.
    func declareValue(of binding: VariableBinding) {
        guard let value = binding.value else { return }
        let known = folded(value)
        guard binding.isLet, case .name(let name, _, let offset) = binding.pattern else { return }
        constants[.variable(name, offset)] = known
    }

    // MARK: - Known values

    private func literal(_ node: Expression, isNegative: Bool) -> (any FixedWidthInteger)? {
        guard let type = findings.type(of: node)?.integers else { return nil }
        func exactly<Number: FixedWidthInteger>(_ type: Number.Type) -> (any FixedWidthInteger)? {
            switch node.kind {
            case .integer(let number): Number(exactly: isNegative ? -number : number)
            case .largeInteger(let number): isNegative ? nil : number.integer.flatMap { Number(exactly: $0) }
            default: nil
            }
        }
        return exactly(type)
    }

    private func negated(_ operand: Expression, _ node: Expression) -> (any FixedWidthInteger)? {
        if operand.isIntegerLiteral { return literal(operand, isNegative: true) }
        guard let value = folded(operand), isOfLibrary(node), typed(value, as: node) != nil else { return nil }
        func negated<Number: FixedWidthInteger>(_ value: Number) -> (any FixedWidthInteger)? {
            guard Number.isSigned else { return nil }
            let (result, isOver) = Number(0).subtractingReportingOverflow(value)
            if isOver {
                let words = "on signed \(Number.bitWidth)-bit integer type"
                note("arithmetic operation '0 - \(value)' (\(words)) results in an overflow", at: node.offset)
            }
            return result
        }
        return negated(value)
    }

    /// Returns the value of a name of a constant, of `Int.max`, and of `Int8(5)`.
    private func value(of node: Expression) -> (any FixedWidthInteger)? {
        switch node.kind {
        case .name(let name):
            guard let variable = findings.choice(of: node)?.variable else { return nil }
            return typed(constants[.variable(name, variable.offset)], as: node)
        case .member(_, let name), .implicitMember(let name):
            guard name == "max" || name == "min", isOfLibrary(node),
                findings.choice(of: node)?.declaration?.isStatic == true, let type = findings.type(of: node)?.integers
            else { return nil }
            return name == "max" ? type.maximum : type.minimum
        case .call(let call):
            guard call.arguments.count == 1, call.arguments[0].label == nil, let type = findings.type(of: node),
                let number = type.integers
            else { return nil }
            return converted(call.arguments[0].value.withoutParentheses, to: number, type, node)
        default: return nil
        }
    }

    /// Returns the value of a call that has a literal as its argument.
    private func converted(
        _ argument: Expression,
        to number: any FixedWidthInteger.Type,
        _ type: Type,
        _ node: Expression
    ) -> (any FixedWidthInteger)? {
        switch argument.kind {
        case .integer, .largeInteger: return typed(literal(argument, isNegative: false), as: node)
        case .unary("-", let operand) where operand.isIntegerLiteral:
            return typed(literal(operand, isNegative: true), as: node)
        case .float(let real):
            guard findings.type(of: argument)?.nominal?.name == "Double", findings.callsLibrary(node) else {
                return nil
            }
            let value = number.exactly(real.rounded(.towardZero))
            if value == nil { note("invalid conversion: '\(real)' overflows '\(type)'", at: node.offset) }
            return value
        default: return nil
        }
    }

    private func typed(_ value: (any FixedWidthInteger)?, as node: Expression) -> (any FixedWidthInteger)? {
        guard let value, let type = findings.type(of: node)?.integers, Swift.type(of: value) == type else { return nil }
        return value
    }

    private func isOfLibrary(_ node: Expression) -> Bool {
        findings.choice(of: node)?.declaration.map { $0.source == nil } ?? false
    }

    // MARK: - Arithmetic

    /// Returns the result of an operator, and notes a division by zero and an overflow.
    ///
    /// - Parameter left: the left operand; nil if it is not known.
    @discardableResult
    private func combined(
        _ name: String,
        _ left: (any FixedWidthInteger)?,
        _ right: (any FixedWidthInteger)?,
        _ node: Expression
    ) -> (any FixedWidthInteger)? {
        guard let right, isOfLibrary(node) else { return nil }
        if name == "/" || name == "%", isZero(right) {
            note("division by zero", at: node.offset)
            return nil
        }
        guard let left, typed(left, as: node) != nil else { return nil }
        return combined(name, left, right, at: node.offset)
    }

    private func isZero(_ value: some FixedWidthInteger) -> Bool { value == 0 }

    private func combined<Number: FixedWidthInteger>(
        _ name: String,
        _ left: Number,
        _ other: any FixedWidthInteger,
        at offset: Int
    ) -> (any FixedWidthInteger)? {
        guard let right = other as? Number else { return nil }
        switch name {
        case "&+": return left &+ right
        case "&-": return left &- right
        case "&*": return left &* right
        case "&": return left & right
        case "|": return left | right
        case "^": return left ^ right
        default: break
        }
        let result: (partialValue: Number, overflow: Bool)
        switch name {
        case "+": result = left.addingReportingOverflow(right)
        case "-": result = left.subtractingReportingOverflow(right)
        case "*": result = left.multipliedReportingOverflow(by: right)
        case "/": result = left.dividedReportingOverflow(by: right)
        case "%": result = left.remainderReportingOverflow(dividingBy: right)
        default: return nil
        }
        if result.overflow {
            let operation = "'\(left) \(name) \(right)'"
            note(
                name == "/" || name == "%"
                    ? "division \(operation) results in an overflow"
                    : "arithmetic operation \(operation) (on type '\(Number.self)') results in an overflow",
                at: offset
            )
        }
        return result.partialValue
    }
}

extension Expression {
    fileprivate var isIntegerLiteral: Bool {
        switch kind {
        case .integer, .largeInteger: true
        default: false
        }
    }
}

extension Findings {
    /// Returns true for a call of what no source declares.
    fileprivate func callsLibrary(_ node: Expression) -> Bool {
        guard case .call(let call) = node.kind else { return false }
        return callee(of: call, node)?.declaration.map { $0.source == nil } ?? true
    }
}

extension FixedWidthInteger {
    fileprivate static var maximum: any FixedWidthInteger { max }
    fileprivate static var minimum: any FixedWidthInteger { min }
    fileprivate static func exactly(_ real: Double) -> (any FixedWidthInteger)? { Self(exactly: real) }
}
