extension Evaluator {
    func evaluateCast(
        _ operand: Expression,
        _ type: TypeRef,
        _ kind: Expression.Cast,
        _ node: Expression,
        _ scope: Scope
    ) throws -> Value {
        if kind == .plain {
            if type == "NSNumber", let call = try boxed(operand, scope) { return try evaluate(call, nil, scope) }
            return try evaluate(operand, as: type, scope)
        }
        let value = try evaluate(operand, nil, scope)
        let result = try value.isNil ? nil : converted(value.unwrapped, to: type, at: node.offset, scope)
        switch kind {
        case .test: return .bool(result != nil)
        case .optional: return result.map { .present($0) } ?? .nil
        default:
            guard let result else {
                throw failure(
                    "could not cast value of type '\(value.typeName)' to '\(type)'",
                    at: node.offset,
                    scope,
                    kind: .runtime,
                    fix: "write 'as?' to get nil instead"
                )
            }
            return result
        }
    }

    /// Returns the call that boxes a number in an object, as `as` does implicitly; nil if the value is an object
    /// already.
    private func boxed(_ operand: Expression, _ scope: Scope) throws -> Expression? {
        let value = try evaluate(operand, nil, scope)
        if case .native = value { return nil }
        let argument = LabelledExpression(
            label: "value",
            offset: operand.offset,
            value: Expression(.evaluated(value), at: operand.offset)
        )
        let callee = Expression(.name("NSNumber"), at: operand.offset)
        return Expression(
            .call(Call(callee: callee, arguments: [argument], nameOffset: operand.offset)),
            at: operand.offset
        )
    }
}
