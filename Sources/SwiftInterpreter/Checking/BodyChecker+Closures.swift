extension BodyChecker: BodyChecking {
    func check(
        _ site: ClosureSite,
        _ function: Type.Function,
        builder: Type?,
        into state: inout State,
        isRepairing: Bool
    ) -> Type? {
        let types = function.parameters.map(\.type)
        let outer = site.scope.known(in: state)
        let isBuilt = builder != nil && !site.closure.parts.contains(where: \.isReturn)
        // A closure of one expression is only checked by itself if it is wrong whatever is expected of its value.
        let isWrong = builder == nil && site.closure.onlyExpression != nil && interfaces.session.cursor == nil
        let isKnown = !isWrong && !function.result.hasVariables && (builder == nil || isBuilt)
        let terms = CheckedBody.Terms(
            scope: scope(of: site, parameters: types, in: outer, isBody: true, into: &state),
            result: isKnown ? function.result : nil,
            isOfOptional: !isBuilt && !isWrong && !isKnown && function.result.wrapped != nil,
            builder: isBuilt ? builder : nil
        )
        let body = checked.body(of: site.closure, terms) ?? check(site, terms)
        if !body.findings.mistakes.isEmpty, !isRepairing { return nil }
        state.add(body.findings)
        return body.type
    }

    func isWrong(_ site: ClosureSite, parameters: [Type], into state: inout State) -> Bool {
        guard let node = site.closure.onlyExpression else { return false }
        let outer = site.scope.known(in: state)
        let scope = scope(of: site, parameters: parameters, in: outer, isBody: true, into: &state)
        let terms = CheckedBody.Terms(scope: scope, result: nil, isOfOptional: false, builder: nil)
        return checked.isWrong(site.closure, terms) {
            let solver = Solver(lookup, bodies: self)
            solver.generate(node, scope)
            return !solver.maySolve()
        }
    }

    /// Checks the body of a closure.
    private func check(_ site: ClosureSite, _ terms: CheckedBody.Terms) -> CheckedBody {
        let closure = site.closure
        // The names that the body declares are no part of the terms.
        let scope = LexicalScope(parent: terms.scope)
        scope.isOfClosure = true
        let checker = nested(result: terms.builder == nil ? terms.result : nil)
        checker.context.isOfClosure = true
        var type: Type
        if let builder = terms.builder {
            let owner = ObjectIdentifier(closure)
            type = checker.build(closure.parts, builder, scope, owner: owner, as: terms.result) ?? .error
        } else {
            checker.context.returnsOptional = terms.isOfOptional
            checker.checkBody(closure.body, scope)
            checker.checkPending()
            if closure.body.isEmpty, let result = terms.result, !result.isVoid, !result.isError {
                checker.note(
                    .conversion(from: "()", to: result.description, .closureResult),
                    at: site.node.offset
                )
            }
            type = checker.context.result ?? .void
        }
        if !checker.findings.mistakes.isEmpty, type.hasVariables { type = .error }
        let body = CheckedBody(terms: terms, type: type, findings: checker.findings)
        checked.add(body, of: closure)
        return body
    }

    /// Returns the type of the result of a closure that follows from the first value that is returned.
    func inferred(_ type: Type) -> Type {
        context.returnsOptional && type.wrapped == nil && !type.isError ? standard.optional(type) : type
    }

    func scope(of site: ClosureSite, parameters: [Type], into state: inout State) -> LexicalScope {
        scope(of: site, parameters: parameters, in: site.scope, isBody: false, into: &state)
    }

    /// - Parameter isBody: true if the statements are checked by themselves, where types that are looked for mean nothing.
    private func scope(
        of site: ClosureSite,
        parameters: [Type],
        in outer: LexicalScope,
        isBody: Bool,
        into state: inout State
    ) -> LexicalScope {
        let scope = LexicalScope(parent: outer)
        scope.isOfClosure = true
        if site.closure.heading.weak.contains("self"), let own = variable("self", around: site.scope) {
            scope.add(
                .init(name: "self", type: own.wrapped == nil ? standard.optional(own) : own, isLet: true, offset: 0)
            )
        }
        for capture in site.closure.captures {
            var type = state.types[ObjectIdentifier(capture.value)] ?? .error
            if isBody, type.hasVariables {
                type = state.simplified(type)
                if type.hasVariables { type = nested(result: nil).check(capture.value, outer) }
            }
            if site.closure.heading.weak.contains(capture.name), state.known(type).wrapped == nil {
                type = standard.optional(type)
            }
            scope.add(.init(name: capture.name, type: type, isLet: true, offset: capture.value.offset))
        }
        let function = state.simplified(site.type).function
        for (index, type) in parameters.enumerated() {
            let isInout = function.map { index < $0.parameters.count && $0.parameters[index].isInout } ?? false
            let own = site.closure.parameters.flatMap { index < $0.count ? $0[index] : nil }
            let name = own?.name ?? "$\(index)"
            scope.add(.init(name: name, type: type, isLet: own?.isInout != true && !isInout, offset: site.node.offset))
        }
        return scope
    }

    func check(alone node: Expression, _ scope: LexicalScope) -> Findings {
        let checker = nested(result: nil)
        checker.check(node, scope)
        return checker.findings
    }

    private func variable(_ name: String, around scope: LexicalScope) -> Type? {
        var current: LexicalScope? = scope
        while let here = current {
            if let variable = here.variables[name] { return variable.type }
            current = here.parent
        }
        return nil
    }

    func branches(
        of node: Expression,
        _ scope: LexicalScope,
        into state: inout State
    ) -> [(node: Expression, scope: LexicalScope)]? {
        let checker = nested(result: context.result)
        let found = checker.branches(of: node, scope)
        state.add(checker.findings)
        return found
    }

    private func branches(of node: Expression, _ scope: LexicalScope) -> [(node: Expression, scope: LexicalScope)]? {
        switch node.kind {
        case .conditional(let conditional):
            guard let otherwise = conditional.otherwise else {
                note("'if' must have an unconditional 'else' to be used as expression", at: node.offset)
                return nil
            }
            let inner = LexicalScope(parent: scope)
            check(conditional.conditions, inner)
            for body in [conditional.body, otherwise] where body.isEmpty {
                note("expected expression in branch of 'if' expression", at: node.offset)
            }
            return branch(conditional.body, inner) + branch(otherwise, LexicalScope(parent: scope))
        case .choice(let choice):
            let type = check(choice.subject, scope)
            var result: [(node: Expression, scope: LexicalScope)] = []
            for item in choice.cases {
                let inner = self.scope(of: item, matching: type, scope)
                result += branch(item.body, inner)
            }
            return result
        default: return nil
        }
    }

    private func branch(_ body: [Statement], _ scope: LexicalScope) -> [(node: Expression, scope: LexicalScope)] {
        guard body.count == 1, case .expression(let node) = body[0].kind else {
            check(body, scope)
            return []
        }
        return [(node, scope)]
    }
}

extension LexicalScope {
    /// Returns the scope with the types of closure parameters around it as far as they are known.
    ///
    /// The statements of a closure are checked by themselves, where the variables of the expression mean nothing.
    fileprivate func known(in state: State) -> LexicalScope {
        var open: [Variable] = []
        var names: Set<String> = []
        var current: LexicalScope? = self
        while let here = current, here.isOfClosure {
            open += here.variables.values.filter { names.insert($0.name).inserted && $0.type.hasVariables }
            current = here.parent
        }
        guard !open.isEmpty else { return self }
        let result = LexicalScope(parent: self)
        result.isOfClosure = true
        for variable in open {
            let type = state.simplified(variable.type)
            result.add(.init(name: variable.name, type: type, isLet: variable.isLet, offset: variable.offset))
        }
        return result
    }

    /// True if the type of a closure parameter around the scope is not known yet.
    ///
    /// - Parameter names: the only names that matter; nil for all.
    func isOpen(in state: State, _ names: Set<String>? = nil) -> Bool {
        var current: LexicalScope? = self
        while let here = current, here.isOfClosure {
            let isOpen = here.variables.values.contains {
                $0.type.hasVariables && names?.contains($0.name) != false && state.simplified($0.type).hasVariables
            }
            if isOpen { return true }
            current = here.parent
        }
        return false
    }
}
