extension Evaluator {
    /// Creates a value of a declared type from a literal; nil if the type is not expressible by such a literal.
    func declaredLiteral(_ node: Expression, _ expected: TypeRef, _ scope: Scope) throws -> Value? {
        guard let literal = node.literal, let name = expected.unwrapped.name,
            case .declared(let type)? = findType(name, scope),
            type.ancestry.contains(where: { $0.conformances.contains(where: literal.protocolNames.contains) })
        else { return nil }
        for candidate in initializers(of: .declared(type)) {
            let parameters = candidate.signature.parameters
            guard parameters.count == 1, parameters[0].label == literal.label else { continue }
            // `Self` in a protocol's extension is the type itself.
            let isOfProtocol = parameters[0].type.name.flatMap { types[$0] }?.kind == .protocolType
            let parameter = isOfProtocol ? .named(type.name) : parameters[0].type
            let wanted = parameters[0].isVariadic ? TypeRef.array(parameter) : parameter
            var values: [Value]
            if case .dictionary(let pairs) = node.kind {
                guard case .tuple(let parts) = parameter, parts.count == 2 else { return nil }
                values = [
                    .array(
                        try pairs.map { pair in
                            .tuple([
                                .init(try evaluate(pair.key, as: parts[0].type, scope)),
                                .init(try evaluate(pair.value, as: parts[1].type, scope)),
                            ])
                        }
                    )
                ]
            } else {
                values = [try evaluate(node, as: wanted, scope)]
            }
            var root = Value.void
            return try invoke(candidate, root: &root, &values, origin: node.offset, scope)
        }
        return nil
    }

    /// Applies an operator after converting a literal operand to the other operand's type, if no operator accepts the
    /// literal itself; nil if none applies.
    func binaryConvertingLiteral(
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
    /// True if a type can be expressible by this kind of literal.
    var isLiteral: Bool { literal != nil }

    /// The `ExpressibleBy…Literal` protocols of a literal, and the label of their initializer; nil for other
    /// expressions.
    fileprivate var literal: (protocolNames: [String], label: String)? {
        switch kind {
        case .integer: (["ExpressibleByIntegerLiteral"], "integerLiteral")
        case .float: (["ExpressibleByFloatLiteral"], "floatLiteral")
        case .string: (["ExpressibleByStringInterpolation", "ExpressibleByStringLiteral"], "stringLiteral")
        case .boolean: (["ExpressibleByBooleanLiteral"], "booleanLiteral")
        case .array: (["ExpressibleByArrayLiteral"], "arrayLiteral")
        case .dictionary: (["ExpressibleByDictionaryLiteral"], "dictionaryLiteral")
        case .nilLiteral: (["ExpressibleByNilLiteral"], "nilLiteral")
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
