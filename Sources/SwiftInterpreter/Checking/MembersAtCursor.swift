/// The members of a type that can be named at the cursor.
struct MembersAtCursor {
    let lookup: Lookup
    let base: CursorFindings.Base

    init(_ base: CursorFindings.Base, _ interfaces: Interfaces) {
        var base = base
        base.type = base.type.withParameters
        self.base = base
        lookup = Lookup(interfaces: interfaces, requirements: base.requirements)
    }

    private var isStatic: Bool { base.kind != .instance }

    /// The members, the nearest first; those that Swift has and this library does not are left out.
    var all: [CursorTypes.Member] {
        if case .tuple(let fields) = base.type.form { return members(of: fields) }
        let own = members(of: base.type)
        guard base.kind == .implicit, let wrapped = base.type.wrapped else { return own }
        // `.center` for an optional is looked up in the wrapped type, too.
        return members(of: wrapped) + own.filter { $0.name == "some" || $0.name == "none" }
    }

    private func members(of type: Type) -> [CursorTypes.Member] {
        lookup.memberNames(of: type, isStatic: isStatic).compactMap { name in
            guard !name.hasPrefix("_") else { return nil }
            let found = lookup.members(name, of: type, isStatic: isStatic).first { fits($0, type) }
            return found.map { member($0.declaration, in: $0.selfType) }
        }
    }

    private func members(of fields: [Type.Field]) -> [CursorTypes.Member] {
        fields.enumerated().map { index, field in
            let name = field.label ?? String(index)
            return CursorTypes.Member(
                name: name,
                declaration: "\(name): \(field.type)",
                type: field.type.reference,
                owner: "",
                isProperty: true,
                isMutating: false
            )
        }
    }

    /// Returns true if a member exists here, and the requirements of its extension hold.
    private func fits(_ member: Lookup.Member, _ type: Type) -> Bool {
        let declaration = member.declaration
        if declaration.isAbsent || declaration.isOperator || declaration.kind == .type { return false }
        if declaration.modifiers.contains(.deprecated) { return false }
        if base.kind == .implicit, !makesBase(declaration, in: member.selfType, type) { return false }
        guard declaration.isConstrained else { return true }
        let solver = Solver(lookup, bodies: nil)
        let node = Expression(.nilLiteral, at: 0)
        _ = solver.open(State.Candidate(declaration: declaration, selfType: type, isBound: true), node)
        return solver.propagate()
    }

    /// Returns true if a static member has the type that it is looked up in, so that `.name` is a value of it.
    private func makesBase(_ declaration: Declaration, in selfType: Type, _ type: Type) -> Bool {
        let result = lookup.reduced(declaration.substituted(declaration.result, in: selfType))
        if declaration.kind == .enumCase || result.hasParameters { return true }
        return result == type || result.wrapped == type || lookup.isSubclass(result, of: type)
    }

    private func member(_ declaration: Declaration, in selfType: Type) -> CursorTypes.Member {
        let isProperty =
            declaration.kind == .variable || declaration.kind == .enumCase && declaration.parameters.isEmpty
        let type = lookup.reduced(declaration.substituted(declaration.result, in: selfType))
        return CursorTypes.Member(
            name: declaration.name,
            declaration: isProperty
                ? "\(declaration.name): \(type)" : declaration.signature(in: selfType, lookup).declaration,
            type: type.reference,
            owner: declaration.owner?.name ?? "",
            isProperty: isProperty,
            isMutating: declaration.isMutating
        )
    }
}

extension Type {
    /// The type with the generic parameters themselves in place of arguments that nothing decides, as in `[].first`.
    fileprivate var withParameters: Type {
        guard case .nominal(let nominal, let arguments) = form else { return self }
        let parameters = nominal.generics.parameters
        guard parameters.count == arguments.count else { return self }
        let known = zip(arguments, parameters).map { argument, parameter in
            argument.isError ? Type(.parameter(parameter)) : argument.withParameters
        }
        return Type(.nominal(nominal, known))
    }
}

extension Declaration {
    /// Returns a type in the declaration with the generic arguments of the type that it is looked up in.
    func substituted(_ type: Type, in selfType: Type?) -> Type {
        guard let selfType, let owner else { return type }
        if owner.isProtocol { return type.substituting(owner.generics.parameters, [selfType]) }
        guard case .nominal(let nominal, let arguments) = selfType.form, nominal === owner else { return type }
        return type.substituting(owner.generics.parameters, arguments)
    }

    /// Returns the signature with the generic arguments of the type that it is looked up in.
    func signature(in selfType: Type?, _ lookup: Lookup) -> Signature {
        var result = signature
        for (index, parameter) in parameters.enumerated() {
            result.parameters[index].type = lookup.reduced(substituted(parameter.type, in: selfType)).reference
        }
        result.result = lookup.reduced(substituted(self.result, in: selfType)).reference
        return result
    }
}
