/// The closures in an expression.
extension Solver {
    /// Finds the parameters of a closure from its context.
    ///
    /// - Parameter isForced: true if no context will be found.
    func openClosure(_ site: ClosureSite, isForced: Bool) -> Outcome {
        let known = state.known(site.type)
        if known.isError { return .solved }
        guard known.function != nil || known.variableNumber != nil else { return .failed }
        if !isForced, hasOpenWeakCapture(site) { return .open }
        guard let context = known.function ?? context(of: site.type) else {
            return isForced ? open(site, in: nil) : .open
        }
        if isRepairing, !isForced, isGenerated(site), context.parameters.contains(where: { isOpen($0.type) }) {
            return .open
        }
        return open(site, in: context)
    }

    /// True if the expression of a closure is solved together with the call around it.
    private func isGenerated(_ site: ClosureSite) -> Bool {
        site.closure.onlyExpression != nil && !isBuilder(site) && !hasCursor(site.closure)
    }

    private func isOpen(_ type: Type) -> Bool { state.simplified(type).hasVariables }

    /// True if it is not known yet whether a weakly captured value is an optional by itself.
    private func hasOpenWeakCapture(_ site: ClosureSite) -> Bool {
        guard !site.closure.heading.weak.isEmpty else { return false }
        return site.closure.captures.contains { capture in
            site.closure.heading.weak.contains(capture.name)
                && state.types[ObjectIdentifier(capture.value)].map { state.known($0).variableNumber != nil } == true
        }
    }

    private func open(_ site: ClosureSite, in context: Type.Function?) -> Outcome {
        let closure = site.closure
        let written = closure.parameters?.count ?? closure.shorthandCount
        var types = context?.parameters ?? []
        if let context, context.parameters.count != written, !isUnfinished(closure) {
            switch fit(written, site, context) {
            case .splat(let fields): types = fields
            case .open: return .open
            case .fails: return .failed
            }
        }
        let count = max(written, types.count)
        var parameters: [Type.Parameter] = []
        for index in 0..<count {
            let given = index < types.count ? types[index] : nil
            let isInout = closure.parameters.flatMap { index < $0.count ? $0[index].isInout : nil } ?? false
            var parameter = given ?? Type.Parameter(type: state.variable(), isInout: isInout)
            if let annotation = annotation(site, index) {
                if given == nil { parameter.isVariadic = isVariadic(site, index) }
                if let given, !unify(given.type, annotation) { return .failed }
                parameter.type = annotation
            }
            parameters.append(parameter)
        }
        let result = self.result(of: site, in: context)
        let effects = context?.effects ?? []
        if context != nil, !effects.contains(.throws), !isBuilder(site), closure.throwsErrors {
            state.score.add(.throwingClosure)
        }
        let isSplat = context.map { $0.parameters.count != count } ?? false
        let own = isSplat ? context?.parameters ?? parameters : parameters
        guard unify(site.type, .function(own, result, effects)) else { return .failed }
        return check(site, parameters, result, context)
    }

    /// Returns the type of the value that a closure returns.
    private func result(of site: ClosureSite, in context: Type.Function?) -> Type {
        if let written = site.closure.heading.result { return resolve(written, site.scope, site.node) }
        // A function that is returned is not converted as a whole: its body is.
        if let known = context?.result, known.function != nil, !known.hasVariables { return known }
        let result = state.variable()
        if let body = site.closure.onlyExpression { state.noteJoin(result, .result(of: body)) }
        return result
    }

    /// True for a closure without a list of parameters that may still name them, because the cursor is in it.
    private func isUnfinished(_ closure: ClosureExpression) -> Bool {
        closure.parameters == nil && hasCursor(closure)
    }

    private enum Fit {
        /// A pair is taken apart where a closure has two parameters.
        case splat([Type.Parameter])
        case open
        case fails
    }

    private func fit(_ count: Int, _ site: ClosureSite, _ context: Type.Function) -> Fit {
        guard context.parameters.count == 1, count != 1 else { return .fails }
        let only = state.simplified(context.parameters[0].type)
        // A value of type `Void` needs no name.
        if count == 0 { return only.isVoid ? .splat([]) : .fails }
        switch only.form {
        case .tuple(let fields) where fields.count == count: return .splat(fields.map { .init(type: $0.type) })
        case .variable: return .open
        default: return .fails
        }
    }

    private func isBuilder(_ site: ClosureSite) -> Bool { state.builders[ObjectIdentifier(site.node)] != nil }

    private func annotation(_ site: ClosureSite, _ index: Int) -> Type? {
        guard let parameters = site.closure.parameters, index < parameters.count,
            let written = parameters[index].type
        else { return nil }
        let type = resolve(written, site.scope, site.node)
        return isVariadic(site, index) ? standard.array(type) : type
    }

    private func isVariadic(_ site: ClosureSite, _ index: Int) -> Bool {
        site.closure.parameters.map { index < $0.count && $0[index].isVariadic } ?? false
    }

    private func check(_ site: ClosureSite, _ parameters: [Type.Parameter], _ result: Type, _ context: Type.Function?)
        -> Outcome
    {
        state.parameters[ObjectIdentifier(site.node)] = parameters.map(\.type)
        guard let body = site.closure.onlyExpression, !isBuilder(site), !hasCursor(site.closure) else {
            if site.closure.body.isEmpty, !isBuilder(site) { converts(result, to: .void, .returned, site.node) }
            add(.body(site), site.node)
            return .solved
        }
        guard let bodies else { return .failed }
        effort.hasClosures = true
        if isRepairing, isWrong(site) {
            add(.body(site), site.node)
            return .solved
        }
        if effort.isCareful { add(.sound(site), site.node) }
        let scope = bodies.scope(of: site, parameters: parameters.map(\.type), into: &state)
        let expected = context.map { state.known($0.result) }
        if expected?.isVoid == true || site.closure.heading.result == .void {
            _ = unify(result, .void)
            state.discarded.append(generate(body, scope))
            return .solved
        }
        let type = generate(body, scope)
        converts(type, to: result, .returned, body)
        return .solved
    }

    /// Makes sure that the expression of a closure is right by itself, once its parameters are known.
    ///
    /// That is done in a careful search: without it, each call around a wrong expression would multiply the ways in which
    /// it is wrong.
    func findSound(_ site: ClosureSite) -> Outcome {
        if isOpen(around: site) { return .open }
        guard isWrong(site) else { return .solved }
        effort.wrongClosures += 1
        // Where mistakes are assumed, those in the closure are.
        return isRepairing ? .solved : .failed
    }

    private func isOpen(around site: ClosureSite) -> Bool {
        state.parameters[ObjectIdentifier(site.node)]?.contains(where: isOpen) != false
            || site.scope.isOpen(in: state, site.closure.mentionedNames)
    }

    private func isWrong(_ site: ClosureSite) -> Bool {
        guard interfaces.session.cursor == nil, !isOpen(around: site), let bodies,
            let parameters = state.parameters[ObjectIdentifier(site.node)]
        else { return false }
        return bodies.isWrong(site, parameters: parameters.map { state.simplified($0) }, into: &state)
    }

    /// Finds the parameters of a closure without context.
    func forceClosure() -> Bool {
        for (index, constraint) in state.constraints.enumerated() {
            guard case .closure(let site) = constraint.kind else { continue }
            state.constraints.remove(at: index)
            guard case .solved = openClosure(site, isForced: true) else {
                if isRepairing, assume(constraint) { return true }
                state.constraints.insert(constraint, at: index)
                continue
            }
            return true
        }
        for (index, constraint) in state.constraints.enumerated() {
            guard case .keyPath(let site) = constraint.kind else { continue }
            state.constraints.remove(at: index)
            if case .solved = findKeyPath(site, isForced: true) { return true }
            state.constraints.insert(constraint, at: index)
        }
        return false
    }

    /// Checks the statements of a closure whose parameters are known.
    func checkBody() -> Bool {
        for (index, constraint) in state.constraints.enumerated() {
            guard case .body(let site) = constraint.kind, let bodies else { continue }
            guard var function = state.simplified(site.type).function else { continue }
            if let types = state.parameters[ObjectIdentifier(site.node)], types.count != function.parameters.count {
                function.parameters = types.map { Type.Parameter(type: state.simplified($0)) }
            }
            if function.parameters.contains(where: \.type.hasVariables) { continue }
            if site.scope.isOpen(in: state) { continue }
            state.constraints.remove(at: index)
            let builder = state.builders[ObjectIdentifier(site.node)].map { state.simplified($0) }
            let mistakes = state.mistakes.count
            guard let type = bodies.check(site, function, builder: builder, into: &state, isRepairing: isRepairing)
            else {
                effort.wrongBodies += 1
                state.constraints.insert(constraint, at: index)
                return false
            }
            if state.mistakes.count > mistakes { effort.wrongBodies += 1 }
            if builder != nil {
                converts(type, to: function.result, .value, site.node)
            } else if case .variable = state.known(function.result).form {
                guard unify(function.result, type) else { return false }
            } else if function.result.hasVariables {
                converts(type, to: function.result, .returned, site.node)
            }
            return true
        }
        return false
    }
}

extension Type {
    /// Returns the type without optionals, as far as they are known.
    func unwrappedKnown(_ state: State) -> Type {
        guard let wrapped else { return self }
        return state.known(wrapped).unwrappedKnown(state)
    }
}

extension ClosureExpression {
    /// The expression of a closure that consists of one.
    var onlyExpression: Expression? {
        guard let statement = onlyStatement else { return nil }
        switch statement.kind {
        case .expression(let node):
            switch node.kind {
            case .conditional, .choice: return nil
            default: return node
            }
        case .returned(let node?): return node
        default: return nil
        }
    }
}

extension Expression {
    /// The value of a closure that consists of one expression.
    var onlyValue: Expression? {
        if case .closure(let closure) = kind { closure.onlyExpression } else { nil }
    }
}

extension Constraint.Conversion {
    /// True for the value that a function passed as an argument returns.
    var isValue: Bool {
        if case .value = self { return true }
        return false
    }
}
