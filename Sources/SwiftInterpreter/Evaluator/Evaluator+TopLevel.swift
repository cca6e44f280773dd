extension Evaluator {
    /// Returns the scope that a source declares its names into.
    func sessionScope(for source: SourceBuffer) -> Scope {
        let scope = Scope(parent: globals, frame: Frame(source: source))
        noteCycleCandidate(scope)
        return scope
    }

    /// Adds the declarations of a source to the session.
    func keepNames(of scope: Scope) {
        for (name, cell) in scope.variables {
            globals.removeFunctions(name)
            globals.define(name, cell)
        }
        for (name, code) in scope.functions {
            globals.removeVariable(name)
            // A function of a later source replaces the one with the same labels.
            globals.removeFunctions(labelled: code.signature.labelledName)
        }
        for (_, code) in scope.functions { globals.define(code) }
    }

    func runTopLevel(
        _ statements: [Statement],
        _ scope: Scope,
        _ expected: TypeRef?
    ) throws -> [Interpreter.Outcome] {
        try checkNames(statements, scope)
        try hoist(statements, scope)
        var outcomes: [Interpreter.Outcome] = []
        for (index, statement) in statements.enumerated() {
            switch statement.kind {
            case .expression(let node):
                let isLast = index == statements.count - 1
                outcomes.append(
                    try topLevelValue(node, isLast ? expected : nil, isLast: isLast, scope, statement.line)
                )
            case .returned:
                throw failure("return invalid outside of a func", at: statement.offset, scope)
            case .broken, .continued:
                throw failure("'break' and 'continue' are only allowed inside a loop", at: statement.offset, scope)
            case .deferred:
                throw failure("'defer' is only supported inside a function", at: statement.offset, scope)
            default:
                _ = try execute(statement, scope)
                let declared = Self.declarations(of: statement)
                outcomes += declared.isEmpty ? [.ran] : declared.map { .declared($0.placed(in: scope.frame.source)) }
            }
        }
        return outcomes
    }

    private func topLevelValue(
        _ node: Expression,
        _ expected: TypeRef?,
        isLast: Bool,
        _ scope: Scope,
        _ line: KnownLine?
    ) throws -> Interpreter.Outcome {
        switch node.kind {
        case .conditional, .choice:
            // These are statements, but the last one is a value if each branch is a single expression.
            if isLast, Self.givesValue(node) { return .value(try evaluate(node, expected, scope)) }
            _ = try execute(Statement(kind: .expression(node), offset: node.offset), scope)
            return .ran
        default:
            let value = try values(of: line, as: expected, scope) {
                [try expected.map { try evaluate(node, as: $0, scope) } ?? evaluate(node, nil, scope)]
            }[0]
            if case .void = value.unwrapped { return .ran }
            return .value(value)
        }
    }

    private static func givesValue(_ node: Expression) -> Bool {
        func isValue(_ body: [Statement]) -> Bool {
            guard body.count == 1, case .expression(let node) = body[0].kind else { return false }
            switch node.kind {
            case .conditional, .choice: return givesValue(node)
            case .assign, .assignWith: return false
            default: return true
            }
        }
        switch node.kind {
        case .conditional(let conditional):
            return isValue(conditional.body) && conditional.otherwise.map(isValue) == true
        case .choice(let choice): return choice.cases.allSatisfy { isValue($0.body) }
        default: return true
        }
    }

    /// Throws if a source declares a name twice; a later source may declare it again.
    private func checkNames(_ statements: [Statement], _ scope: Scope) throws {
        var seen: Set<String> = []
        for statement in statements {
            for declaration in Self.declarations(of: statement) where declaration.kind != "extension" {
                guard declaration.kind != "func", declaration.name != "_" else { continue }
                if !seen.insert(declaration.name).inserted {
                    throw failure("invalid redeclaration of '\(declaration.name)'", at: declaration.offset, scope)
                }
            }
        }
    }

    static func declarations(of statement: Statement) -> [Interpreter.Declaration] {
        switch statement.kind {
        case .variables(let bindings):
            return bindings.flatMap { binding in
                names(in: binding.pattern).map {
                    Interpreter.Declaration(kind: binding.isLet ? "let" : "var", name: $0.name, offset: $0.offset)
                }
            }
        case .function(let code): return [.init(kind: "func", name: code.signature.name, offset: code.offset)]
        case .type(let type), .extended(let type):
            return [.init(kind: type.kind.rawValue, name: type.name, offset: type.offset)]
        case .alias(let name, _, _): return [.init(kind: "typealias", name: name, offset: statement.offset)]
        default: return []
        }
    }

    private static func names(in pattern: Pattern) -> [(name: String, offset: Int)] {
        switch pattern {
        case .name(let name, _, let offset): name == "_" ? [] : [(name, offset)]
        case .tuple(let parts, _): parts.flatMap { names(in: $0.pattern) }
        default: []
        }
    }
}

extension Interpreter.Declaration {
    /// Returns the declaration with its offset in the text of a source.
    fileprivate func placed(in source: SourceBuffer) -> Interpreter.Declaration {
        Interpreter.Declaration(kind: kind, name: name, offset: source.place(of: offset))
    }
}
