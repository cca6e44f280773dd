/// Reads the members of a type of the library when they are first needed.
struct MemberLoader {
    let interfaces: Interfaces
    let nominal: Nominal
    let table: BindingTable

    func load(_ parts: [LibraryReader.Part]) {
        nominal.readInheritance()
        var written: [(part: LibraryReader.Part, body: WrittenInterface)] = []
        var declared: Set<String> = []
        for part in parts {
            guard let (text, piece) = part.text else { continue }
            guard let body = text.read(piece, after: part.head) else {
                interfaces.reading.problems.append("\(nominal.name): cannot read its members")
                continue
            }
            written.append((part, body))
            // Of the standard library's texts only those that a registered type has too are replaced.
            if !text.isStandard { declared.formUnion(body.members.map(\.key)) }
        }
        for part in parts {
            guard let native = part.native else { continue }
            var body = part.head
            let hidden = table.written.hidden
            body.members = members(of: native).filter { member in
                let key = member.key
                return !declared.contains(key) && !hidden.contains("*." + key)
                    && !hidden.contains("\(nominal.name).\(key)")
            }
            written.append((part, body))
        }
        let scope = scope()
        for (_, body) in written { addAliases(body, scope) }
        addRawType()
        for (part, body) in written { addMembers(body, part, scope) }
    }

    private func scope() -> TypeScope {
        var chain: [Nominal] = []
        var current: Nominal? = nominal
        while let here = current {
            chain.append(here)
            current = here.outer
        }
        return TypeScope(nominals: chain.reversed(), inheritedNames: inheritedNames(chain))
    }

    /// Returns the names of the types that the protocols of types provide; nil if one has a superclass.
    private func inheritedNames(_ chain: [Nominal]) -> Set<String>? {
        var result: Set<String> = []
        for nominal in chain {
            if nominal.superclass != nil { return nil }
            let own = nominal.isProtocol ? [nominal] : []
            let direct = interfaces.conformances(of: nominal).map(\.type)
            for kind in own + direct + direct.flatMap({ $0.allRefined(interfaces) }) {
                result.formUnion(kind.associatedTypes.map(\.name))
                result.formUnion(kind.members.types.keys)
            }
        }
        return result
    }

    private func addAliases(_ body: WrittenInterface, _ scope: TypeScope) {
        let resolver = TypeResolver(interfaces: interfaces, scope: scope)
        for alias in body.aliases {
            LibraryInterfaces.noting("\(nominal.name).\(alias.name)", in: interfaces) {
                nominal.members.types[alias.name] = try resolver.alias(alias)
            }
        }
    }

    private func addMembers(_ body: WrittenInterface, _ part: LibraryReader.Part, _ scope: TypeScope) {
        let isProtocolBody = nominal.isProtocol && part.head.kind == .protocolType && part.native == nil
        let maker = DeclarationMaker(
            interfaces: interfaces,
            owner: nominal,
            scope: scope,
            requirements: requirements(of: part),
            isRequirement: isProtocolBody,
            isExtension: !isProtocolBody && (part.head.kind == .extended || nominal.isProtocol)
        )
        for member in body.members { add(member, maker) }
    }

    private func requirements(of part: LibraryReader.Part) -> [Requirement] {
        if let known = part.requirements { return known }
        guard part.head.kind == .extended else { return [] }
        let resolver = nominal.resolverOfHead(interfaces)
        return LibraryInterfaces.noting(nominal.name, in: interfaces) {
            try nominal.requirements(of: part.head, resolver)
        } ?? []
    }

    private func add(_ written: WrittenDeclaration, _ maker: DeclarationMaker) {
        LibraryInterfaces.noting("\(nominal.name).\(written.key)", in: interfaces) {
            let made = try maker.make(written)
            if !written.modifiers.contains(.absent) { made.implementation = .native }
            nominal.members.add(made)
            if written.isOperator { interfaces.add(operator: made) }
        }
    }

    /// Adds what the raw type gives to an enum.
    private func addRawType() {
        guard let type = nominal.rawType else { return }
        nominal.members.types["RawValue"] = .alias(GenericSignature(), type)
        let value = Declaration(.variable, name: "rawValue", owner: nominal, result: type)
        value.modifiers = .computed
        nominal.members.add(value)
        let initializer = Declaration(
            .initializer,
            name: "init",
            owner: nominal,
            result: interfaces.optional(nominal.selfType)
        )
        initializer.modifiers = .failable
        initializer.parameters = [.init(label: "rawValue", name: "rawValue", type: type)]
        nominal.members.add(initializer)
    }

    /// Returns the members of a registered type as written.
    private func members(of native: NativeType) -> [WrittenDeclaration] {
        native.writtenMembers(in: table) { name, error in
            interfaces.reading.problems.append("\(nominal.name).\(name): \(error.message.text)")
        }
    }
}

extension WrittenDeclaration {
    /// The words by which a declaration of a text replaces that of a binding: the labels, and the side of the type.
    var key: String {
        let isOnType = modifiers.contains(.static) || kind == .enumCase || kind == .initializer
        let start = isOnType ? "static " : ""
        if kind == .variable || (kind == .enumCase && parameters.isEmpty) { return start + name }
        if isOperator { return "\(start)\(name)(\(parameters.map { _ in "_:" }.joined()))" }
        return "\(start)\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
    }
}
