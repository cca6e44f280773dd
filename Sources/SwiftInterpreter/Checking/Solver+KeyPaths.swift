/// Key paths: `\.name`, `\Type.name`.
extension Solver {
    func findKeyPath(_ site: KeyPathSite, isForced: Bool) -> Outcome {
        let known = state.known(site.type)
        if known.isError { return .solved }
        if let function = known.function {
            guard function.parameters.count == 1, unify(site.root, function.parameters[0].type) else { return .failed }
            add(.converts(site.value, function.result, .value), site.node)
            return .solved
        }
        if case .nominal(let nominal, let arguments) = known.form, nominal.name.hasSuffix("KeyPath"),
            arguments.count == 2
        {
            return unify(site.root, arguments[0]) && unify(site.value, arguments[1]) ? .solved : .failed
        }
        for constraint in allConstraints {
            guard case .converts(let from, let to, _) = constraint.kind, state.known(from) == known else { continue }
            let target = state.known(to).unwrappedKnown(state)
            if let function = target.function, function.parameters.count == 1 {
                return unify(known, target) ? findKeyPath(site, isForced: isForced) : .failed
            }
            if case .nominal(let nominal, let arguments) = target.form, nominal.name.hasSuffix("KeyPath") {
                guard unify(site.root, arguments[0]), arguments.count < 2 || unify(site.value, arguments[1]) else {
                    return .failed
                }
                return unify(known, target) ? .solved : .failed
            }
        }
        guard isForced else { return .open }
        return unify(known, standard.type(className(of: site), [site.root, site.value])) ? .solved : .failed
    }

    /// Returns the class of a key path, by what its members allow.
    private func className(of site: KeyPathSite) -> String {
        let components = state.details.components[ObjectIdentifier(site.node)] ?? []
        let members = site.node.notation?.value.map(\.members) ?? []
        var result = "WritableKeyPath"
        for node in members + components {
            guard let declaration = state.choices[ObjectIdentifier(node)]?.declaration else { continue }
            if !declaration.isSettable {
                result = "KeyPath"
            } else if declaration.owner?.isClass == true {
                result = "ReferenceWritableKeyPath"
            }
        }
        return result
    }
}

extension Declaration {
    /// True for a variable or subscript that can be assigned to.
    var isSettable: Bool {
        modifiers.contains(.settable) || !modifiers.contains(.computed) && !modifiers.contains(.constant)
    }
}

extension Expression {
    /// The members and subscripts in a chain, the first one first.
    fileprivate var members: [Expression] {
        switch kind {
        case .member(let base, _), .subscripted(let base, _): base.members + [self]
        case .optionalLink(let base), .chain(let base), .forced(let base): base.members
        default: []
        }
    }
}
