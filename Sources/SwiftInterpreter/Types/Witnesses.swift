/// The associated types of conforming types, by their declarations or by the members that satisfy the requirements.
extension Interfaces {
    /// Returns an associated type of a type, written with the type's own generic parameters; nil if it cannot be found.
    func witness(of name: String, in nominal: Nominal) -> Type? {
        for conformance in conformances(of: nominal) {
            let kinds = [conformance.type] + conformance.type.allRefined(self)
            guard kinds.contains(where: { $0.associatedTypes.contains { $0.name == name } }) else { continue }
            if let found = witness(of: name, conformance, in: nominal) { return found }
        }
        return nil
    }

    /// Returns an associated type of a protocol in a conforming type.
    func witness(of name: String, _ conformance: Conformance, in nominal: Nominal) -> Type? {
        let witnesses = conformance.witnesses
        if let found = witnesses.types[name] { return found }
        guard let depth = witnessSearch.begin(name, of: witnesses) else { return nil }
        let found = declaredWitness(of: name, in: nominal) ?? inferredWitness(of: name, conformance, in: nominal)
        let isComplete = witnessSearch.end(at: depth)
        if isComplete, found != .error { witnesses.types[name] = found }
        return found
    }

    private func declaredWitness(of name: String, in nominal: Nominal) -> Type? {
        nominal.load()
        switch type(name, in: nominal) {
        case .nominal(let nested)?: return nested.selfType
        case .alias(_, let type)?: return type
        case nil: break
        }
        if let parameter = nominal.generics.parameters.last(where: { $0.name == name }) {
            return Type(.parameter(parameter))
        }
        guard case .nominal(let above, let arguments)? = nominal.superclass?.form else { return nil }
        return (declaredWitness(of: name, in: above) ?? witness(of: name, in: above))?
            .substituting(above.generics.parameters, arguments)
    }

    private func inferredWitness(of name: String, _ conformance: Conformance, in nominal: Nominal) -> Type? {
        let kinds = [conformance.type] + conformance.type.allRefined(self)
        return kinds.lazy.compactMap { self.equalWitness(of: name, $0, in: nominal) }.first
            ?? kinds.lazy.compactMap { self.witness(of: name, fromMembersOf: $0, in: nominal) }.first
            ?? kinds.lazy.compactMap { self.presetWitness(of: name, $0, in: nominal) }.first
            ?? kinds.lazy.compactMap { self.reverseWitness(of: name, $0, in: nominal) }.first
    }

    /// Returns the type that a refining protocol says to be equal: `protocol Words: Collection where Element == String`.
    private func equalWitness(of name: String, _ kind: Nominal, in nominal: Nominal) -> Type? {
        for requirement in kind.generics.requirements {
            guard case .same(let type) = requirement.kind, case .member(let base, name) = requirement.subject.form,
                base == kind.selfType
            else { continue }
            return known(type.substituting(kind.generics.parameters, [nominal.selfType]), in: nominal)
        }
        return nil
    }

    /// Returns the type that a requirement says to be equal to the associated type: `Iterator.Element == Element`.
    private func reverseWitness(of name: String, _ kind: Nominal, in nominal: Nominal) -> Type? {
        let wanted = Type(.member(kind.selfType, name))
        for requirement in kind.generics.requirements {
            guard case .same(wanted) = requirement.kind else { continue }
            let subject = requirement.subject.substituting(kind.generics.parameters, [nominal.selfType])
            if let found = known(subject, in: nominal) { return found }
        }
        return nil
    }

    /// Returns a type with its associated types replaced; nil if one of the type itself is not known.
    private func known(_ type: Type, in nominal: Nominal) -> Type? {
        let result = reduced(type, in: nominal)
        return result.hasMember(of: nominal) ? nil : result
    }

    /// Returns the type with which a member of the type satisfies a requirement that mentions the associated type.
    private func witness(of name: String, fromMembersOf kind: Nominal, in nominal: Nominal) -> Type? {
        kind.load()
        for label in kind.members.order {
            for requirement in kind.members[label] where requirement.isRequirement {
                let matcher = WitnessMatcher(self, requirement, of: kind, in: nominal)
                guard matcher.mentions(name) else { continue }
                for candidate in candidates(for: requirement, in: nominal) {
                    if let found = matcher.associated(with: candidate)?[name], !found.hasMember(of: nominal) {
                        return found
                    }
                }
            }
        }
        return nil
    }

    private func presetWitness(of name: String, _ kind: Nominal, in nominal: Nominal) -> Type? {
        var found: Type?
        switch type(name, in: kind) {
        case .alias(_, let type)?: found = type
        case .nominal(let nested)?: found = nested.selfType
        case nil: found = kind.associatedTypes.first { $0.name == name }?.preset
        }
        return found.flatMap { known($0.substituting(kind.generics.parameters, [nominal.selfType]), in: nominal) }
    }

    /// Returns a type with the associated types of a type replaced by what they are.
    func reduced(_ type: Type, in nominal: Nominal) -> Type {
        if case .member(let base, let name) = type.form {
            let base = reduced(base, in: nominal)
            if case .nominal(let owner, let arguments) = base.form {
                let found = declaredWitness(of: name, in: owner) ?? witness(of: name, in: owner)
                if let found { return reduced(found.substituting(owner.generics.parameters, arguments), in: nominal) }
            }
            return Type(.member(base, name))
        }
        return type.mappingParts { reduced($0, in: nominal) }
    }

    /// Returns the members that may satisfy a requirement: those of the type, of its superclasses and of the extensions
    /// of protocols.
    func candidates(for requirement: Declaration, in nominal: Nominal) -> [WitnessMatcher.Candidate] {
        var result: [WitnessMatcher.Candidate] = []
        var (next, selfType): (Nominal?, Type) = (nominal, nominal.selfType)
        while let here = next {
            for declaration in members(requirement.name, of: here) {
                result.append(.init(declaration: declaration, selfType: selfType))
            }
            if requirement.isOperator { result += operators(requirement.name, of: here, selfType) }
            guard case .nominal(let above, let arguments)? = here.superclass?.form else { break }
            let own: [Type] = if case .nominal(_, let own) = selfType.form { own } else { [] }
            selfType = .nominal(above, arguments.map { $0.substituting(here.generics.parameters, own) })
            next = above
        }
        var protocols: [Nominal] = []
        next = nominal
        while let here = next {
            for kind in conformances(of: here).flatMap({ [$0.type] + $0.type.allRefined(self) })
            where !protocols.contains(kind) { protocols.append(kind) }
            next = here.superclassNominal
        }
        // The extension of a protocol comes before those of the protocols that it refines.
        let refined = protocols.map { $0.allRefined(self).count }
        let order = protocols.indices.sorted { (-refined[$0], $0) < (-refined[$1], $1) }
        for kind in order.map({ protocols[$0] }) {
            for declaration in members(requirement.name, of: kind) where declaration.isFromProtocolExtension {
                result.append(.init(declaration: declaration, selfType: nominal.selfType))
            }
        }
        return result
    }

    /// Returns the operator functions outside of types whose operands include a value of the type.
    private func operators(_ name: String, of nominal: Nominal, _ selfType: Type) -> [WitnessMatcher.Candidate] {
        operators(name).filter { declaration in
            declaration.owner == nil && declaration.parameters.contains { $0.type.nominal === nominal }
        }
        .map { .init(declaration: $0, selfType: selfType) }
    }
}

extension Type {
    /// Returns true if an associated type of a declared type occurs in this one, which could not be found.
    fileprivate func hasMember(of nominal: Nominal) -> Bool {
        if case .member(let base, _) = form, case .nominal(let owner, _) = base.form, owner === nominal { return true }
        var found = false
        Self.forEachPart(of: form) { found = found || $0.hasMember(of: nominal) }
        return found
    }
}
