extension Evaluator {
    /// Applies a binary operator declared in source; nil if none matches.
    func declaredBinary(
        _ name: String,
        _ left: Value,
        _ right: Value,
        at offset: Int,
        _ scope: Scope
    ) throws -> Value? {
        var operands = [left, right]
        if declaredOperators.contains(name) {
            if let result = try declaredOperator(name, &operands, at: offset, scope) { return result }
        }
        // `Comparable` and `Equatable` derive the other operators from one.
        switch name {
        case ">", "<=", ">=":
            guard declaredOperators.contains("<") else { return nil }
            var swapped = name == ">=" ? [left, right] : [right, left]
            guard case .bool(let isLess)? = try declaredOperator("<", &swapped, at: offset, scope) else { return nil }
            return .bool(name == ">" ? isLess : !isLess)
        case "!=":
            guard declaredOperators.contains("==") else { return nil }
            guard case .bool(let isEqual)? = try declaredOperator("==", &operands, at: offset, scope) else {
                return nil
            }
            return .bool(!isEqual)
        default: return nil
        }
    }

    /// Calls the declared function of an operator; nil if none accepts the operands.
    ///
    /// Afterwards `operands` contains the new values of `inout` operands.
    func declaredOperator(
        _ name: String,
        _ operands: inout [Value],
        at offset: Int,
        _ scope: Scope
    ) throws -> Value? {
        for (bound, owner) in try operatorFunctions(name, operands, at: offset, scope) {
            let parameters = bound.code.signature.parameters
            guard parameters.count == operands.count else { continue }
            var values: [Value] = []
            for (operand, parameter) in zip(operands, parameters) {
                guard let value = try? converted(operand, to: parameter.type, at: offset, bound.scope) else { break }
                values.append(value)
            }
            guard values.count == operands.count else { continue }
            let cell = owner.map { Cell(.type($0), isLet: true) } ?? bound.scope.frame.selfCell
            let result = try invoke(bound, selfCell: cell, &values, at: offset, scope)
            operands = values
            return result
        }
        return nil
    }

    private func operatorFunctions(
        _ name: String,
        _ operands: [Value],
        at offset: Int,
        _ scope: Scope
    ) throws -> [(BoundCode, TypeValue?)] {
        var result: [(BoundCode, TypeValue?)] = []
        var names: [String] = []
        for operand in operands {
            let typeName = operand.isNil ? "Optional" : operand.typeName
            guard !names.contains(typeName) else { continue }
            names.append(typeName)
            switch operand {
            case .instance(let instance):
                let type = TypeValue.declared(instance.type)
                result += staticFunctions(name, of: type).map { ($0, type) }
            case .native(let native):
                let type = TypeValue.native(native.type)
                result += staticFunctions(name, of: type).map { ($0, type) }
            default:
                for owner in BuiltInTypes.names(for: operand) {
                    result += staticFunctions(name, of: .builtIn(owner)).map { ($0, .builtIn(owner)) }
                }
            }
        }
        if case .functions(let functions)? = resolve(name: name, scope) { result += functions.map { ($0, nil) } }
        return result
    }
}
