/// Result builders declared in source: statements become calls of their static methods.
extension Evaluator {
    /// Returns the declared result builder of that name.
    func declaredBuilder(_ name: String, _ scope: Scope) -> DeclaredType? {
        guard !syntax.builders.isEmpty, case .declared(let type)? = findType(name, scope), type.isResultBuilder else {
            return nil
        }
        return type
    }

    /// Transforms the body of a function with a declared result builder and returns the result.
    func build(_ body: [Statement], with builder: DeclaredType, at offset: Int, _ scope: Scope) throws -> Value {
        let result = try block(body, builder, at: offset, scope)
        return try apply("buildFinalResult", of: builder, [(nil, result)], at: offset, scope) ?? result
    }

    /// Returns a function for a closure that a declared result builder transforms.
    func builtFunction(
        _ closure: ClosureExpression,
        with builder: DeclaredType,
        _ type: TypeRef,
        at offset: Int,
        _ scope: Scope
    ) -> Value {
        noteCycleCandidate(scope)
        let body: (inout [Value]) throws -> Value = { [self] _ in
            beginCallback()
            let frame = Frame(
                source: scope.frame.source,
                selfCell: scope.frame.selfCell,
                typeName: scope.frame.typeName,
                result: type.function?.result
            )
            return try build(closure.body, with: builder, at: offset, Scope(parent: scope, frame: frame))
        }
        return .function(FunctionValue(name: "builder", parameterCount: 0, type: type, runtime: self, body: body))
    }

    private func block(
        _ body: [Statement],
        _ builder: DeclaredType,
        at offset: Int,
        _ scope: Scope
    ) throws -> Value {
        try hoist(body, scope)
        var parts: [Value] = []
        for statement in body {
            switch statement.kind {
            case .expression(let node): parts.append(try part(node, builder, scope))
            case .forLoop(let loop, _):
                var items: [Value] = []
                try forEach(loop, scope) { inner in
                    items.append(try block(loop.body, builder, at: statement.offset, inner))
                    return .normal
                }
                parts.append(
                    try require("buildArray", of: builder, [(nil, .array(items))], at: statement.offset, scope)
                )
            case .variables, .function, .type, .alias: _ = try execute(statement, scope)
            default:
                throw failure(
                    "closure containing this statement cannot be used with a result builder",
                    at: statement.offset,
                    scope
                )
            }
        }
        if let first = parts.first,
            let start = try apply("buildPartialBlock", of: builder, [("first", first)], at: offset, scope)
        {
            return try parts.dropFirst().reduce(start) { sum, next in
                let arguments: [(String?, Value)] = [("accumulated", sum), ("next", next)]
                return try require("buildPartialBlock", of: builder, arguments, at: offset, scope)
            }
        }
        return try require("buildBlock", of: builder, parts.map { (nil, $0) }, at: offset, scope)
    }

    private func part(_ node: Expression, _ builder: DeclaredType, _ scope: Scope) throws -> Value {
        switch node.kind {
        case .conditional(let conditional): return try branch(of: conditional, node, builder, scope)
        case .choice(let choice):
            guard let (index, inner) = try chosenIndex(choice, node, scope) else { return .void }
            let value = try block(choice.cases[index].body, builder, at: node.offset, inner)
            return try either(value, index, of: choice.cases.count, builder, at: node.offset, scope)
        default:
            let functions = staticFunctions("buildExpression", of: .declared(builder))
            let expected =
                functions.count == 1
                ? functions[0].code.signature.parameters.first?.type
                : functions.isEmpty
                    ? staticFunctions("buildBlock", of: .declared(builder)).first?.code.signature.parameters.first?.type
                    : nil
            let value = try evaluate(node, expected, scope)
            return try apply("buildExpression", of: builder, [(nil, value)], at: node.offset, scope) ?? value
        }
    }

    /// Returns the branch of an `if` that is taken, including its `else if` branches.
    private func branch(
        of conditional: Conditional,
        _ node: Expression,
        _ builder: DeclaredType,
        _ scope: Scope
    ) throws -> Value {
        var branches = [conditional]
        while let last = branches.last, let otherwise = last.otherwise, otherwise.count == 1,
            case .expression(let next) = otherwise[0].kind, case .conditional(let other) = next.kind
        {
            branches.append(other)
        }
        let rest = branches.last?.otherwise
        let count = branches.count + (rest == nil ? 0 : 1)
        var result = Value.nil
        var taken: (body: [Statement], index: Int, scope: Scope)?
        for (index, branch) in branches.enumerated() {
            let inner = Scope(parent: scope, frame: scope.frame)
            guard try holds(branch.conditions, inner) else { continue }
            taken = (branch.body, index, inner)
            break
        }
        if taken == nil, let rest { taken = (rest, count - 1, Scope(parent: scope, frame: scope.frame)) }
        if let taken {
            let value = try block(taken.body, builder, at: node.offset, taken.scope)
            result = try either(value, taken.index, of: count, builder, at: node.offset, scope)
        }
        if rest != nil { return result }
        let value: Value = taken == nil ? .nil : .present(result)
        return try require("buildOptional", of: builder, [(nil, value)], at: node.offset, scope)
    }

    /// Wraps the value of a branch in `buildEither`.
    ///
    /// Like the compiler, it pairs the branches, then the pairs, until one is left.
    private func either(
        _ value: Value,
        _ index: Int,
        of count: Int,
        _ builder: DeclaredType,
        at offset: Int,
        _ scope: Scope
    ) throws -> Value {
        var (value, index, count) = (value, index, count)
        while count > 1 {
            let isAlone = count % 2 == 1 && index == count - 1
            if !isAlone {
                let label = index % 2 == 0 ? "first" : "second"
                value = try require("buildEither", of: builder, [(label, value)], at: offset, scope)
            }
            (index, count) = (index / 2, (count + 1) / 2)
        }
        return value
    }

    private func require(
        _ name: String,
        of builder: DeclaredType,
        _ arguments: [(label: String?, value: Value)],
        at offset: Int,
        _ scope: Scope
    ) throws -> Value {
        if let result = try apply(name, of: builder, arguments, at: offset, scope) { return result }
        throw failure("result builder '\(builder.name)' does not implement '\(name)'", at: offset, scope)
    }

    /// Calls a static method of a builder; nil if none accepts the arguments.
    private func apply(
        _ name: String,
        of builder: DeclaredType,
        _ arguments: [(label: String?, value: Value)],
        at offset: Int,
        _ scope: Scope
    ) throws -> Value? {
        for bound in staticFunctions(name, of: .declared(builder)) {
            let parameters = bound.code.signature.parameters
            var values: [Value] = []
            if parameters.count == 1, parameters[0].isVariadic {
                let items = arguments.compactMap {
                    (try? converted($0.value, to: parameters[0].type, at: offset, bound.scope)) ?? nil
                }
                guard items.count == arguments.count else { continue }
                values = [.array(items)]
            } else {
                guard parameters.map(\.label) == arguments.map(\.label) else { continue }
                for (parameter, argument) in zip(parameters, arguments) {
                    guard let value = try? converted(argument.value, to: parameter.type, at: offset, bound.scope) else {
                        break
                    }
                    values.append(value)
                }
                guard values.count == parameters.count else { continue }
            }
            let cell = Cell(.type(.declared(builder)), isLet: true)
            return try invoke(bound, selfCell: cell, &values, at: offset, scope)
        }
        return nil
    }
}
