/// The words of a compiler for requirements of declarations that are not met.
extension Solver {
    /// Returns the words for a requirement of the declaration that an expression names; nil for other requirements.
    func unmet(_ type: Type, _ bound: Type.Existential, by node: Expression) -> String? {
        guard let choice = state.choices[ObjectIdentifier(node)], let declaration = choice.declaration else {
            return nil
        }
        if let words = unmetByType(type, bound, choice, declaration) { return words }
        guard let subject = declaration.subject else { return nil }
        var (owner, names) = (declaration.owner?.name, bound.names)
        if declaration.isOperator, let kind = declaration.owner, kind.isProtocol, kind.name == names {
            // The operator belongs to the most general protocol that has it.
            let general = kind.allRefined(interfaces).last { !interfaces.members(declaration.name, of: $0).isEmpty }
            names = general?.name ?? names
            owner = names
        }
        let words = "requires that '\(described(type))' conform to '\(names)'"
        guard let owner, declaration.kind != .variable, !declaration.requires(names) else {
            return "\(subject) \(words)"
        }
        return "referencing \(subject) on '\(owner)' \(words)"
    }

    /// Returns the words for a generic argument of a value that an initializer makes; nil for other requirements.
    private func unmetByType(
        _ type: Type,
        _ bound: Type.Existential,
        _ choice: Choice,
        _ declaration: Declaration
    ) -> String? {
        guard declaration.kind == .initializer, let made = choice.selfType?.nominal, !made.isProtocol else {
            return nil
        }
        let isOwn = made.generics.requirements.contains { requirement in
            if case .conforms(let own) = requirement.kind { own.names == bound.names } else { false }
        }
        guard isOwn else { return nil }
        return "generic \(made.kind.rawValue) '\(made.lastName)' requires that '\(described(type))' conform to "
            + "'\(bound.names)'"
    }
}

extension Declaration {
    /// The declaration as a message names it, such as `instance method 'max()'`; nil for a type and a case.
    fileprivate var subject: String? {
        switch kind {
        case .function where isOperator: "operator function '\(name)'"
        case .function where owner == nil: "global function '\(shortName)'"
        case .function: "\(isStatic ? "static" : "instance") method '\(shortName)'"
        case .initializer, .subscript: "\(kind == .subscript ? "subscript" : "initializer") '\(labelledName)'"
        case .variable: "property '\(name)'"
        case .enumCase, .type: nil
        }
    }

    /// Returns true if a generic parameter of its own has to conform to something.
    fileprivate func requires(_ names: String) -> Bool {
        generics.requirements.contains { requirement in
            guard case .conforms(let bound) = requirement.kind, bound.names == names else { return false }
            return isOwn(requirement.subject)
        }
    }

    private func isOwn(_ subject: Type) -> Bool {
        switch subject.form {
        case .parameter(let parameter): generics.parameters.contains { $0 === parameter }
        case .member(let base, _): isOwn(base)
        default: false
        }
    }
}
