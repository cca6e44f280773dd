/// The parts of expressions and statements, for walks that treat most kinds alike.
extension Expression {
    /// The expressions that it consists of, in order, without those in closures and branches.
    var parts: [Expression] {
        switch kind {
        case .integer, .largeInteger, .float, .boolean, .nilLiteral, .name, .globalName, .implicitMember, .keyPath,
            .type,
            .operatorFunction, .special, .conditional, .choice:
            []
        case .string(let parts): parts.compactMap { if case .value(let node) = $0 { node } else { nil } }
        case .array(let elements): elements
        case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
        case .tuple(let parts): parts.map(\.value)
        case .member(let base, _), .unary(_, let base), .optionalLink(let base), .chain(let base), .forced(let base),
            .reference(let base), .attempt(let base, _), .cast(let base, _, _):
            [base]
        case .call(let call): [call.callee] + call.arguments.map(\.value)
        case .subscripted(let base, let indices): [base] + indices.map(\.value)
        case .closure(let closure): closure.captures.map(\.value)
        case .binary(_, let left, let right), .and(let left, let right), .or(let left, let right),
            .coalesce(let left, let right), .assign(let left, let right), .assignWith(_, let left, let right):
            [left, right]
        case .ternary(let condition, let yes, let no): [condition, yes, no]
        case .range(let lower, let upper, _): [lower, upper].compactMap { $0 }
        }
    }
}

extension Pattern {
    /// The expressions in the pattern that the value is compared with.
    var expressions: [Expression] {
        switch self {
        case .wildcard, .name, .type: []
        case .expression(let node): [node]
        case .tuple(let parts, _): parts.flatMap(\.pattern.expressions)
        case .enumCase(_, _, let parts, _): (parts ?? []).flatMap(\.pattern.expressions)
        case .optional(let inner), .cast(let inner, _, _, _): inner.expressions
        }
    }

    /// The variables that the pattern binds.
    var names: [(name: String, isLet: Bool, offset: Int)] {
        switch self {
        case .wildcard, .expression, .type: []
        case .name(let name, let isLet, let offset): [(name, isLet, offset)]
        case .tuple(let parts, _): parts.flatMap(\.pattern.names)
        case .enumCase(_, _, let parts, _): (parts ?? []).flatMap(\.pattern.names)
        case .optional(let inner), .cast(let inner, _, _, _): inner.names
        }
    }
}

extension Condition {
    var expressions: [Expression] {
        switch self {
        case .expression(let node): [node]
        case .binding(let pattern, _, let value, _), .matching(let pattern, let value): [value] + pattern.expressions
        }
    }

    /// The value that is known before anything runs; nil if it depends on a variable.
    var literal: Bool? {
        guard case .expression(let node) = self else { return nil }
        return node.literalTruth
    }
}

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
