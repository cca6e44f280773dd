/// The variables of blocks with property wrappers.
extension BodyChecker {
    /// Checks the wrapper of a variable, and declares the variable, its storage and its projection in a block; those of a
    /// source are declared before.
    func checkWrapped(_ binding: VariableBinding, _ scope: LexicalScope) {
        guard let name = binding.pattern.names.first else { return }
        // The storage of a variable of a source has its initial value already.
        let known = scope.parent == nil ? interfaces.variable("_" + name.name)?.source?.initialValue : nil
        let late = known == nil ? lateValue(of: binding, scope) : nil
        guard let call = known ?? DeclaredInterfaces.call(of: binding, with: late) else { return }
        let solver = Solver(lookup, bodies: self)
        let written = binding.type.map { resolve($0, scope, at: call) }
        let inner = LexicalScope(parent: scope)
        if late != nil {
            inner.add(.init(name: Details.wrappedName, type: written ?? .error, isLet: true, offset: 0))
        }
        let made = solver.generate(call, late == nil ? scope : inner)
        let storage = wrapper(of: binding, solver, scope) ?? made
        solver.converts(made, to: storage, .initial, call)
        if let written, let value = wrapped(storage, binding.attributes.count) {
            solver.add(.equal(value, written), call)
        }
        let type = finish(solver, storage, call)
        guard scope.parent != nil else { return }
        findings.details.localWrappers[name.offset] = .init(
            name: name.name,
            call: call,
            type: type,
            isLate: late != nil
        )
        func add(_ name: String, _ type: Type?, _ isLet: Bool, _ offset: Int) {
            scope.add(.init(name: name, type: type ?? .error, isLet: isLet, offset: offset))
        }
        add("_" + name.name, type, false, name.offset)
        add(name.name, written ?? wrapped(type, binding.attributes.count), false, name.offset)
        if let projection = member("projectedValue", of: type) { add("$" + name.name, projection, false, name.offset) }
    }

    /// Returns the name of the value that a variable's wrapper is made of when it is first assigned to; nil for a variable
    /// that has a wrapper from the start.
    private func lateValue(of binding: VariableBinding, _ scope: LexicalScope) -> Expression? {
        guard scope.parent != nil, binding.wrappedValue == nil, binding.type != nil,
            let attribute = binding.attributes.first, attribute.arguments == nil
        else { return nil }
        let place = Expression(.nilLiteral, at: attribute.offset)
        guard let nominal = resolve(attribute.type, scope, at: place).nominal, nominal.code != nil,
            !interfaces.members("init", of: nominal).contains(where: { $0.parameters.allSatisfy(\.isOptional) })
        else { return nil }
        return Expression(.name(Details.wrappedName), at: binding.pattern.offset)
    }

    /// Returns the type of the outer wrapper, with types that are looked for in place of arguments that are left out.
    private func wrapper(of binding: VariableBinding, _ solver: Solver, _ scope: LexicalScope) -> Type? {
        guard let attribute = binding.attributes.first else { return nil }
        let type = resolve(attribute.type, scope, at: Expression(.nilLiteral, at: attribute.offset))
        return type.isError ? nil : solver.opened(type) { _ in false }
    }

    /// Returns the type of the value in a wrapper, which may contain another wrapper.
    private func wrapped(_ type: Type, _ count: Int) -> Type? {
        (0..<count).reduce(type) { type, _ in type.flatMap { member("wrappedValue", of: $0) } }
    }

    private func member(_ name: String, of type: Type) -> Type? {
        guard case .nominal(let nominal, let arguments) = type.form else { return nil }
        let found = interfaces.members(name, of: nominal).first { !$0.isStatic }
        return found.map { $0.result.substituting(nominal.generics.parameters, arguments) }
    }
}
