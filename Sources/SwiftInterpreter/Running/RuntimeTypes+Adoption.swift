/// The types of the library and the language that source makes conform to protocols of the library.
extension RuntimeTypes {
    /// Returns the conformance of a type that source declares to protocols of the library; nil if there is none.
    func adoption(of type: Type) -> Adoption? {
        guard !adopting.isEmpty, let nominal = type.nominal, nominal.code == nil else { return nil }
        if let known = adoptions[type] { return known }
        let kinds = ancestors(of: type).flatMap { nominal in
            interfaces.extensions[ObjectIdentifier(nominal)]?.conformances.map(\.type) ?? []
        }
        var names: [String] = []
        for kind in kinds where isOfLibrary(kind) && conforms(type, to: kind) {
            for name in [kind.name] + kind.allRefined(interfaces).map(\.name) where !names.contains(name) {
                names.append(name)
            }
        }
        let result =
            names.isEmpty ? nil : Adoption(names, typeName: runner.printer.name(of: type), runner)
        adoptions[type] = .some(result)
        return result
    }

    /// Returns a value as one of the protocol that declares a member, if source makes its type conform to the protocol.
    func adopted(_ value: Value, _ type: Type, by member: Declaration) -> Value? {
        guard !adopting.isEmpty, let owner = member.owner, owner.isProtocol, isOfLibrary(owner) else { return nil }
        if case .erased(let erased) = value { return erased.adoption == nil ? nil : value }
        guard case .erased(let erased) = self.erased(value, dynamicType(of: value, type)),
            erased.adoption?.protocols.contains(owner.name) == true
        else { return nil }
        return .erased(erased)
    }

    /// Returns the result of a source, as one of its protocol's type if an extension in source makes its type conform.
    func result(_ value: Value, _ type: Type) -> Value { adoption(of: type) == nil ? value : erased(value, type) }

    /// Returns the types that extensions in source make conform to a protocol of the library.
    func findAdopting() -> Set<ObjectIdentifier> {
        Set(interfaces.extensions.filter { $1.conformances.contains { isOfLibrary($0.type) } }.map(\.key))
    }

    /// True for a registered protocol, and for one of source that refines such a one.
    private func isOfLibrary(_ kind: Nominal) -> Bool {
        ([kind] + kind.allRefined(interfaces)).contains { $0.code == nil && runner.table.types[$0.name] != nil }
    }

    private func ancestors(of type: Type) -> [Nominal] {
        var result: [Nominal] = []
        var current: Type? = type
        while let here = current {
            if let nominal = here.nominal { result.append(nominal) }
            current = lookup.superclass(of: here)
        }
        return result
    }
}
