/// The transformation that a result builder makes of a body: into statements that bind each part to a name and call the
/// builder's functions.
extension BodyChecker {
    /// A body of a result builder.
    struct Built {
        /// The statements that make the parts.
        var statements: [Statement] = []
        /// The call that makes the value of the parts.
        var value: Expression
        var type: Type
    }

    /// Returns the type that a builder makes of statements, and records the statements of the transformed body for its
    /// owner; nil if there is a mistake.
    ///
    /// - Parameter result: The type that the body must have, which may choose among functions of the builder.
    func build(
        _ statements: [Statement],
        _ builder: Type,
        _ scope: LexicalScope,
        owner: ObjectIdentifier?,
        as result: Type? = nil
    ) -> Type? {
        if let owner, let list = listType(of: builder, scope) {
            switch collect(statements, list, builder, scope) {
            case .collected(let body):
                findings.details.collected[owner] = body
                return body.type
            case .wrong: return nil
            case .otherwise: break
            }
        }
        declare(statements, scope)
        let isLast = !has("buildFinalResult", builder)
        guard var block = block(statements, builder, scope, as: isLast ? result : nil) else { return nil }
        if !isLast {
            let part = bind(block.value, block.type, to: &block.statements)
            guard let last = call("buildFinalResult", [(nil, part)], builder, at: statements, as: result) else {
                return nil
            }
            (block.value, block.type) = (last.node, last.type)
        }
        if let owner {
            let result = Statement(kind: .returned(block.value), offset: block.value.offset)
            findings.details.bodies[owner] = block.statements + [result]
        }
        return block.type
    }

    /// A part of a body, bound to a name.
    struct BuiltPart {
        var name: String
        var type: Type
    }

    private func block(_ statements: [Statement], _ builder: Type, _ scope: LexicalScope, as result: Type? = nil)
        -> Built?
    {
        var parts: [BuiltPart] = []
        var made: [Statement] = []
        // After a mistake, the other lines are still checked.
        var hasMistake = false
        for statement in statements.flatMap(\.withoutSections) {
            switch part(of: statement, builder, scope, &made) {
            case .part(let part): parts.append(part)
            case .none: break
            case .mistake: hasMistake = true
            }
        }
        return hasMistake ? nil : joined(parts, made, builder, at: statements, as: result)
    }

    /// The contribution of a statement to a body.
    enum Contribution {
        case part(BuiltPart)
        case none
        case mistake
    }

    /// Transforms one statement of a body.
    func part(of statement: Statement, _ builder: Type, _ scope: LexicalScope, _ made: inout [Statement])
        -> Contribution
    {
        switch statement.kind {
        case .expression(let node):
            switch node.kind {
            case .assign, .assignWith:
                check(node, scope)
                made.append(statement)
                return .none
            default: return component(node, builder, scope, &made).map { .part($0) } ?? .mistake
            }
        case .forLoop(let loop, let label):
            guard has("buildArray", builder) else {
                noteControlFlow(at: statement.offset, builder)
                return .mistake
            }
            return self.loop(loop, label, builder, scope, &made).map { .part($0) } ?? .mistake
        case .block(let body, let label):
            guard label == nil else {
                noteControlFlow(at: statement.offset, builder)
                return .mistake
            }
            guard var block = block(body, builder, LexicalScope(parent: scope)) else { return .mistake }
            let part = variable(block.type, to: &made)
            block.statements.append(assignment(block.value, to: part))
            made.append(Statement(kind: .block(block.statements, label: nil), offset: statement.offset))
            return .part(part)
        default:
            check([statement], scope)
            made.append(statement)
            return .none
        }
    }

    /// Returns the call that makes one value of all parts.
    private func joined(
        _ parts: [BuiltPart],
        _ made: [Statement],
        _ builder: Type,
        at statements: [Statement],
        as result: Type? = nil
    ) -> Built? {
        var made = made
        guard has("buildPartialBlock", builder), let first = parts.first else {
            return call("buildBlock", parts.map { (nil, $0) }, builder, at: statements, as: result).map {
                Built(statements: made, value: $0.node, type: $0.type)
            }
        }
        guard var whole = call("buildPartialBlock", [("first", first)], builder, at: statements) else { return nil }
        for next in parts.dropFirst() {
            let before = bind(whole.node, whole.type, to: &made)
            guard
                let more = call(
                    "buildPartialBlock",
                    [("accumulated", before), ("next", next)],
                    builder,
                    at: statements
                )
            else { return nil }
            whole = more
        }
        return Built(statements: made, value: whole.node, type: whole.type)
    }

    private func component(
        _ node: Expression,
        _ builder: Type,
        _ scope: LexicalScope,
        _ made: inout [Statement]
    ) -> BuiltPart? {
        guard canBuild(node, builder) else { return nil }
        switch node.kind {
        case .conditional: return chain(node, builder, scope, &made)
        case .choice(let choice): return self.choice(choice, node, builder, scope, &made)
        default: break
        }
        return value(of: node, builder, scope).map { bind($0.node, $0.type, to: &made) }
    }

    /// Checks an expression, and returns what the builder makes of it; nil if there is a mistake.
    func value(of node: Expression, _ builder: Type, _ scope: LexicalScope) -> (node: Expression, type: Type)? {
        let count = findings.mistakes.count
        let root = wrapped(node, builder)
        let type = check(root, root === node ? scope : builderScope(builder, scope))
        return findings.mistakes.count == count ? (root, type) : nil
    }

    /// Returns the call that passes an expression to a builder; the expression itself if the builder takes it as it is.
    func wrapped(_ node: Expression, _ builder: Type) -> Expression {
        guard takesExpressions(builder) else { return node }
        let callee = Expression(.member(typeNode(builder, node.offset), "buildExpression"), at: node.offset)
        let argument = LabelledExpression(offset: node.offset, value: node)
        return Expression(
            .call(Call(callee: callee, arguments: [argument], nameOffset: node.offset)),
            at: node.offset
        )
    }

    // MARK: - Branches and loops

    /// Transforms an `if` with all its `else if`.
    private func chain(_ node: Expression, _ builder: Type, _ scope: LexicalScope, _ made: inout [Statement])
        -> BuiltPart?
    {
        var clauses: [(conditions: [Condition], body: Built)] = []
        var last: Built?
        var next: Expression? = node
        var isOptional = false
        while let here = next, case .conditional(let conditional) = here.kind {
            next = nil
            let inner = LexicalScope(parent: scope)
            check(conditional.conditions, inner)
            guard let body = block(conditional.body, builder, LexicalScope(parent: inner)) else { return nil }
            clauses.append((conditional.conditions, body))
            guard let otherwise = conditional.otherwise else {
                isOptional = true
                break
            }
            if otherwise.count == 1, case .expression(let more) = otherwise[0].kind, case .conditional = more.kind {
                next = more
            } else {
                guard let body = block(otherwise, builder, LexicalScope(parent: scope)) else { return nil }
                last = body
            }
        }
        var bodies = clauses.map(\.body) + [last].compactMap { $0 }
        guard let type = inject(&bodies, builder) else { return nil }
        let whole = isOptional ? standard.optional(type) : type
        let result = variable(whole, isNil: isOptional, to: &made)
        var otherwise = last == nil ? nil : bodies.popLast().map { $0.statements + [assignment($0.value, to: result)] }
        for (clause, body) in zip(clauses, bodies).reversed() {
            let statements = body.statements + [assignment(body.value, body.type, to: result)]
            let conditional = Conditional(conditions: clause.conditions, body: statements, otherwise: otherwise)
            otherwise = [
                Statement(
                    kind: .expression(Expression(.conditional(conditional), at: node.offset)),
                    offset: node.offset
                )
            ]
        }
        made += otherwise ?? []
        guard isOptional else { return result }
        let name = has("buildOptional", builder) ? "buildOptional" : "buildIf"
        return call(name, [(nil, result)], builder, at: clauses[0].body.statements).map {
            bind($0.node, $0.type, to: &made)
        }
    }

    private func choice(
        _ choice: Switch,
        _ node: Expression,
        _ builder: Type,
        _ scope: LexicalScope,
        _ made: inout [Statement]
    ) -> BuiltPart? {
        let type = check(choice.subject, scope)
        var bodies: [Built] = []
        for item in choice.cases {
            let inner = self.scope(of: item, matching: type, scope)
            guard let body = block(item.body, builder, LexicalScope(parent: inner)) else { return nil }
            bodies.append(body)
        }
        guard let type = inject(&bodies, builder) else { return nil }
        let result = variable(type, to: &made)
        let cases = zip(choice.cases, bodies).map { item, body in
            var item = item
            item.body = body.statements + [assignment(body.value, body.type, to: result)]
            return item
        }
        let transformed = Expression(.choice(Switch(subject: choice.subject, cases: cases)), at: node.offset)
        made.append(Statement(kind: .expression(transformed), offset: node.offset))
        return result
    }

    /// Passes the values of branches to `buildEither`, along the paths of a balanced tree as the compiler does; returns
    /// their common type.
    private func inject(_ bodies: inout [Built], _ builder: Type) -> Type? {
        let count = bodies.count
        for index in bodies.indices {
            var (place, remaining) = (index, count)
            while remaining > 1 {
                let isSecond = place & 1 == 1
                if isSecond || place + 1 < remaining {
                    let part = bind(bodies[index].value, bodies[index].type, to: &bodies[index].statements)
                    let label = isSecond ? "second" : "first"
                    guard let either = call("buildEither", [(label, part)], builder, at: bodies[index].statements)
                    else { return nil }
                    (bodies[index].value, bodies[index].type) = (either.node, either.type)
                }
                place >>= 1
                remaining = (remaining + 1) >> 1
            }
        }
        return bodies.first?.type
    }

    private func loop(
        _ loop: ForLoop,
        _ label: String?,
        _ builder: Type,
        _ scope: LexicalScope,
        _ made: inout [Statement]
    ) -> BuiltPart? {
        let element = element(of: loop, scope)
        let inner = LexicalScope(parent: scope)
        check(loop.pattern, element, inner)
        if let condition = loop.condition { check(condition, expecting: standard.bool, .condition, inner) }
        guard var body = block(loop.body, builder, LexicalScope(parent: inner)) else { return nil }
        let list = variable(standard.array(body.type), isEmpty: true, to: &made)
        let part = bind(body.value, body.type, to: &body.statements)
        let append = Expression(.member(name(list), "append"), at: body.value.offset)
        let argument = LabelledExpression(offset: body.value.offset, value: name(part))
        let node = Expression(
            .call(Call(callee: append, arguments: [argument], nameOffset: body.value.offset)),
            at: body.value.offset
        )
        let around = LexicalScope(parent: scope)
        around.add(.init(name: list.name, type: list.type, isLet: false, offset: 0))
        around.add(.init(name: part.name, type: part.type, isLet: true, offset: 0))
        check(node, around)
        body.statements.append(Statement(kind: .expression(node), offset: node.offset))
        let transformed = ForLoop(
            pattern: loop.pattern,
            type: loop.type,
            sequence: loop.sequence,
            condition: loop.condition,
            body: body.statements
        )
        made.append(Statement(kind: .forLoop(transformed, label: label), offset: loop.sequence.offset))
        return call("buildArray", [(nil, list)], builder, at: loop.body).map { bind($0.node, $0.type, to: &made) }
    }

    // MARK: - Names of parts

    private func nextPart(_ type: Type) -> BuiltPart {
        partCount += 1
        return BuiltPart(name: "$part\(partCount)", type: type)
    }

    /// Binds a value to a new name.
    func bind(_ value: Expression, _ type: Type, to statements: inout [Statement]) -> BuiltPart {
        let part = nextPart(type)
        statements.append(declaration(of: part, value, isLet: true))
        return part
    }

    /// Declares a variable that branches set, or a loop appends to.
    private func variable(
        _ type: Type,
        isNil: Bool = false,
        isEmpty: Bool = false,
        to statements: inout [Statement]
    ) -> BuiltPart {
        let part = nextPart(type)
        var value: Expression?
        if isNil { value = Expression(.nilLiteral, at: 0) }
        if isEmpty { value = Expression(.array([]), at: 0) }
        if let value { findings.types[ObjectIdentifier(value)] = type }
        statements.append(declaration(of: part, value, isLet: false))
        return part
    }

    private func declaration(of part: BuiltPart, _ value: Expression?, isLet: Bool) -> Statement {
        let offset = value?.offset ?? 0
        let pattern = Pattern.name(part.name, isLet: isLet, offset: -2)
        let binding = VariableBinding(pattern: pattern, value: value, isLet: isLet, isStatic: false)
        if let value { findings.details.made.append(value) }
        return Statement(kind: .variables([binding]), offset: offset)
    }

    /// Returns an expression that names a part.
    func name(_ part: BuiltPart) -> Expression {
        let node = Expression(.name(part.name), at: 0)
        findings.types[ObjectIdentifier(node)] = part.type
        var choice = Choice(type: part.type)
        choice.variable = LexicalScope.Variable(name: part.name, type: part.type, isLet: false, offset: 0)
        findings.choices[ObjectIdentifier(node)] = choice
        findings.details.made.append(node)
        return node
    }

    private func assignment(_ value: Expression, _ type: Type? = nil, to part: BuiltPart) -> Statement {
        let node = Expression(.assign(name(part), value), at: value.offset)
        findings.types[ObjectIdentifier(node)] = .void
        findings.details.made.append(node)
        return Statement(kind: .expression(node), offset: value.offset)
    }

    // MARK: - Calls of the builder
}

extension Statement {
    fileprivate var withoutSections: [Statement] {
        if case .section(let statements) = kind { return statements }
        return [self]
    }
}
