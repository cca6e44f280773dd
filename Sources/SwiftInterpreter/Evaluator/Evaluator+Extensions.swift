extension Evaluator {
    /// Adds the members of an extension to the extended type.
    func extend(_ declaration: TypeDeclaration, _ scope: Scope) throws {
        let target = findType(declaration.name, scope)
        let inner = typeScope(target.map(\.name) ?? declaration.name, scope)
        for alias in declaration.aliases { aliases["\(declaration.name).\(alias.name)"] = alias.type }
        for nested in declaration.nested {
            try declareNames(nested, at: nested.offset, scope)
            try declareMembers(nested, inner)
            try inherit(nested, inner)
        }
        if !declaration.nested.isEmpty || !declaration.aliases.isEmpty { noteChangedTypes() }
        if declaration.variables.contains(where: { !$0.isStatic && $0.accessors == nil }) {
            throw failure("extensions must not contain stored properties", at: declaration.offset, scope)
        }
        switch target {
        case .declared(let type)? where type.kind != .protocolType:
            type.conformances += declaration.inherited.compactMap(\.name)
            type.noteChangedConformances()
            add(declaration, to: type.members, inner, isProtocol: false)
            try checkConformances(declaration, of: type, scope)
        case .declared(let type)?: addExtension(declaration, type.name, inner)
        case .native(let type)?: addExtension(declaration, type.name, inner)
        case .builtIn(let name)?: addExtension(declaration, BuiltInTypes.canonical(name), inner)
        case nil, .exact?:
            guard BuiltInTypes.extensible.contains(declaration.name) else {
                throw unknownType(declaration.name, at: declaration.offset, scope)
            }
            addExtension(declaration, declaration.name, inner)
        }
    }

    private func checkConformances(_ declaration: TypeDeclaration, of type: DeclaredType, _ scope: Scope) throws {
        for inherited in declaration.inherited {
            guard let name = inherited.name, !BuiltInTypes.protocols.contains(name) else { continue }
            switch findType(name, scope) {
            case .declared(let found)? where found.kind == .protocolType: continue
            case .native(let found)? where found.isAdoptable: continue
            case nil: throw unknownType(name, at: declaration.offset, scope)
            default:
                throw failure("inheritance from non-protocol type '\(name)'", at: declaration.offset, scope)
            }
        }
        try checkRequirements(declaration, scope)
    }

    private func addExtension(_ declaration: TypeDeclaration, _ name: String, _ scope: Scope) {
        let members = extensions[name] ?? MemberTable()
        extensions[name] = members
        members.conformances += declaration.inherited.compactMap(\.name)
        add(declaration, to: members, scope, isProtocol: false)
    }

    /// Adds the members of a declaration to a table; those of a protocol are requirements only.
    func add(_ declaration: TypeDeclaration, to members: MemberTable, _ scope: Scope, isProtocol: Bool) {
        let typeName = scope.frame.typeName ?? declaration.name
        let constraints = declaration.traits.constraints
        for binding in declaration.variables where !isProtocol {
            add(binding, to: members, typeName, scope, constraints)
        }
        for code in declaration.functions where !isProtocol || Self.isOperator(code.signature.name) {
            let name = code.signature.name
            if Self.isOperator(name) { declaredOperators.insert(name) }
            if isProtocol { continue }
            code.signature = qualified(code.signature, scope)
            let bound = BoundCode(code: code, scope: scope, typeName: typeName, constraints: constraints)
            if code.isStatic {
                Self.add(bound, to: &members.staticMethods[name, default: []])
                members.staticOrder.append(name)
            } else {
                Self.add(bound, to: &members.methods[name, default: []])
                members.order.append(name)
            }
        }
        guard !isProtocol else { return }
        notePrivates(declaration, in: members)
        for code in declaration.initializers {
            if code.signature.parameters.first?.label?.hasSuffix("Literal") == true { hasDeclaredLiterals = true }
            code.signature = qualified(code.signature, scope)
            Self.add(BoundCode(code: code, scope: scope, typeName: typeName), to: &members.initializers)
        }
        for code in declaration.subscripts {
            code.getter.signature = qualified(code.getter.signature, scope)
            if let setter = code.setter { setter.signature = qualified(setter.signature, scope) }
            let added = MemberTable.Subscript(
                getter: BoundCode(code: code.getter, scope: scope, typeName: typeName),
                setter: code.setter.map { BoundCode(code: $0, scope: scope, typeName: typeName) }
            )
            if code.isStatic { members.staticSubscripts.append(added) } else { members.subscripts.append(added) }
        }
    }

    private func notePrivates(_ declaration: TypeDeclaration, in members: MemberTable) {
        var open: Set<String> = []
        for code in declaration.functions {
            if code.traits.isPrivate {
                members.privates.insert(code.signature.name)
            } else {
                open.insert(code.signature.name)
            }
        }
        for binding in declaration.variables {
            guard case .name(let name, _, _) = binding.pattern else { continue }
            if binding.isPrivate { members.privates.insert(name) } else { open.insert(name) }
            if binding.isPrivateToSet { members.privateSetters.insert(name) }
        }
        // A name is private only if all members with it are.
        members.privates.subtract(open)
    }

    private func add(
        _ binding: VariableBinding,
        to members: MemberTable,
        _ typeName: String,
        _ scope: Scope,
        _ constraints: [ExtensionConstraint]
    ) {
        guard case .name(let name, let isLet, _) = binding.pattern else { return }
        let type = binding.type.map { qualified($0, scope) }
        if let accessors = binding.accessors {
            let computed = MemberTable.Computed(
                name: name,
                type: type,
                accessors: accessors,
                builder: binding.builder,
                scope: scope,
                typeName: typeName,
                constraints: constraints,
                wrapper: binding.wrapper
            )
            if binding.isStatic {
                members.staticComputed[name] = computed
            } else if !constraints.isEmpty {
                members.constrained.removeAll { $0.name == name && $0.constraints == constraints }
                members.constrained.append(computed)
            } else {
                members.computed[name] = computed
            }
        } else if binding.isStatic {
            members.statics[name] = .init(
                type: type,
                value: binding.value,
                isLet: isLet,
                observers: binding.observers,
                scope: scope
            )
        } else {
            return
        }
        if binding.isStatic { members.staticOrder.append(name) } else { members.order.append(name) }
    }

    /// Adds a function; a later declaration with the same labels and types replaces an earlier one, as sessions declare
    /// again.
    private static func add(_ bound: BoundCode, to list: inout [BoundCode]) {
        let signature = bound.code.signature
        list.removeAll {
            $0.code.signature.labelledName == signature.labelledName && $0.constraints == bound.constraints
                && $0.code.signature.parameters.map(\.type) == signature.parameters.map(\.type)
        }
        // A constrained member takes precedence.
        list.insert(bound, at: bound.constraints.isEmpty ? list.count : 0)
    }
}
