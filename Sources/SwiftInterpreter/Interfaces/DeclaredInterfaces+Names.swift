/// The names of types, which come first: everything else may refer to them.
extension DeclaredInterfaces {
    func findNames(in statements: [Statement], _ aliases: AliasResolution) {
        for statement in statements {
            switch statement.kind {
            case .type(let code): add(code, to: nil, aliases)
            case .alias(let name, _, let alias):
                guard take(name, in: nil, at: alias.place.offset) else { break }
                aliases.add(alias, in: nil)
            default: break
            }
        }
    }

    /// Declares a type with the types in it.
    ///
    /// - Parameter entry: the type or extension around it.
    func add(_ code: TypeDeclaration, to entry: Entry?, _ aliases: AliasResolution) {
        let name = code.interface.name
        if entry == nil, isListing(code) { return noteListing(code) }
        if code.traits.isListing, code.kind != .protocolType {
            note(
                TypeError(
                    message: "the functions of '\(name)' have no bodies here",
                    offset: code.offset,
                    fix: "write the bodies, or delete the listing"
                )
            )
        }
        guard take(name, in: entry?.nominal, at: code.offset) else { return }
        let outer = entry?.nominal
        let nominal = Nominal(
            name: outer.map { "\($0.name).\(name)" } ?? name,
            kind: code.interface.kind.nominal ?? .structure,
            outer: outer
        )
        nominal.code = code
        nominal.modifiers = code.interface.modifiers
        if let entry, entry.hasPrivateMembers { nominal.modifiers.insert(.filePrivate) }
        register(nominal, name, in: entry)
        nameGenerics(of: nominal, code.interface)
        let inner = Entry(nominal: nominal, code: code, isExtension: false, start: code.offset)
        types.append(inner)
        for nested in code.nested { add(nested, to: inner, aliases) }
        for alias in code.interface.aliases where take(alias.name, in: nominal, at: alias.place.offset) {
            aliases.add(alias, in: inner)
        }
    }

    /// Returns true if a declaration repeats the interface of a type of the library, as documentation does.
    func isListing(_ code: TypeDeclaration) -> Bool {
        guard !isLocal, let known = interfaces.library?.nominal(code.interface.name) else { return false }
        return code.kind == .protocolType ? known.isProtocol : code.traits.isListing
    }

    /// Notes that a declaration is ignored because it repeats one of the library.
    func noteListing(_ code: TypeDeclaration) {
        let name = code.interface.name
        notes.append(
            TypeError(
                message: code.kind == .protocolType
                    ? "protocol '\(name)' is already defined; this listing is ignored"
                    : "'\(name)' is already defined; this listing of its interface is ignored",
                offset: code.offset
            )
        )
    }

    private func register(_ nominal: Nominal, _ name: String, in entry: Entry?) {
        guard let entry else {
            if isLocal { localTypes[name] = .nominal(nominal) } else { interfaces.add(nominal) }
            return
        }
        add(.nominal(nominal), name, to: entry)
        if !isLocal { interfaces.add(nominal) }
    }

    /// Adds a type or alias to the type around it.
    func add(_ type: NestedType, _ name: String, to entry: Entry) {
        if entry.isExtension {
            interfaces.extend(entry.nominal) { $0.members.types[name] = type }
        } else {
            entry.nominal.members.types[name] = type
        }
    }

    private func nameGenerics(of nominal: Nominal, _ written: WrittenInterface) {
        if nominal.isProtocol {
            let parameter = GenericParameter("Self")
            parameter.owner = nominal
            nominal.generics.parameters = [parameter]
            nominal.primary = written.primary
            let (primary, other) = (written.associated.filter(\.isPrimary), written.associated.filter { !$0.isPrimary })
            nominal.associatedTypes = (primary + other).map { AssociatedType(name: $0.name) }
        } else {
            let own = written.generics.parameters.map { GenericParameter($0.name) }
            nominal.generics.parameters = (nominal.outer?.generics.parameters ?? []) + own
        }
    }

    /// Takes a name; notes an error and returns false if another type of the source has it.
    func take(_ name: String, in nominal: Nominal?, at offset: Int) -> Bool {
        if taken[nominal.map { ObjectIdentifier($0) }, default: []].insert(name).inserted { return true }
        note("invalid redeclaration of '\(name)'", at: offset)
        return false
    }
}
