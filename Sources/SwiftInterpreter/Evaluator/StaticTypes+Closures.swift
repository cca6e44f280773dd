/// An expression that a closure returns, with the types known at its place.
struct ReturnedExpression {
    /// Nil for a `return` alone.
    var node: Expression?
    var types: StaticTypes
}

extension StaticTypes {
    /// The expressions that a closure returns where its parameters are of the given types.
    ///
    /// They are its only expression or the operands of its `return` statements; there are none if it returns no value.
    func returned(by closure: ClosureExpression, _ parameters: [TypeRef]) -> [ReturnedExpression] {
        let inner = Scope(parent: scope, frame: scope.frame)
        for (index, type) in parameters.enumerated() {
            let named = closure.parameters.flatMap { index < $0.count ? $0[index] : nil }
            Self.define(named?.name ?? "$\(index)", named?.type ?? type, in: inner)
        }
        return inside(inner)?.results(of: closure.body) ?? []
    }

    /// The expressions that a body gives: a single expression, each branch of a single `if` or `switch`, or what
    /// `return` statements have.
    private func results(of body: [Statement]) -> [ReturnedExpression] {
        guard body.count == 1, case .expression(let node) = body[0].kind else { return returns(in: body) }
        switch node.kind {
        case .conditional(let conditional):
            return branches(of: conditional).flatMap { $0.types.results(of: $0.body) }
        case .choice(let choice): return branches(of: choice).flatMap { $0.types.results(of: $0.body) }
        default: return [ReturnedExpression(node: node, types: self)]
        }
    }

    private typealias Branch = (types: StaticTypes, body: [Statement])

    private func branches(of conditional: Conditional) -> [Branch] {
        let first = entering { inner in conditional.conditions.forEach { define($0, in: inner) } }
        let second = conditional.otherwise.flatMap { otherwise in entering { _ in }.map { ($0, otherwise) } }
        return [first.map { ($0, conditional.body) }, second].compactMap { $0 }
    }

    private func branches(of choice: Switch) -> [Branch] {
        choice.cases.compactMap { choice in
            entering { inner in choice.patterns.forEach { Self.define($0.pattern, in: inner) } }
                .map { ($0, choice.body) }
        }
    }

    /// The types known in a block, which has names of its own.
    private func entering(_ defining: (Scope) -> Void) -> StaticTypes? {
        let inner = Scope(parent: scope, frame: scope.frame)
        defining(inner)
        return inside(inner)
    }

    private func returns(in body: [Statement]) -> [ReturnedExpression] {
        guard let block = entering({ _ in }) else { return [] }
        return body.flatMap { block.returns(in: $0) }
    }

    private func returns(in statement: Statement) -> [ReturnedExpression] {
        switch statement.kind {
        case .returned(let node): return [ReturnedExpression(node: node, types: self)]
        case .variables(let bindings):
            bindings.forEach(define)
            return []
        case .expression(let node):
            switch node.kind {
            case .conditional(let conditional):
                return branches(of: conditional).flatMap { $0.types.returns(in: $0.body) }
            case .choice(let choice): return branches(of: choice).flatMap { $0.types.returns(in: $0.body) }
            default: return []
            }
        case .guarded(let conditions, let body):
            // Names that a `guard` binds are known after it.
            conditions.forEach { define($0, in: scope) }
            return returns(in: body)
        case .whileLoop(let conditions, let body, _):
            return entering { inner in conditions.forEach { define($0, in: inner) } }?.returns(in: body) ?? []
        case .repeatLoop(let body, _, _), .block(let body): return returns(in: body)
        case .forLoop(let loop, _): return returns(in: loop)
        case .attempted(let attempt):
            return returns(in: attempt.body) + attempt.clauses.flatMap { returns(in: $0.body) }
        default: return []
        }
    }

    private func returns(in loop: ForLoop) -> [ReturnedExpression] {
        let inner = entering { inner in
            guard case .name(let name, _, _) = loop.pattern else { return Self.define(loop.pattern, in: inner) }
            if case .array(let element)? = type(of: loop.sequence) {
                Self.define(name, loop.type ?? element, in: inner)
            } else {
                Self.define(name, loop.type, in: inner)
            }
        }
        return inner?.returns(in: loop.body) ?? []
    }

    // MARK: - Names of a block

    private func define(_ binding: VariableBinding) {
        guard case .name(let name, _, _) = binding.pattern else { return Self.define(binding.pattern, in: scope) }
        let type = binding.type ?? binding.value.flatMap { self.type(of: $0) }
        Self.define(name, type, in: scope)
    }

    private func define(_ condition: Condition, in inner: Scope) {
        switch condition {
        case .expression: break
        case .binding(.name(let name, _, _), let type, let value, _):
            var found = type ?? self.type(of: value)
            if type == nil, case .optional(let wrapped)? = found { found = wrapped }
            Self.define(name, found, in: inner)
        case .binding(let pattern, _, _, _), .matching(let pattern, _): Self.define(pattern, in: inner)
        }
    }

    /// Names that a pattern binds hide outer ones, whatever their types are.
    private static func define(_ pattern: Pattern, in scope: Scope) {
        switch pattern {
        case .name(let name, _, _): define(name, nil, in: scope)
        case .tuple(let parts, _): parts.forEach { define($0.pattern, in: scope) }
        case .enumCase(_, _, let parts, _): parts?.forEach { define($0.pattern, in: scope) }
        case .optional(let inner): define(inner, in: scope)
        case .cast(let inner, _, _, _): define(inner, in: scope)
        case .wildcard, .expression, .type: break
        }
    }

    private static func define(_ name: String, _ type: TypeRef?, in scope: Scope) {
        scope.define(name, Cell(.void, isLet: true, type: type == .any ? nil : type, isInitialized: false))
    }
}
