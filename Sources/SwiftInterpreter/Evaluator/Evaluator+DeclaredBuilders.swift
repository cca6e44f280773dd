/// Result builders that source declares: statements become calls of their static functions.
extension Evaluator {
    /// The result builder of that name that source declares.
    func declaredBuilder(_ name: String, _ scope: Scope) -> DeclaredType? {
        guard !syntax.builders.isEmpty, case .declared(let type)? = findType(name, scope), type.isResultBuilder else {
            return nil
        }
        return type
    }

    /// What a declared result builder makes of the body of a function.
    func build(_ body: [Statement], with builder: DeclaredType, at offset: Int, _ scope: Scope) throws -> Value {
        let result = try block(body, builder, at: offset, scope)
        return try apply("buildFinalResult", of: builder, [(nil, result)], at: offset, scope) ?? result
    }

    /// A closure that a declared result builder reads, as a function.
    func builtFunction(
        _ closure: ClosureExpression,
        with builder: DeclaredType,
        _ type: TypeRef,
        at offset: Int,
        _ scope: Scope
    ) -> Value {
        noteHeld(scope)
        let body: (inout [Value]) throws -> Value = { [self] _ in
            enterFromOutside()
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
                throw failure("this statement has no place in a builder", at: statement.offset, scope)
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
        case .conditional(let conditional):
            let inner = Scope(parent: scope, frame: scope.frame)
            let holds = try holds(conditional.conditions, inner)
            guard let otherwise = conditional.otherwise else {
                let value = holds ? try block(conditional.body, builder, at: node.offset, inner) : .nil
                return try require("buildOptional", of: builder, [(nil, value)], at: node.offset, scope)
            }
            let value = try block(holds ? conditional.body : otherwise, builder, at: node.offset, inner)
            let label = holds ? "first" : "second"
            return try require("buildEither", of: builder, [(label, value)], at: node.offset, scope)
        case .choice(let choice):
            guard let (body, inner) = try chosenCase(choice, node, scope) else { return .void }
            let value = try block(body, builder, at: node.offset, inner)
            return try require("buildEither", of: builder, [("first", value)], at: node.offset, scope)
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

    private func require(
        _ name: String,
        of builder: DeclaredType,
        _ arguments: [(label: String?, value: Value)],
        at offset: Int,
        _ scope: Scope
    ) throws -> Value {
        if let result = try apply(name, of: builder, arguments, at: offset, scope) { return result }
        throw failure("the result builder '\(builder.name)' has no '\(name)' for this", at: offset, scope)
    }

    /// Calls a static function of a builder; nil if it has none that takes the arguments.
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
