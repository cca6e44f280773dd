extension Findings {
    func type(of node: Expression) -> Type? {
        guard let type = types[ObjectIdentifier(node)], !type.isError, !type.hasVariables else { return nil }
        return type
    }

    func choice(of node: Expression) -> Choice? { choices[ObjectIdentifier(node)] }

    /// Returns what a call calls: an initializer, a `callAsFunction` or what the callee names; nil for a function value.
    func callee(of call: Call, _ node: Expression) -> Choice? {
        choice(of: node) ?? choice(of: call.callee.withoutParentheses)
    }

    /// Returns the parameter that an argument is passed to.
    func parameter(of call: Call, _ node: Expression, _ argument: Int) -> Declaration.Parameter? {
        guard let choice = callee(of: call, node), let declaration = choice.declaration,
            let index = choice.matched.firstIndex(where: { $0.contains(argument) }),
            index < declaration.parameters.count
        else { return nil }
        return declaration.parameters[index]
    }

    /// Returns true if a call never returns.
    func neverReturns(_ call: Call, _ node: Expression) -> Bool {
        if type(of: node)?.nominal?.name == "Never" { return true }
        guard let declaration = callee(of: call, node)?.declaration, declaration.kind == .function else { return false }
        return declaration.result.nominal?.name == "Never"
    }

    /// Returns when a call throws.
    func throwing(_ call: Call, _ node: Expression) -> Throwing {
        if let declaration = callee(of: call, node)?.declaration, declaration.kind != .variable {
            if declaration.modifiers.contains(.rethrows) { return .withArguments }
            return declaration.modifiers.contains(.throws) ? .always : .never
        }
        guard let type = type(of: call.callee) else { return .unknown }
        guard let function = type.withoutOptionals.function else { return .unknown }
        return function.isThrowing ? .always : .never
    }

    enum Throwing {
        case always
        case never
        case withArguments
        case unknown
    }
}

extension Type {
    /// True for `Any` and for `any P`.
    var isExistentialOrAny: Bool {
        if case .existential = form { return true }
        return false
    }
}

extension Condition {
    /// The value that is known before anything runs; nil if it depends on a variable.
    var literal: Bool? {
        guard case .expression(let node) = self else { return nil }
        return node.literalTruth
    }
}
