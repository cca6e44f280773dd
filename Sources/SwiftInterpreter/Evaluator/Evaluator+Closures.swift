extension Evaluator {
    /// Returns a function value for a closure literal; the contextual type determines the types of its parameters and
    /// result.
    func makeClosure(
        _ closure: ClosureExpression,
        _ node: Expression,
        _ expected: TypeRef?,
        _ scope: Scope
    ) throws -> Value {
        let function = expected?.function
        let scope = try capturing(closure, scope)
        if let function, let parameters = closure.parameters, parameters.count != function.parameters.count,
            !Self.destructuresPair(function.parameters)
        {
            throw failure(
                Self.wrongCount(expected, function.parameters.count, used: parameters.count),
                at: node.offset,
                scope
            )
        }
        if let function, closure.parameters == nil, closure.shorthandCount > function.parameters.count,
            !Self.destructuresPair(function.parameters)
        {
            throw failure(
                Self.wrongCount(expected, function.parameters.count, used: closure.shorthandCount),
                at: node.offset,
                scope
            )
        }
        if let parameters = function?.parameters, !parameters.isEmpty, closure.parameters == nil,
            closure.shorthandCount == 0
        {
            let names = Array(repeating: "_", count: parameters.count).joined(separator: ", ")
            throw failure(
                "contextual type for closure argument expects \(Self.count(parameters.count, "argument")), which cannot "
                    + "be implicitly ignored",
                at: node.offset,
                scope,
                fix: "write '{ \(names) in …', with a name for each argument that you need"
            )
        }
        let count = function?.parameters.count ?? closure.parameters?.count
        let result = closure.result ?? function?.result
        let types = Self.parameterTypes(closure, function?.parameters)
        noteCycleCandidate(scope)
        let body: (inout [Value]) throws -> Value = { [self] arguments in
            beginCallback()
            return try run(closure, node, types: types, result: result, &arguments, scope)
        }
        let type = function.map { TypeRef.function($0.parameters, $0.result) }
        return .function(
            FunctionValue(name: "closure", parameterCount: count, type: type, runtime: self, body: body)
        )
    }

    /// Returns the scope of a closure; the values in its capture list are evaluated when the closure is created.
    private func capturing(_ closure: ClosureExpression, _ scope: Scope) throws -> Scope {
        if closure.captures.isEmpty { return scope }
        let inner = Scope(parent: scope, frame: scope.frame)
        for (name, node) in closure.captures {
            inner.define(name, Cell(try evaluate(node, nil, scope), isLet: true))
        }
        return inner
    }

    private static func wrongCount(_ expected: TypeRef?, _ count: Int, used: Int) -> String {
        "contextual closure type '\(expected?.unwrapped.description ?? "")' expects \(Self.count(count, "argument")), "
            + "but \(used) \(used == 1 ? "was" : "were") used in closure body"
    }

    /// Returns true if a closure with several parameters may destructure its single tuple argument.
    private static func destructuresPair(_ parameters: [TypeRef.FunctionParameter]) -> Bool {
        guard parameters.count == 1 else { return false }
        if case .tuple(let parts) = parameters[0].type { return parts.count > 1 }
        return parameters[0].type == .any
    }

    private static func count(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }

    private static func parameterTypes(
        _ closure: ClosureExpression,
        _ expected: [TypeRef.FunctionParameter]?
    ) -> [TypeRef.FunctionParameter?] {
        if let parameters = closure.parameters {
            return parameters.enumerated().map { index, parameter in
                let outer = expected.flatMap { index < $0.count ? $0[index] : nil }
                guard let type = parameter.type else { return outer }
                return .init(type: type, isInout: parameter.isInout || outer?.isInout == true)
            }
        }
        return expected ?? []
    }

    private func run(
        _ closure: ClosureExpression,
        _ node: Expression,
        types: [TypeRef.FunctionParameter?],
        result: TypeRef?,
        _ arguments: inout [Value],
        _ scope: Scope
    ) throws -> Value {
        try step(node.offset, scope)
        return try traced("a closure", nil, at: node.offset, scope) {
            let outer = scope.frame
            let frame = Frame(
                source: outer.source,
                selfCell: outer.selfCell,
                typeName: outer.typeName,
                result: result == .any ? nil : result
            )
            let inner = Scope(parent: scope, frame: frame)
            var cells: [Cell] = []
            for index in arguments.indices {
                let parameter = index < types.count ? types[index] : nil
                // A parameter of unknown type is mutable: configuration closures rely on it.
                let isLet = parameter.map { !$0.isInout } ?? false
                let cell = Cell(arguments[index], isLet: isLet, type: isLet ? nil : parameter?.type)
                cells.append(cell)
                inner.define(closure.parameters.map { index < $0.count ? $0[index].name : "_" } ?? "$\(index)", cell)
            }
            // `{ (a, b) in }` and `{ $0 + $1 }` may destructure a pair.
            if arguments.count == 1, case .tuple(let fields) = arguments[0] {
                let wanted = closure.parameters?.count ?? closure.shorthandCount
                if wanted == fields.count, wanted > 1 {
                    for (index, field) in fields.enumerated() {
                        inner.define(closure.parameters?[index].name ?? "$\(index)", Cell(field.value, isLet: true))
                    }
                }
            }
            let value = try runBody(closure.body, inner, builder: nil, at: node.offset)
            for index in arguments.indices where !cells[index].isLet { arguments[index] = cells[index].value }
            return value
        }
    }

    /// Runs a function body; a single expression is its result, otherwise `return` provides it.
    func runBody(_ body: [Statement], _ scope: Scope, builder: String?, at offset: Int) throws -> Value {
        let result = scope.frame.result
        if let builder, !Self.returns(body) {
            if let declared = declaredBuilder(builder, scope) {
                return try build(body, with: declared, at: offset, scope)
            }
            let children = try collectElements(body, Self.elementType(ofBuilder: result), scope)
            if case .array? = result?.unwrapped { return .array(children) }
            return children.count == 1 ? children[0] : .array(children)
        }
        if result == .void {
            _ = try execute(body, scope)
            return .void
        }
        if body.count == 1 { return try finish(try tail(body[0], scope), at: offset, scope) }
        return try finish(try execute(body, scope), at: offset, scope)
    }

    private static func returns(_ body: [Statement]) -> Bool {
        body.contains { if case .returned = $0.kind { true } else { false } }
    }

    private func finish(_ completion: Completion, at offset: Int, _ scope: Scope) throws -> Value {
        let result = scope.frame.result
        guard case .returned(let value) = completion else {
            guard let result else { return .void }
            throw failure("missing return: expected to return '\(result)'", at: offset, scope)
        }
        guard let result else { return value }
        return try coerce(value, to: result, as: .result, at: offset, scope)
    }

    /// Runs the only statement of a body, whose value is the result of the body.
    private func tail(_ statement: Statement, _ scope: Scope) throws -> Completion {
        guard case .expression(let node) = statement.kind else { return try execute(statement, scope) }
        switch node.kind {
        case .conditional(let conditional):
            let inner = Scope(parent: scope, frame: scope.frame)
            let branch = try holds(conditional.conditions, inner) ? conditional.body : conditional.otherwise ?? []
            if branch.count == 1 { return try tail(branch[0], inner) }
            return try execute(branch, Scope(parent: inner, frame: scope.frame))
        case .choice(let choice):
            guard let (body, inner) = try chosenCase(choice, node, scope) else { return .normal }
            if body.count == 1 { return try tail(body[0], inner) }
            return try execute(body, inner)
        default:
            let value = try evaluate(node, scope.frame.result, scope)
            guard let result = scope.frame.result else { return .returned(value) }
            return .returned(try coerce(value, to: result, as: .result, at: node.offset, scope))
        }
    }
}
