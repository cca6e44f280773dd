/// The members of the values of built-in types.
extension LibraryReport {
    /// The members that a built-in type has by its declaration or by its protocols, and that this type itself does not
    /// implement, apart from those that are declared as absent.
    ///
    /// Generic parameters are taken to be `Int`, so that conditions on them hold.
    package var membersImplementedElsewhere: [String] {
        Set(table.builtIns.keys.flatMap(membersImplementedElsewhere)).sorted()
    }

    private func membersImplementedElsewhere(of name: String) -> [String] {
        guard let nominal = interfaces.nominal(name), !nominal.isProtocol, let int = interfaces.nominal("Int") else {
            return []
        }
        let implemented = BuiltInTypes.names(of: name).compactMap { table.builtIns[$0] }.flatMap(BuiltInMember.all)
        let type = Type.nominal(nominal, nominal.generics.parameters.map { _ in int.selfType })
        return ([nominal] + protocols(of: nominal)).flatMap(\.declarations)
            .filter { declaration in
                !declaration.isOfTheLanguage && !declaration.modifiers.contains(.absent) && declaration.kind != .type
                    && !implemented.contains { $0.name == declaration.name && $0.fits(declaration) }
                    && holds(declaration, for: type)
            }
            .map { "\(name).\($0.labelledName)" }
    }

    /// Returns true if the conditions of an extension of a protocol hold for a type.
    private func holds(_ declaration: Declaration, for type: Type) -> Bool {
        guard declaration.isConstrained, let owner = declaration.owner, owner.isProtocol else { return true }
        let lookup = Lookup(interfaces: interfaces)
        let own = Set(declaration.generics.parameters)
        return declaration.generics.requirements.allSatisfy { requirement in
            if case .parameter(let parameter) = requirement.subject.form, own.contains(parameter) { return true }
            let actual = requirement.substituting(owner.generics.parameters, [type])
            let subject = lookup.reduced(actual.subject)
            switch actual.kind {
            case .conforms(let bound): return lookup.satisfies(subject, bound)
            case .same(let other): return subject == lookup.reduced(other)
            }
        }
    }
}
