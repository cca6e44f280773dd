extension Evaluator {
    /// Returns the element type of a builder's result: `[Child]` or `() -> [Child]`.
    static func elementType(ofBuilder type: TypeRef?) -> TypeRef {
        let result = type?.function?.result ?? type
        if case .array(let element)? = result?.unwrapped { return element }
        return result ?? .any
    }

    /// Evaluates a builder argument to its children.
    func builderArgument(_ node: Expression, _ type: TypeRef, _ scope: Scope) throws -> Value {
        let element = Self.elementType(ofBuilder: type)
        if case .closure(let closure) = node.kind {
            guard closure.parameters == nil, closure.shorthandCount == 0 else {
                throw failure("a result builder closure takes no parameters", at: node.offset, scope)
            }
            let frame = Frame(
                source: scope.frame.source,
                selfCell: scope.frame.selfCell,
                typeName: scope.frame.typeName,
                result: .array(element)
            )
            let inner = Scope(parent: scope, frame: frame)
            if case .returned(let node?)? = closure.onlyStatement?.kind {
                return try children(try evaluate(node, .array(element), inner), element, at: node.offset, inner)
            }
            return single(try collectElements(closure.parts, element, inner), type)
        }
        var value = try evaluate(node, type, scope)
        if case .function(let function) = value { value = try function.call() }
        let result = try children(value, element, at: node.offset, scope)
        if case .array(let items) = result { return single(items, type) }
        return result
    }

    /// Returns the only child if the builder's result is not an array.
    private func single(_ children: [Value], _ type: TypeRef) -> Value {
        let result = type.function?.result ?? type
        if case .array = result.unwrapped { return .array(children) }
        return children.count == 1 ? children[0] : .array(children)
    }

    private func children(_ value: Value, _ element: TypeRef, at offset: Int, _ scope: Scope) throws -> Value {
        var result: [Value] = []
        try add(value, element, at: offset, scope, to: &result)
        return .array(result)
    }

    private func add(
        _ value: Value,
        _ element: TypeRef,
        at offset: Int,
        _ scope: Scope,
        to result: inout [Value]
    ) throws {
        switch value {
        case .void, .nil: return
        case .present(let held): try add(held, element, at: offset, scope, to: &result)
        case .array(let values):
            for value in values { try add(value, element, at: offset, scope, to: &result) }
        default: result.append(try coerce(value, to: element, as: .element, at: offset, scope))
        }
        try checkCount(result.count, at: offset, scope)
    }

    /// Runs the statements of a builder closure and collects the values of its expressions.
    func collectElements(_ body: [Statement], _ element: TypeRef, _ scope: Scope) throws -> [Value] {
        var result: [Value] = []
        result.reserveCapacity(body.count)
        try collectElements(body, element, scope, into: &result)
        return result
    }

    private func collectElements(_ body: [Statement], _ element: TypeRef, _ scope: Scope, into result: inout [Value])
        throws
    {
        try hoist(body, scope)
        try withLines(in: scope) { try collectLines(body, element, scope, into: &result) }
    }

    private func collectLines(_ body: [Statement], _ element: TypeRef, _ scope: Scope, into result: inout [Value])
        throws
    {
        var index = 0
        while index < body.count {
            index = addKeptChildren(of: body, from: index, as: element, scope, to: &result)
            guard index < body.count else { break }
            if case .section(let statements) = body[index].kind {
                let start = result.count
                try collectLines(statements, element, scope, into: &result)
                keepChildren(result[start...], of: statements, in: body[index].line)
            } else {
                try collectLine(body[index], element, scope, into: &result)
            }
            index += 1
        }
    }

    private func collectLine(_ statement: Statement, _ element: TypeRef, _ scope: Scope, into result: inout [Value])
        throws
    {
        guard statement.isValue, keeper != nil, let line = statement.line else {
            return try collectElements(statement, element, scope, into: &result)
        }
        result += try values(of: line, .children, as: element, scope) {
            var values: [Value] = []
            try collectElements(statement, element, scope, into: &values)
            return values
        }
        try checkCount(result.count, at: statement.offset, scope)
    }

    private func collectElements(
        _ statement: Statement,
        _ element: TypeRef,
        _ scope: Scope,
        into result: inout [Value]
    ) throws {
        switch statement.kind {
        case .expression(let node): try collectElements(node, element, scope, into: &result)
        case .forLoop(let loop, _):
            try forEach(loop, scope) { inner in
                try collectElements(loop.body, element, inner, into: &result)
                return .normal
            }
        case .variables, .function, .type, .alias: _ = try execute(statement, scope)
        case .block(let body):
            try collectElements(body, element, Scope(parent: scope, frame: scope.frame), into: &result)
        default:
            throw failure(
                "closure containing this statement cannot be used with a result builder",
                at: statement.offset,
                scope,
                fix: "use 'if', 'switch', 'for' or 'let' here"
            )
        }
    }

    private func collectElements(_ node: Expression, _ element: TypeRef, _ scope: Scope, into result: inout [Value])
        throws
    {
        switch node.kind {
        case .conditional(let conditional):
            let inner = Scope(parent: scope, frame: scope.frame)
            let branch = try holds(conditional.conditions, inner) ? conditional.body : conditional.otherwise ?? []
            try collectElements(branch, element, Scope(parent: inner, frame: scope.frame), into: &result)
        case .choice(let choice):
            guard let (body, inner) = try chosenCase(choice, node, scope) else { return }
            try collectElements(body, element, inner, into: &result)
        default:
            let value = try evaluate(node, element, scope)
            try add(value, element, at: node.offset, scope, to: &result)
        }
    }
}

extension Statement {
    /// True for a statement that gives elements in a builder, and declares nothing.
    fileprivate var isValue: Bool {
        switch kind {
        case .expression, .forLoop, .block: true
        default: false
        }
    }
}
