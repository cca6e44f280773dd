/// The storage of property wrappers.
extension BodyChecker {
    /// Checks the calls that make a wrapper: from its initial value, and from a value that is given later.
    func checkStorage(_ storage: Declaration, of name: String, _ outer: LexicalScope) {
        guard let binding = wrappedBinding(storage, name) else { return }
        let scope = storage.owner == nil ? outer : initialScope(storage, outer)
        if let value = storage.source?.initialValue, storage.source?.isInferred != true {
            let checker = nested(of: storage, result: nil)
            checker.check(value, expecting: storage.result, .initial, scope)
            checker.checkPending()
            add(checker)
        }
        let value = Expression(.name(Details.wrappedName), at: binding.pattern.offset)
        guard let call = DeclaredInterfaces.call(of: binding, with: value),
            let property = property(name, beside: storage)
        else { return }
        let inner = LexicalScope(parent: scope)
        inner.add(.init(name: Details.wrappedName, type: property.result, isLet: true, offset: 0))
        let checker = nested(of: storage, result: nil)
        checker.check(call, expecting: storage.result, .initial, inner)
        // A wrapper need not be made from a value.
        guard checker.findings.mistakes.isEmpty else { return }
        add(checker)
        findings.details.wrappers[ObjectIdentifier(storage)] = call
    }

    private func property(_ name: String, beside storage: Declaration) -> Declaration? {
        guard let owner = storage.owner else { return interfaces.variable(name) }
        return interfaces.members(name, of: owner).first { $0.kind == .variable && $0.isStatic == storage.isStatic }
    }

    private func wrappedBinding(_ storage: Declaration, _ name: String) -> VariableBinding? {
        guard case .variable(let binding)? = property(name, beside: storage)?.implementation else { return nil }
        return binding
    }

    /// Checks the call that makes the wrapper of a parameter, and returns the type of the wrapper.
    func addCall(
        of wrapper: WrittenType,
        _ type: Type,
        _ parameter: WrittenParameter,
        _ arguments: [LabelledExpression],
        _ declaration: Declaration,
        _ scope: LexicalScope
    ) -> Type {
        let name = Expression(.name(parameter.name), at: declaration.offset)
        let callee = Expression(.type, at: declaration.offset, notation: Notation(type: wrapper))
        let argument = LabelledExpression(label: "wrappedValue", offset: declaration.offset, value: name)
        let call = Call(callee: callee, arguments: [argument] + arguments, nameOffset: declaration.offset)
        let node = Expression(.call(call), at: declaration.offset)
        let checker = nested(of: declaration, result: nil)
        let found = checker.check(node, scope)
        guard checker.findings.mistakes.isEmpty else {
            if !arguments.isEmpty { findings.mistakes += checker.findings.mistakes }
            return type
        }
        add(checker)
        findings.details.wrappedParameters[ObjectIdentifier(declaration), default: []].append(
            .init(name: parameter.name, call: node, type: found)
        )
        return found
    }
}
