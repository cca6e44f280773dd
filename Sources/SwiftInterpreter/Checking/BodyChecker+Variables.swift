/// The variables of blocks, with their accessors and observers.
extension BodyChecker {
    func check(_ binding: VariableBinding, _ scope: LexicalScope) {
        if !binding.attributes.isEmpty { return checkWrapped(binding, scope) }
        let node = Expression(.nilLiteral, at: binding.pattern.offset)
        var type = binding.type.map { resolve($0, scope, at: node) }
        if let type { checkHolding(type, in: binding) }
        if case .implicitlyUnwrapped? = binding.type {
        } else if binding.modifiers.contains(.weak), let own = type, own.wrapped == nil {
            type = standard.optional(own)
        }
        if let value = binding.value {
            if let written = type {
                type = checkInitial(value, written, scope)
            } else {
                var found = check(value, scope)
                checkHolding(found, in: binding)
                if binding.modifiers.contains(.weak), found.wrapped == nil { found = standard.optional(found) }
                type = found
            }
        }
        if let accessors = binding.accessors {
            check(accessors, type ?? .error, of: binding, scope)
        }
        findings.details.variables[binding.pattern.offset] = type
        check(binding.pattern, type ?? .error, isLet: binding.isLet, scope)
        // The observers see the variable.
        if let observers = binding.observers { check(observers, type ?? .error, scope) }
        if case .implicitlyUnwrapped? = binding.type, case .name(let name, _, _) = binding.pattern {
            scope.variables[name]?.isImplicitlyUnwrapped = true
        }
    }

    /// Checks an initial value against an annotation, which may leave generic arguments out.
    private func checkInitial(_ value: Expression, _ written: Type, _ scope: LexicalScope) -> Type {
        // What an unknown type has is unknown: the type alone is the mistake.
        if written.isError, value.isImplicit { return .error }
        let solver = Solver(lookup, bodies: self)
        let expected = solver.opened(written) { scope.typeScope.nominals.contains($0) }
        let type = solver.generate(value, scope)
        solver.converts(type, toContext: expected, .initial, value)
        return finish(solver, expected, value)
    }

    private func check(
        _ accessors: VariableBinding.Accessors,
        _ type: Type,
        of binding: VariableBinding,
        _ scope: LexicalScope
    ) {
        let getter = nested(
            result: type,
            builder: binding.writtenBuilder.flatMap { resolve($0, scope, at: Expression(.nilLiteral, at: 0)) }
        )
        let body = BuiltGetter()
        getter.context.builderOwner = ObjectIdentifier(body)
        if getter.context.builder != nil { getter.settling = nil }
        getter.checkBody(accessors.getter, LexicalScope(parent: scope))
        let made = getter.findings.details.bodies.removeValue(forKey: ObjectIdentifier(body))
        if let made { findings.details.getters[binding.pattern.offset] = made }
        add(getter)
        if let setter = accessors.setter {
            let inner = LexicalScope(parent: scope)
            inner.add(.init(name: setter.parameter, type: type, isLet: true, offset: 0))
            let checker = nested(result: .void)
            checker.check(setter.body, inner)
            add(checker)
        }
    }

    /// Notes a mistake if a variable that does not keep its object cannot hold one.
    func checkHolding(_ type: Type, in binding: VariableBinding, _ lookup: Lookup? = nil) {
        guard let problem = (lookup ?? self.lookup).problem(holding: type, in: binding) else { return }
        note(.sentence(problem), at: binding.pattern.offset)
    }

    func check(_ observers: VariableBinding.Observers, _ type: Type, _ scope: LexicalScope) {
        for observer in [observers.before, observers.after].compactMap({ $0 }) {
            let inner = LexicalScope(parent: scope)
            inner.add(.init(name: observer.parameter, type: type, isLet: true, offset: 0))
            let checker = nested(result: .void)
            checker.check(observer.body, inner)
            add(checker)
        }
    }

    /// Returns a checker of another function's body.
    func nested(result: Type?, builder: Type? = nil, requirements more: [Requirement] = []) -> BodyChecker {
        let checker = BodyChecker(
            interfaces,
            requirements: requirements + more,
            context: Context(
                result: result,
                infersResult: result == nil,
                builder: builder
            ),
            checked: checked
        )
        checker.settling = settling
        return checker
    }

    func add(_ other: BodyChecker) {
        findings.types.merge(other.findings.types) { $1 }
        findings.choices.merge(other.findings.choices) { $1 }
        findings.builderClosures.formUnion(other.findings.builderClosures)
        findings.mistakes += other.findings.mistakes
        findings.details.merge(other.findings.details)
    }
}

/// The getter of a variable outside of types, as the owner of a result builder's body while that is checked.
private final class BuiltGetter {}
