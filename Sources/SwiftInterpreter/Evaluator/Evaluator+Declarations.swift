extension Evaluator {
    /// Makes types, extensions and functions of a block known before it runs, so that their order does not matter.
    func hoist(_ body: [Statement], _ scope: Scope) throws {
        for statement in body {
            switch statement.kind {
            case .alias(let name, let type): aliases[name] = type
            case .type(let declaration): try declareNames(declaration, at: statement.offset, scope)
            case .function(let code): scope.define(code)
            default: break
            }
        }
        for statement in body {
            switch statement.kind {
            case .type(let declaration): try declareMembers(declaration, scope)
            case .extended(let declaration): try extend(declaration, scope)
            default: break
            }
        }
        for statement in body {
            if case .type(let declaration) = statement.kind { try checkRequirements(declaration, scope) }
        }
    }

    func declare(_ binding: VariableBinding, at offset: Int, _ scope: Scope) throws {
        if let accessors = binding.accessors {
            guard case .name(let name, _, _) = binding.pattern else { return }
            let computed = MemberTable.Computed(
                type: binding.type,
                accessors: accessors,
                isBuilder: binding.isBuilder,
                scope: scope,
                typeName: scope.frame.typeName ?? ""
            )
            let selfCell = scope.frame.selfCell ?? Cell(.void, isLet: true)
            let cell = Cell(.void, isLet: true, type: binding.type)
            cell.getter = { [unowned self] in try read(computed, selfCell: selfCell, at: offset, scope) }
            scope.define(name, cell)
            return
        }
        if let type = binding.type, case .name(_, _, let place) = binding.pattern { try check(type, at: place, scope) }
        guard let node = binding.value else {
            guard case .name(let name, let isLet, _) = binding.pattern, let type = binding.type else {
                throw failure("a variable needs a type or a value", at: offset, scope)
            }
            let isNil = type.isOptional && !isLet
            scope.define(name, Cell(isNil ? .nil : .void, isLet: isLet, type: type, isInitialized: isNil))
            return
        }
        var value = try evaluate(node, binding.type, scope)
        if let type = binding.type { value = try coerce(value, to: type, at: node.offset, scope) }
        if case .name(let name, let isLet, _) = binding.pattern {
            if case .nil = value, binding.type == nil {
                throw failure("nil alone has no type", at: node.offset, scope, fix: "write 'let \(name): Type? = nil'")
            }
            scope.define(name, Cell(value, isLet: isLet, type: binding.type ?? inferredType(of: value)))
        } else {
            guard try match(binding.pattern, value, scope) else {
                throw failure("the value does not fit this pattern", at: offset, scope)
            }
        }
    }

    // MARK: - Types

    private func declareNames(_ declaration: TypeDeclaration, at offset: Int, _ scope: Scope) throws {
        let type = DeclaredType(
            name: declaration.name,
            kind: declaration.kind,
            conformances: declaration.inherited.compactMap(\.name),
            scope: scope,
            offset: declaration.offset,
            runtime: self
        )
        types[declaration.name] = type
        aliases[declaration.name] = nil
        for alias in declaration.aliases { aliases["\(declaration.name).\(alias.name)"] = alias.type }
        for nested in declaration.nested { try declareNames(nested, at: nested.offset, scope) }
    }

    private func declareMembers(_ declaration: TypeDeclaration, _ scope: Scope) throws {
        guard let type = types[declaration.name] else { return }
        let inner = typeScope(declaration.name, scope)
        for inherited in declaration.inherited { try check(inherited, of: declaration, type, scope) }
        for name in type.conformances.compactMap({ types[$0] }).flatMap(\.conformances)
        where !type.conformances.contains(name) {
            type.conformances.append(name)
        }
        add(declaration, to: type.members, inner, isProtocol: declaration.kind == .protocolType)
        for binding in declaration.variables where !binding.isStatic && binding.accessors == nil {
            guard declaration.kind == .structure else {
                throw failure("\(declaration.kind.rawValue)s have no stored properties", at: declaration.offset, scope)
            }
            guard case .name(let name, let isLet, let place) = binding.pattern else { continue }
            if let annotation = binding.type { try check(annotation, at: place, inner) }
            type.stored.append(
                .init(name: name, type: binding.type, value: binding.value, isLet: isLet, isBuilder: binding.isBuilder)
            )
        }
        type.storedNames = type.stored.map(\.name)
        if declaration.kind == .protocolType {
            type.requirements =
                declaration.functions.filter { !$0.isStatic }.map(\.signature.name)
                + declaration.variables.filter { !$0.isStatic }.compactMap { binding in
                    if case .name(let name, _, _) = binding.pattern { return name }
                    return nil
                }
        }
        for element in declaration.cases {
            if type.cases[element.name] != nil {
                throw failure("the case '\(element.name)' is declared twice", at: element.offset, scope)
            }
            type.cases[element.name] = element
            type.caseOrder.append(element.name)
        }
        for nested in declaration.nested { try declareMembers(nested, inner) }
    }

    private func typeScope(_ name: String, _ scope: Scope) -> Scope {
        Scope(parent: scope, frame: Frame(source: scope.frame.source, selfCell: scope.frame.selfCell, typeName: name))
    }

    /// An inherited name must be a protocol that structs may adopt, or an enum's raw type.
    private func check(
        _ inherited: TypeRef,
        of declaration: TypeDeclaration,
        _ type: DeclaredType,
        _ scope: Scope
    ) throws {
        guard let name = inherited.name else {
            throw failure("'\(declaration.name)' cannot inherit from '\(inherited)'", at: declaration.offset, scope)
        }
        if declaration.kind == .enumeration, ["Int", "String", "Double", "CGFloat", "Character"].contains(name) {
            type.rawType = inherited
            return
        }
        if BuiltInTypes.protocols.contains(name) { return }
        switch findType(name, scope) {
        case .declared(let found)? where found.kind == .protocolType: return
        case .native(let found)? where found.isAdoptable || (found.isProtocol && declaration.kind == .protocolType):
            return
        case nil: throw unknownType(name, at: declaration.offset, scope)
        default:
            let adoptable = table.typeOrder.filter { table.types[$0]?.isAdoptable == true }
            throw failure(
                "'\(declaration.name)' cannot inherit from '\(name)'",
                at: declaration.offset,
                scope,
                fix: adoptable.isEmpty ? nil : "it may conform to \(adoptable.joined(separator: ", "))"
            )
        }
    }

    /// What the protocols ask for must be there.
    private func checkRequirements(_ declaration: TypeDeclaration, _ scope: Scope) throws {
        guard declaration.kind != .protocolType, let type = types[declaration.name] else { return }
        let instance = Value.instance(Instance(type: type, fields: []))
        for name in type.conformances {
            let wanted = types[name]?.requirements ?? table.types[name]?.requirements ?? []
            let missing =
                wanted.first { !hasMember($0, declaredIn: type, instance) }
                ?? table.types[name]?.staticRequirements?.first { !hasStaticMember($0, of: .declared(type)) }
            if let missing {
                throw failure(
                    "'\(type.name)' does not conform to '\(name)': it has no '\(missing)'",
                    at: declaration.offset,
                    scope
                )
            }
        }
        for nested in declaration.nested { try checkRequirements(nested, scope) }
    }

    private func hasMember(_ name: String, declaredIn type: DeclaredType, _ instance: Value) -> Bool {
        type.storedNames.contains(name)
            || memberTables(for: instance).contains { $0.computed[name] != nil || $0.methods[name] != nil }
    }

    // MARK: - Extensions

    private func extend(_ declaration: TypeDeclaration, _ scope: Scope) throws {
        let inner = typeScope(declaration.name, scope)
        for alias in declaration.aliases { aliases["\(declaration.name).\(alias.name)"] = alias.type }
        for nested in declaration.nested {
            try declareNames(nested, at: nested.offset, scope)
            try declareMembers(nested, inner)
        }
        if let stored = declaration.variables.first(where: { !$0.isStatic && $0.accessors == nil }) {
            _ = stored
            throw failure("an extension cannot have stored properties", at: declaration.offset, scope)
        }
        switch findType(declaration.name, scope) {
        case .declared(let type)? where type.kind != .protocolType:
            type.conformances += declaration.inherited.compactMap(\.name)
            add(declaration, to: type.members, inner, isProtocol: false)
        case .declared(let type)?: addExtension(declaration, type.name, inner)
        case .native(let type)?: addExtension(declaration, type.name, inner)
        case .builtIn(let name)?: addExtension(declaration, BuiltInTypes.canonical(name), inner)
        case nil: throw unknownType(declaration.name, at: declaration.offset, scope)
        }
    }

    private func addExtension(_ declaration: TypeDeclaration, _ name: String, _ scope: Scope) {
        let members = extensions[name] ?? MemberTable()
        extensions[name] = members
        members.conformances += declaration.inherited.compactMap(\.name)
        add(declaration, to: members, scope, isProtocol: false)
    }

    private func add(_ declaration: TypeDeclaration, to members: MemberTable, _ scope: Scope, isProtocol: Bool) {
        for binding in declaration.variables {
            guard case .name(let name, let isLet, _) = binding.pattern, !isProtocol else { continue }
            if let accessors = binding.accessors {
                let computed = MemberTable.Computed(
                    type: binding.type,
                    accessors: accessors,
                    isBuilder: binding.isBuilder,
                    scope: scope,
                    typeName: declaration.name
                )
                if binding.isStatic {
                    members.staticComputed[name] = computed
                } else {
                    members.computed[name] = computed
                }
            } else if binding.isStatic {
                members.statics[name] = .init(type: binding.type, value: binding.value, isLet: isLet, scope: scope)
            } else {
                continue
            }
            if binding.isStatic { members.staticOrder.append(name) } else { members.order.append(name) }
        }
        guard !isProtocol else { return }
        for code in declaration.functions {
            let name = code.signature.name
            let bound = BoundCode(code: code, scope: scope, typeName: declaration.name)
            if code.isStatic {
                Self.add(bound, to: &members.staticMethods[name, default: []])
                members.staticOrder.append(name)
            } else {
                Self.add(bound, to: &members.methods[name, default: []])
                members.order.append(name)
            }
        }
        for code in declaration.initializers {
            Self.add(BoundCode(code: code, scope: scope, typeName: declaration.name), to: &members.initializers)
        }
    }

    /// A later declaration with the same labels and types replaces the earlier: sessions declare again.
    private static func add(_ bound: BoundCode, to list: inout [BoundCode]) {
        let signature = bound.code.signature
        list.removeAll {
            $0.code.signature.labelledName == signature.labelledName
                && $0.code.signature.parameters.map(\.type) == signature.parameters.map(\.type)
        }
        list.append(bound)
    }

    // MARK: - Imports

    func accept(importOf name: String, at offset: Int, _ scope: Scope) throws {
        let module = name.split(separator: ".").first.map(String.init) ?? name
        guard !table.importableModules.contains(module) else { return }
        throw failure(
            "there is no module '\(name)' here",
            at: offset,
            scope,
            didYouMean: NearestName.nearest(to: module, among: table.importableModules.sorted()),
            fix: "these can be imported: " + table.importableModules.sorted().joined(separator: ", ")
        )
    }
}
