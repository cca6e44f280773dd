extension Evaluator {
    /// Declares the names of a type and of its nested types.
    func declareNames(_ declaration: TypeDeclaration, at offset: Int, _ scope: Scope) throws {
        let type = DeclaredType(
            name: declaration.name,
            kind: declaration.kind,
            conformances: declaration.inherited.compactMap(\.name),
            scope: scope,
            offset: declaration.offset,
            runtime: self
        )
        noteCycleCandidate(scope)
        try countSteps(Self.typeDeclarationCost, at: offset, scope)
        type.isFinal = declaration.traits.isFinal
        type.isResultBuilder = declaration.traits.isResultBuilder
        type.generics = syntax.generics[declaration.name] ?? []
        types[declaration.name] = type
        aliases[declaration.name] = nil
        for alias in declaration.aliases { aliases["\(declaration.name).\(alias.name)"] = alias.type }
        for nested in declaration.nested { try declareNames(nested, at: nested.offset, scope) }
    }

    func declareMembers(_ declaration: TypeDeclaration, _ scope: Scope) throws {
        guard let type = types[declaration.name] else { return }
        let inner = typeScope(declaration.name, scope)
        for inherited in declaration.inherited { try check(inherited, of: declaration, type, scope) }
        for name in type.conformances.compactMap({ types[$0] }).flatMap(\.conformances)
        where !type.conformances.contains(name) {
            type.conformances.append(name)
        }
        add(declaration, to: type.members, inner, isProtocol: declaration.kind == .protocolType)
        type.hasInitializer = declaration.initializers.contains { !$0.traits.isConvenience }
        try declareStored(declaration, type, inner)
        if declaration.kind == .protocolType {
            type.requiredMembers = requiredMembers(of: declaration, inner)
            type.requirements =
                declaration.functions.filter { !$0.isStatic }.map(\.signature.name)
                + declaration.variables.filter { !$0.isStatic }.compactMap { binding in
                    if case .name(let name, _, _) = binding.pattern { return name }
                    return nil
                }
        }
        for element in declaration.cases {
            if type.cases[element.name] != nil {
                throw failure("invalid redeclaration of '\(element.name)'", at: element.offset, scope)
            }
            var element = element
            for index in element.parameters.indices {
                element.parameters[index].type = qualified(element.parameters[index].type, inner)
            }
            type.cases[element.name] = element
            type.caseOrder.append(element.name)
        }
        for nested in declaration.nested { try declareMembers(nested, inner) }
    }

    private func declareStored(_ declaration: TypeDeclaration, _ type: DeclaredType, _ scope: Scope) throws {
        for binding in declaration.variables where !binding.isStatic && binding.accessors == nil {
            guard declaration.kind == .structure || declaration.kind == .classType else {
                throw failure(
                    "\(declaration.kind.rawValue)s must not contain stored properties",
                    at: declaration.offset,
                    scope
                )
            }
            guard case .name(let name, let isLet, let place) = binding.pattern else { continue }
            if let annotation = binding.type { try check(annotation, at: place, scope) }
            if type.stored.contains(where: { $0.name == name }) {
                throw failure("invalid redeclaration of '\(name)'", at: place, scope)
            }
            let declared = binding.type.map { qualified($0, scope) }
            if binding.isOverride, binding.observers?.before != nil, isNativeProperty(name, of: type) {
                throw failure(
                    "'willSet' of a property of a native class is not supported here",
                    at: place,
                    scope,
                    kind: .unsupported,
                    fix: "observe it with 'didSet', which has the value before as 'oldValue'"
                )
            }
            let isObserved = binding.isOverride && isNativeProperty(name, of: type)
            let property = DeclaredType.StoredProperty(
                name: name,
                type: declared,
                value: binding.value,
                isLet: isLet,
                builder: binding.builder,
                isLazy: binding.isLazy,
                observers: binding.observers,
                scope: scope,
                typeName: declaration.name,
                wrapping: binding.wrapping,
                written: binding.written
            )
            if isObserved { type.observed.append(property) } else { type.stored.append(property) }
        }
        type.storedNames = type.stored.map(\.name)
    }

    private func isNativeProperty(_ name: String, of type: DeclaredType) -> Bool {
        type.nativeClass.map { table.property(named: name, of: $0) != nil } ?? false
    }

    /// Inserts the stored properties of the superclass before those of a class.
    func inherit(_ declaration: TypeDeclaration, _ scope: Scope) throws {
        for nested in declaration.nested { try inherit(nested, scope) }
        guard let type = types[declaration.name] else { return }
        if type.ancestry.dropFirst().contains(where: { $0 === type }) {
            type.superclass = nil
            throw failure("'\(type.name)' inherits from itself", at: declaration.offset, scope)
        }
        inherit(type)
    }

    private func inherit(_ type: DeclaredType) {
        guard !type.hasInherited else { return }
        type.hasInherited = true
        // The types of initial values are known once all types have their members.
        for index in type.stored.indices where type.stored[index].type == nil {
            let property = type.stored[index]
            type.stored[index].type = property.value.flatMap { StaticTypes(self, property.scope).type(of: $0) }
        }
        guard let superclass = type.superclass else { return }
        inherit(superclass)
        // A property that overrides another one in order to observe it replaces it.
        var inherited = superclass.stored
        for property in type.stored {
            if let index = inherited.firstIndex(where: { $0.name == property.name }) {
                inherited[index].observers = property.observers
            } else {
                inherited.append(property)
            }
        }
        type.stored = inherited
        type.storedNames = type.stored.map(\.name)
        for name in superclass.conformances where !type.conformances.contains(name) { type.conformances.append(name) }
    }

    func typeScope(_ name: String, _ scope: Scope) -> Scope {
        Scope(parent: scope, frame: Frame(source: scope.frame.source, selfCell: scope.frame.selfCell, typeName: name))
    }

    // MARK: - Protocols and superclasses

    /// Checks that an inherited type is a protocol that can be adopted, the raw type of an enum, or a class.
    private func check(
        _ inherited: TypeRef,
        of declaration: TypeDeclaration,
        _ type: DeclaredType,
        _ scope: Scope
    ) throws {
        guard let name = inherited.name else {
            throw failure("inheritance from non-protocol type '\(inherited)'", at: declaration.offset, scope)
        }
        if declaration.kind == .enumeration, ["Int", "String", "Double", "CGFloat", "Character"].contains(name) {
            type.rawType = inherited
            return
        }
        if BuiltInTypes.protocols.contains(name) { return }
        switch findType(name, scope) {
        case .declared(let found)? where found.kind == .protocolType: return
        case .declared(let found)? where found.isClass && declaration.kind == .classType:
            if found.isFinal {
                throw failure(
                    "inheritance from a final class '\(name)'",
                    at: declaration.offset,
                    scope
                )
            }
            type.superclass = found
            type.conformances.removeAll { $0 == name }
        case .native(let found)? where found.isAdoptable || (found.isProtocol && declaration.kind == .protocolType):
            return
        case .native(let found)? where found.isSubclassable && declaration.kind == .classType:
            type.nativeSuperclass = found
            type.conformances.removeAll { $0 == name }
        case .native(let found)? where !found.isProtocol && declaration.kind == .classType:
            throw failure(
                "subclassing '\(name)' is not supported here",
                at: declaration.offset,
                scope,
                kind: .unsupported,
                fix: inheritable + "; or change the view in 'config.apply { view in … }' of '\(name).describe'"
            )
        case nil: throw unknownType(name, at: declaration.offset, scope)
        default:
            let adoptable = table.typeOrder.filter { table.types[$0]?.isAdoptable == true }
            throw failure(
                "inheritance from non-protocol type '\(name)'",
                at: declaration.offset,
                scope,
                fix: adoptable.isEmpty ? nil : "it can conform to \(adoptable.joined(separator: ", "))"
            )
        }
    }

    /// The classes that can be inherited from, for messages.
    private var inheritable: String {
        let names = table.typeOrder.filter { table.types[$0]?.isSubclassable == true }
        let natives = names.isEmpty ? "" : " and from \(names.joined(separator: ", "))"
        return "classes inherit from classes of the source\(natives)"
    }

    /// Checks that a type implements the requirements of its protocols.
    func checkRequirements(_ declaration: TypeDeclaration, _ scope: Scope) throws {
        guard declaration.kind != .protocolType, let type = types[declaration.name] else { return }
        let instance = Value.instance(Instance(type: type, fields: []))
        for name in type.conformances {
            let wanted = types[name]?.requirements ?? table.types[name]?.requirements ?? []
            let missing =
                wanted.first { !hasMember($0, declaredIn: type, instance) }
                ?? table.types[name]?.staticRequirements?.first { !hasStaticMember($0, of: .declared(type)) }
            if missing == nil, let fault = fault(in: type, instance, of: name) {
                throw failure(
                    "type '\(type.name)' does not conform to protocol '\(name)': \(fault)",
                    at: declaration.offset,
                    scope
                )
            }
            if let missing {
                let hole = type.hole
                throw failure(
                    "type '\(type.name)' does not conform to protocol '\(name)': it has no '\(missing)'"
                        + (hole.map { ": the comment '// \($0.text)' is in its place" } ?? ""),
                    at: hole?.offset ?? declaration.offset,
                    scope,
                    fix: hole == nil ? nil : "declare '\(missing)' in place of the comment"
                )
            }
        }
        for nested in declaration.nested { try checkRequirements(nested, scope) }
    }

    private func hasMember(_ name: String, declaredIn type: DeclaredType, _ instance: Value) -> Bool {
        type.storedNames.contains(name)
            || memberTables(for: instance).contains { $0.computed[name] != nil || $0.methods[name] != nil }
    }
}
