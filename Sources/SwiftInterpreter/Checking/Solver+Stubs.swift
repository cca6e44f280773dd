/// Calls of stubs, which take the place of types of an app: their parameters are unknown, so any arguments fit.
extension Solver {
    /// Returns the stub that a call makes a value of; nil if it calls something else.
    func stub(_ callee: Expression, _ scope: LexicalScope) -> Nominal? {
        guard case .name(let name) = callee.kind, case .nominal(let nominal)? = interfaces.type(name),
            nominal.modifiers.contains(.stub), !isDeclared(name, scope)
        else { return nil }
        return nominal
    }

    private func isDeclared(_ name: String, _ scope: LexicalScope) -> Bool {
        var current: LexicalScope? = scope
        while let here = current {
            if here.variables[name] != nil || here.functions[name] != nil || here.types[name] != nil { return true }
            current = here.parent
        }
        return false
    }

    /// Returns the type of a stub's value.
    ///
    /// An argument whose type only the app knows has no type; a closure that builds children has that of a builder.
    func make(_ stub: Nominal, _ call: Call, _ scope: LexicalScope) -> Type {
        let list = childrenType(of: stub)
        let outer = state.implicitBases
        state.implicitBases = []
        for argument in call.arguments {
            guard case .closure(let closure) = argument.value.kind else {
                addKnown(argument.value, scope)
                continue
            }
            // Only the app knows when another closure is called, and with what.
            guard let list, closure.parameters == nil, closure.shorthandCount == 0 else { continue }
            let type = generate(argument.value, scope)
            state.builders[ObjectIdentifier(argument.value)] = builder(of: list)
            converts(type, to: .function([], list), .argument, argument.value)
        }
        state.implicitBases = outer
        state.types[ObjectIdentifier(call.callee)] = .metatype(stub.selfType)
        return stub.selfType
    }

    /// Adds what is found about an argument, unless it depends on the unknown parameter or on a type of the app.
    private func addKnown(_ node: Expression, _ scope: LexicalScope) {
        guard let found = bodies?.check(alone: node, scope) else { return }
        if found.mistakes.isEmpty || !found.mistakes.allSatisfy(\.isOpen) { state.add(found) }
    }

    private func childrenType(of stub: Nominal) -> Type? {
        guard let stored = stub.code?.variables.first(where: \.isStoredInInstance)?.pattern.paths.first else {
            return nil
        }
        return stub.members[stored.name].first { $0.offset == stored.offset }?.result
    }

    /// Returns the result builder of the library that makes lists of a type.
    private func builder(of list: Type) -> Type? {
        guard case .nominal(_, let elements) = list.form, let nominal = interfaces.listBuilder else { return nil }
        return .nominal(nominal, elements)
    }
}

extension Interfaces {
    /// The result builder of the library that makes lists of its generic parameter.
    fileprivate var listBuilder: Nominal? {
        guard library == nil else { return library?.listBuilder }
        return nominals.values.first { $0.modifiers.contains(.resultBuilder) && $0.generics.parameters.count == 1 }
    }
}

extension Mistake {
    /// True if the context would decide, or a declaration of the app.
    fileprivate var isOpen: Bool {
        switch hint {
        case .name(let name, _, _)?, .type(let name)?: name.first?.isUppercase == true
        case .context?: true
        // A key path whose root only the context would tell.
        case .member(_, let type, _)?: type.isError || type.hasVariables
        default: follows
        }
    }
}
