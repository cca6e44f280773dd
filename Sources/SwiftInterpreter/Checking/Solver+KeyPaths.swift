/// Key paths: `\.name`, `\Type.name`.
extension Solver {
    /// Returns the type of the value in another one that a key path leads to.
    func value(in base: Type, at path: Expression, _ scope: LexicalScope) -> Type {
        let type = generate(path, scope)
        if case .nominal(let nominal, let arguments) = state.known(type).form {
            switch nominal.name {
            case "AnyKeyPath": return standard.optional(.any)
            case "PartialKeyPath":
                converts(base, to: arguments[0], .argument, path)
                return .any
            default: break
            }
        }
        let result = state.variable()
        var root = base
        if lookup.isClass(state.known(base)), !path.isKeyPathWithoutRoot {
            // The key path may be one of a superclass.
            root = state.variable()
            converts(base, to: root, .argument, path)
        }
        converts(type, to: standard.type("KeyPath", [root, result]), .argument, path)
        return result
    }

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
            if case .nominal(let nominal, let arguments) = target.form, nominal.name.hasSuffix("KeyPath"),
                !arguments.isEmpty
            {
                guard unify(site.root, arguments[0]), arguments.count < 2 || unify(site.value, arguments[1]) else {
                    return .failed
                }
                return unify(known, target) ? .solved : .failed
            }
        }
        guard isForced else { return .open }
        return unify(known, standard.type(className(of: site), [site.root, site.value])) ? .solved : .failed
    }

    /// Returns false if a key path cannot change what is expected of it; that is noted while mistakes are assumed.
    func checkKeyPaths() -> Bool {
        for site in state.keyPaths {
            guard case .nominal(let nominal, let arguments) = state.simplified(site.type).form, arguments.count == 2,
                let wanted = Self.classes.firstIndex(of: nominal.name), wanted > 0
            else { continue }
            let own = className(of: site)
            guard own == "KeyPath", isLimitedByDeclaration(site) else { continue }
            guard isRepairing else { return false }
            let type = standard.type(own, arguments)
            note(
                "cannot convert key path type '\(type)' to contextual type '\(state.simplified(site.type))'",
                site.node
            )
        }
        return true
    }

    private static let classes = ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"]

    /// Returns the members of a key path, as far as they are declared.
    private func declarations(in site: KeyPathSite) -> [Declaration] {
        let components = state.details.components[ObjectIdentifier(site.node)] ?? []
        let members = site.node.notation?.value.map(\.members) ?? []
        return (members + components).compactMap { state.choices[ObjectIdentifier($0)]?.declaration }
    }

    /// Returns true if a member of a key path cannot be changed that the source or the standard library declares.
    ///
    /// A registered type may have a setter that is not registered.
    private func isLimitedByDeclaration(_ site: KeyPathSite) -> Bool {
        if case .chain? = site.node.notation?.value?.kind { return true }
        guard let last = declarations(in: site).last(where: { !$0.isSettable }) else { return false }
        return last.source != nil || last.owner.map { interfaces.natives?.isNative($0.name) != true } == true
    }

    /// Returns the class of a key path, by what its members allow.
    private func className(of site: KeyPathSite) -> String {
        if case .chain? = site.node.notation?.value?.kind { return "KeyPath" }
        var result = "WritableKeyPath"
        for declaration in declarations(in: site) {
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
    /// True for a key path whose root follows from its place.
    fileprivate var isKeyPathWithoutRoot: Bool {
        if case .keyPath = withoutParentheses.kind { return withoutParentheses.written == nil }
        return false
    }

    /// The members and subscripts in a chain, the first one first.
    fileprivate var members: [Expression] {
        switch kind {
        case .member(let base, _), .subscripted(let base, _): base.members + [self]
        case .optionalLink(let base), .chain(let base), .forced(let base): base.members
        default: []
        }
    }
}
