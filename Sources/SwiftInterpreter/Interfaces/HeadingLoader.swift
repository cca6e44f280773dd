/// Reads what is said of a type of the library in front of its members, when it is first needed.
struct HeadingLoader {
    let interfaces: Interfaces
    let nominal: Nominal
    let table: BindingTable

    /// Reads the headings of all parts, and what a type needs that is only named.
    func loadOutline(_ parts: LibraryReader.Parts) {
        for part in parts.all { read(part) }
        nominal.modifiers = parts.all.reduce([]) { $0.union($1.head.modifiers) }
        guard let main = parts.main else { return }
        if nominal.isProtocol {
            let parameter = GenericParameter("Self")
            parameter.owner = nominal
            nominal.parameters = [parameter]
            // As for a protocol of source: this marks a protocol of classes.
            if main.head.inherited.contains(WrittenType("AnyObject")) { nominal.modifiers.insert(.final) }
        } else {
            let before = nominal.outer?.isProtocol == false ? nominal.outer?.parameters ?? [] : []
            nominal.parameters = before + main.head.generics.parameters.map { GenericParameter($0.name) }
        }
    }

    private func read(_ part: LibraryReader.Part) {
        if let native = part.native {
            part.head = native.writtenHead(in: table)
        } else if let (text, piece) = part.text {
            guard let head = text.heading(of: piece) else {
                interfaces.reading.problems.append("\(nominal.name): cannot read its heading")
                return
            }
            part.head = head
        }
    }

    /// Looks up superclasses, raw types, protocols and requirements.
    func loadInheritance(_ parts: LibraryReader.Parts) {
        // Inherited types are written with their full names.
        let plain = TypeResolver(interfaces: interfaces, scope: TypeScope(generics: nominal.parameters))
        let own = parts.used.filter { $0.head.kind != .extended }
        if nominal.isProtocol, let main = parts.main {
            nominal.associatedTypes = main.head.associated.map { AssociatedType(name: $0.name) }
        }
        for inherited in own.flatMap(\.head.inherited) {
            noting { nominal.inherit(try plain.resolve(inherited), [], interfaces) }
        }
        let resolver = nominal.resolverOfHead(interfaces)
        if nominal.isProtocol {
            // Conforming types name them.
            for alias in parts.used.flatMap(\.head.aliases) {
                noting(alias.name) { nominal.members.types[alias.name] = try resolver.alias(alias) }
            }
        }
        for part in own { noting { try nominal.require(part.head, resolver) } }
        for part in parts.used where part.head.kind == .extended && !part.head.inherited.isEmpty {
            noting {
                let requirements = try nominal.requirements(of: part.head, resolver)
                part.requirements = requirements
                for inherited in part.head.inherited {
                    nominal.inherit(try resolver.resolve(inherited), requirements, interfaces)
                }
            }
        }
    }

    private func noting(_ member: String? = nil, _ body: () throws -> Void) {
        LibraryInterfaces.noting(nominal.name + (member.map { "." + $0 } ?? ""), in: interfaces, body)
    }
}

extension Nominal {
    /// Adds a type after the colon: a superclass, a raw type or protocols.
    fileprivate func inherit(_ type: Type, _ requirements: [Requirement], _ interfaces: Interfaces) {
        switch type.form {
        case .existential(let existential):
            for kind in existential.protocols where !conformances.contains(where: { $0.type === kind }) {
                conformances.append(Conformance(type: kind, requirements: requirements))
            }
        case .nominal(let above, _) where above.isClass: superclass = type
        default:
            rawType = type
            for name in ["RawRepresentable", "Hashable"] {
                if let kind = interfaces.nominal(name) { conformances.append(Conformance(type: kind)) }
            }
        }
    }

    /// Adds the requirements of its head.
    fileprivate func require(_ head: WrittenInterface, _ resolver: TypeResolver) throws {
        let own = parameters.suffix(head.generics.parameters.count)
        for (parameter, written) in zip(own, head.generics.parameters) {
            guard let bound = written.bound else { continue }
            generics.requirements.append(
                Requirement(subject: Type(.parameter(parameter)), kind: .conforms(try resolver.existential(bound)))
            )
        }
        for (index, written) in head.associated.enumerated() {
            let subject = Type(.member(selfType, written.name))
            if let bound = written.bound {
                generics.requirements.append(
                    Requirement(subject: subject, kind: .conforms(try resolver.existential(bound)))
                )
            }
            if let preset = written.preset { associatedTypes[index].preset = try resolver.resolve(preset) }
        }
        generics.requirements += try head.generics.requirements.map(resolver.requirement)
    }

    /// Returns the resolver of the names in the heads of its declaration and extensions.
    func resolverOfHead(_ interfaces: Interfaces) -> TypeResolver {
        let scope = isProtocol ? TypeScope(nominals: [self]) : TypeScope(generics: parameters)
        return TypeResolver(interfaces: interfaces, scope: scope)
    }

    /// Returns the requirements of an extension of it.
    func requirements(of head: WrittenInterface, _ resolver: TypeResolver) throws -> [Requirement] {
        let same = try zip(parameters, head.arguments).map { parameter, argument in
            Requirement(subject: Type(.parameter(parameter)), kind: .same(try resolver.resolve(argument)))
        }
        return try same + head.generics.requirements.map(resolver.requirement)
    }
}
