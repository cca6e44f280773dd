extension Evaluator {
    /// What a literal makes of a type of the source that says that it can be written so; nil where it does not.
    func declaredLiteral(_ node: Expression, _ expected: TypeRef, _ scope: Scope) throws -> Value? {
        guard let literal = node.literal, let name = expected.unwrapped.name,
            case .declared(let type)? = findType(name, scope),
            type.ancestry.contains(where: { $0.conformances.contains(literal.protocolName) })
        else { return nil }
        for candidate in initializers(of: .declared(type)) {
            let parameters = candidate.signature.parameters
            guard parameters.count == 1, parameters[0].label == literal.label else { continue }
            let wanted = parameters[0].isVariadic ? TypeRef.array(parameters[0].type) : parameters[0].type
            var values = [try evaluate(node, as: wanted, scope)]
            var root = Value.void
            return try invoke(candidate, root: &root, &values, origin: node.offset, scope)
        }
        return nil
    }

    /// A literal beside a value of a type that literals can be, where no operator takes it as it is.
    func besideLiteral(
        _ name: String,
        _ left: (node: Expression, value: Value),
        _ right: (node: Expression, value: Value),
        _ node: Expression,
        _ scope: Scope
    ) throws -> Value? {
        var operands = (left.value, right.value)
        switch operands {
        case (.instance(let instance), _) where right.node.literal != nil:
            if let known = try declaredBinary(name, left.value, right.value, at: node.offset, scope) { return known }
            guard let made = try declaredLiteral(right.node, .named(instance.type.name), scope) else { return nil }
            operands.1 = made
        case (_, .instance(let instance)) where left.node.literal != nil:
            if let known = try declaredBinary(name, left.value, right.value, at: node.offset, scope) { return known }
            guard let made = try declaredLiteral(left.node, .named(instance.type.name), scope) else { return nil }
            operands.0 = made
        default: return nil
        }
        return try binary(name, operands.0, operands.1, at: node.offset, scope)
    }
}

extension Expression {
    /// Whether a type can say that this is a way to write a value of it.
    var isLiteral: Bool { literal != nil }

    /// The protocol of what can be written as this literal, and the label of its initializer; nil for no literal.
    fileprivate var literal: (protocolName: String, label: String)? {
        switch kind {
        case .integer: ("ExpressibleByIntegerLiteral", "integerLiteral")
        case .float: ("ExpressibleByFloatLiteral", "floatLiteral")
        case .string: ("ExpressibleByStringLiteral", "stringLiteral")
        case .boolean: ("ExpressibleByBooleanLiteral", "booleanLiteral")
        case .array: ("ExpressibleByArrayLiteral", "arrayLiteral")
        case .unary("-", let operand): operand.isNumberLiteral ? operand.literal : nil
        default: nil
        }
    }

    private var isNumberLiteral: Bool {
        switch kind {
        case .integer, .float: true
        default: false
        }
    }
}
