/// Access control, exclusive access and overriding.
extension Evaluator {
    /// Throws if a member of a value is private to its type and the code is outside that type.
    func checkAccess(
        _ name: String,
        of value: Value,
        isSetting: Bool = false,
        at offset: Int,
        _ scope: Scope
    ) throws {
        var current: DeclaredType?
        switch value {
        case .instance(let instance): current = instance.type
        case .type(.declared(let type)): current = type
        default: return
        }
        while let type = current {
            let isPrivate = type.members.privates.contains(name)
            if isPrivate || isSetting && type.members.privateSetters.contains(name), !isInside(type, scope) {
                throw failure(
                    isPrivate
                        ? "'\(name)' is inaccessible due to 'private' protection level"
                        : "cannot assign to property: '\(name)' setter is inaccessible",
                    at: offset,
                    scope
                )
            }
            current = type.superclass
        }
    }

    private func isInside(_ type: DeclaredType, _ scope: Scope) -> Bool {
        guard let name = scope.frame.typeName else { return false }
        return name == type.name || name.hasPrefix(type.name + ".")
    }

    /// Throws if the same variable is passed to two `inout` parameters.
    func checkExclusive(_ references: [(Int, Expression)], at offset: Int, _ scope: Scope) throws {
        var seen: Set<String> = []
        for (_, node) in references {
            guard case .name(let name) = node.kind, !seen.insert(name).inserted else { continue }
            throw failure(
                "overlapping accesses to '\(name)': it is passed 'inout' twice in one call",
                at: node.offset,
                scope
            )
        }
    }

    // MARK: - Overriding

    /// Checks that every override is marked `override`, and that every `override` overrides something.
    func checkOverrides(_ declaration: TypeDeclaration, _ scope: Scope) throws {
        for nested in declaration.nested { try checkOverrides(nested, scope) }
        guard declaration.kind == .classType, let type = types[declaration.name] else { return }
        let ancestors = type.ancestry.dropFirst()
        for code in declaration.functions {
            let name = code.signature.labelledName
            let isThere = ancestors.contains { ancestor in
                let methods = code.isStatic ? ancestor.members.staticMethods : ancestor.members.methods
                return (methods[code.signature.name] ?? []).contains {
                    $0.code.signature.labelledName == name && !$0.code.traits.isPrivate
                        && $0.code.signature.parameters.map(\.type) == code.signature.parameters.map(\.type)
                }
            }
            let isNative =
                try !isThere && !code.isStatic
                && hasOverridable(name, .method, in: type, says: code.traits.isOverride, at: code.offset, scope)
            try checkOverride(name, says: code.traits.isOverride, isThere: isThere || isNative, at: code.offset, scope)
        }
        for binding in declaration.variables {
            guard case .name(let name, _, let offset) = binding.pattern else { continue }
            let isThere = ancestors.contains { ancestor in
                if binding.isStatic {
                    return ancestor.members.staticComputed[name] != nil || ancestor.members.statics[name] != nil
                }
                return !ancestor.members.privates.contains(name)
                    && (ancestor.members.computed[name] != nil || ancestor.storedNames.contains(name))
            }
            let isNative =
                try !isThere && !binding.isStatic
                && hasOverridable(
                    name,
                    binding.accessors == nil ? .observer : .property,
                    in: type,
                    says: binding.isOverride,
                    at: offset,
                    scope
                )
            try checkOverride(name, says: binding.isOverride, isThere: isThere || isNative, at: offset, scope)
        }
    }

    private func checkOverride(_ name: String, says: Bool, isThere: Bool, at offset: Int, _ scope: Scope) throws {
        if says == isThere { return }
        throw failure(
            says
                ? "'\(name)' does not override any member of its superclass"
                : "overriding declaration requires an 'override' keyword",
            at: offset,
            scope,
            fix: says ? nil : "write 'override' before the declaration of '\(name)'"
        )
    }
}
