/// The transformation that a result builder makes of a body.
extension BodyChecker {
    /// Returns the type that a builder makes of statements; nil if there is a mistake.
    func build(_ statements: [Statement], _ builder: Type, _ scope: LexicalScope) -> Type? {
        declare(statements, scope)
        guard let block = block(statements, builder, scope) else { return nil }
        return has("buildFinalResult", builder)
            ? call("buildFinalResult", [(nil, block)], builder, at: statements) : block
    }

    private func block(_ statements: [Statement], _ builder: Type, _ scope: LexicalScope) -> Type? {
        var parts: [Type] = []
        var shapes = KnownShapes()
        // After a mistake, the other lines are still checked.
        var hasMistake = false
        for statement in statements.flatMap(\.withoutSections) {
            switch statement.kind {
            case .expression(let node):
                let part = component(node, builder, scope, &shapes)
                if part == nil { hasMistake = true }
                if let part, !isAssignment(node) { parts.append(part) }
            case .forLoop(let loop, _):
                guard let part = self.loop(loop, builder, scope) else {
                    hasMistake = true
                    continue
                }
                parts.append(part)
            case .block(let body):
                guard let part = block(body, builder, LexicalScope(parent: scope)) else { return nil }
                parts.append(part)
            default:
                check([statement], scope)
                // Names may mean something else from here on.
                shapes = KnownShapes()
            }
        }
        if hasMistake { return nil }
        if has("buildPartialBlock", builder), let first = parts.first {
            return parts.dropFirst().reduce(call("buildPartialBlock", [("first", first)], builder, at: statements)) {
                whole,
                next in
                whole.flatMap {
                    call("buildPartialBlock", [("accumulated", $0), ("next", next)], builder, at: statements)
                }
            }
        }
        return call("buildBlock", arguments(parts, builder).map { (nil, $0) }, builder, at: statements)
    }

    /// Returns the types of a block's arguments; where any number of them fits, each type once.
    private func arguments(_ parts: [Type], _ builder: Type) -> [Type] {
        let found = lookup.members("buildBlock", of: builder, isStatic: true).map(\.declaration)
        guard parts.count > 1, found.count == 1, found[0].parameters.count == 1, found[0].parameters[0].isVariadic
        else {
            return parts
        }
        var seen: Set<Type> = []
        return parts.filter { seen.insert($0).inserted }
    }

    private func isAssignment(_ node: Expression) -> Bool {
        switch node.kind {
        case .assign, .assignWith: true
        default: false
        }
    }

    /// Returns the type of a line, which is found once for lines that differ in literals alone.
    private func component(
        _ node: Expression,
        _ builder: Type,
        _ scope: LexicalScope,
        _ shapes: inout KnownShapes
    ) -> Type? {
        if let match = shapes.match(node) {
            findings.add(match)
            return match.type
        }
        let thrown = context.thrown.count
        let type = component(node, builder, scope)
        if let type, context.thrown.count == thrown, !isAssignment(node) { shapes.add(node, type) }
        return type
    }

    private func component(_ node: Expression, _ builder: Type, _ scope: LexicalScope) -> Type? {
        switch node.kind {
        case .conditional(let conditional): return self.conditional(conditional, builder, scope)
        case .choice(let choice): return self.choice(choice, builder, scope)
        case .assign, .assignWith:
            check(node, scope)
            return .void
        default: break
        }
        let count = findings.mistakes.count
        guard has("buildExpression", builder) else {
            let type = check(node, scope)
            return findings.mistakes.count == count ? type : nil
        }
        let callee = Expression(.member(typeNode(builder, node.offset), "buildExpression"), at: node.offset)
        let argument = LabelledExpression(offset: node.offset, value: node)
        let wrapped = Expression(
            .call(Call(callee: callee, arguments: [argument], nameOffset: node.offset)),
            at: node.offset
        )
        let type = check(wrapped, builderScope(builder, scope))
        return findings.mistakes.count == count ? type : nil
    }

    private func conditional(_ node: Conditional, _ builder: Type, _ scope: LexicalScope) -> Type? {
        let inner = LexicalScope(parent: scope)
        check(node.conditions, inner)
        guard let body = block(node.body, builder, LexicalScope(parent: inner)) else { return nil }
        guard let otherwise = node.otherwise else {
            let name = has("buildOptional", builder) ? "buildOptional" : "buildIf"
            return call(name, [(nil, standard.optional(body))], builder, at: node.body)
        }
        let first = call("buildEither", [("first", body)], builder, at: node.body)
        let other: Type?
        if otherwise.count == 1, case .expression(let next) = otherwise[0].kind, case .conditional(let more) = next.kind
        {
            other = conditional(more, builder, scope)
        } else {
            other = block(otherwise, builder, LexicalScope(parent: scope))
        }
        guard let other else { return nil }
        let second = call("buildEither", [("second", other)], builder, at: node.body)
        return common(first, second)
    }

    private func choice(_ node: Switch, _ builder: Type, _ scope: LexicalScope) -> Type? {
        let type = check(node.subject, scope)
        var result: Type?
        for item in node.cases {
            let inner = self.scope(of: item, matching: type, scope)
            guard let body = block(item.body, builder, LexicalScope(parent: inner)) else { return nil }
            guard node.cases.count > 1 else { return body }
            guard let part = call("buildEither", [("first", body)], builder, at: item.body) else { return nil }
            result = result ?? part
        }
        return result
    }

    private func common(_ first: Type?, _ second: Type?) -> Type? { second == nil ? nil : first ?? second }

    private func loop(_ loop: ForLoop, _ builder: Type, _ scope: LexicalScope) -> Type? {
        let type = check(loop.sequence, scope)
        let inner = LexicalScope(parent: scope)
        check(loop.pattern, type.isError ? .error : lookup.reduced(Type(.member(type, "Element"))), inner)
        if let condition = loop.condition { check(condition, expecting: standard.bool, .condition, inner) }
        guard let body = block(loop.body, builder, LexicalScope(parent: inner)) else { return nil }
        return call("buildArray", [(nil, standard.array(body))], builder, at: loop.body)
    }

    // MARK: - Calls of the builder

    private func has(_ name: String, _ builder: Type) -> Bool {
        !lookup.members(name, of: builder, isStatic: true).isEmpty
    }

    private func typeNode(_ builder: Type, _ offset: Int) -> Expression {
        Expression(.name("$builder"), at: offset)
    }

    private func builderScope(_ builder: Type, _ scope: LexicalScope?) -> LexicalScope {
        let result = LexicalScope(parent: scope)
        result.add(.init(name: "$builder", type: .metatype(builder), isLet: true, offset: 0))
        return result
    }

    private func call(
        _ name: String,
        _ arguments: [(label: String?, type: Type)],
        _ builder: Type,
        at statements: [Statement]
    ) -> Type? {
        let offset = statements.first?.offset ?? 0
        let scope = builderScope(builder, nil)
        let labelled = arguments.enumerated().map { index, argument in
            scope.add(.init(name: "$part\(index)", type: argument.type, isLet: true, offset: offset))
            return LabelledExpression(
                label: argument.label,
                offset: offset,
                value: Expression(.name("$part\(index)"), at: offset)
            )
        }
        let callee = Expression(.member(typeNode(builder, offset), name), at: offset)
        let node = Expression(.call(Call(callee: callee, arguments: labelled, nameOffset: offset)), at: offset)
        let count = findings.mistakes.count
        let type = check(node, scope)
        return findings.mistakes.count == count ? type : nil
    }
}

extension Statement {
    fileprivate var withoutSections: [Statement] {
        if case .section(let statements) = kind { return statements }
        return [self]
    }
}
