/// The check that types have what their protocols require.
extension DeclaredInterfaces {
    func checkConformances() {
        for entry in types + extensions where !entry.nominal.isProtocol && !entry.code.traits.isListing {
            let written =
                entry.isExtension
                ? interfaces.extensions[ObjectIdentifier(entry.nominal)]?.conformances ?? []
                : entry.nominal.conformances
            for conformance in written where !conformance.isSynthesized && conformance.offset >= 0 {
                guard isWritten(conformance, in: entry) else { continue }
                check(conformance, of: entry)
                checkInherited(by: conformance, of: entry)
            }
        }
    }

    /// Returns true if a conformance is written at an entry, which may be one of several extensions.
    private func isWritten(_ conformance: Conformance, in entry: Entry) -> Bool {
        let places = entry.code.interface.inherited.map { $0.offset ?? entry.code.offset }
        return places.contains(conformance.offset)
    }

    /// Notes a protocol that a conditional conformance inherits and that no other conformance implies.
    private func checkInherited(by conformance: Conformance, of entry: Entry) {
        guard entry.isExtension, !conformance.requirements.isEmpty else { return }
        let all = interfaces.conformances(of: entry.nominal)
        let missing = conformance.type.allRefined(interfaces).first { kind in
            !Lookup.markers.contains(kind.name)
                && !all.contains {
                    $0.type === kind || $0.requirements.isEmpty && $0.type.allRefined(interfaces).contains(kind)
                }
        }
        guard let missing else { return }
        note(
            "conditional conformance of type '\(entry.nominal.selfType)' to protocol '\(conformance.type.name)' does not "
                + "imply conformance to inherited protocol '\(missing.name)'",
            at: entry.start
        )
    }

    private func check(_ conformance: Conformance, of entry: Entry) {
        let nominal = entry.nominal
        var lookup = Lookup(interfaces: interfaces)
        lookup.requirements = nominal.generics.requirements + conformance.requirements
        for kind in [conformance.type] + conformance.type.allRefined(interfaces) {
            if checkClass(of: nominal, kind, lookup, at: entry.start) { continue }
            guard let missing = missing(kind, conformance, of: entry, lookup) else { continue }
            if let hole = nominal.code?.traits.hole ?? entry.code.traits.hole {
                guard !missing.isEmpty else { continue }
                note(
                    TypeError(
                        message:
                            "type '\(nominal.name)' does not conform to protocol '\(kind.name)': it has no '\(missing)': "
                            + "the comment '// \(hole.text)' is in its place",
                        offset: hole.offset,
                        fix: "declare '\(missing)' in place of the comment"
                    )
                )
                continue
            }
            var error = TypeError(
                message: .nonconformance(of: nominal.name, to: kind.name),
                offset: entry.start
            )
            if let remedy = otherType(of: missing, kind, in: nominal) {
                error.fix = remedy
            } else {
                error.missing = missing.isEmpty ? nil : missing
            }
            note(error)
        }
    }

    /// Returns the remedy for a variable that a type declares with another type than the protocol's; nil if it declares
    /// none with the name.
    private func otherType(of name: String, _ kind: Nominal, in nominal: Nominal) -> String? {
        guard !name.isEmpty, case let requirements = kind.members[name].filter(\.isRequirement),
            let required = requirements.first, requirements.count == 1, required.kind == .variable,
            interfaces.members(name, of: nominal).contains(where: { $0.owner === nominal })
        else { return nil }
        return "declare '\(name)' with the type '\(required.result)'"
    }

    /// Returns the name of a requirement that a type does not satisfy, empty for one without a name; nil if it satisfies
    /// all of them.
    private func missing(_ kind: Nominal, _ conformance: Conformance, of entry: Entry, _ lookup: Lookup) -> String? {
        let nominal = entry.nominal
        kind.load()
        if let isSatisfied = synthesis(of: kind, in: nominal, lookup) { return isSatisfied ? nil : "" }
        for associated in kind.associatedTypes where interfaces.associated(associated.name, in: nominal) == nil {
            // It would follow from a member that is missing.
            let names = kind.members.order.filter { kind.members[$0].contains(where: \.isRequirement) }
            return names.first { interfaces.members($0, of: nominal).isEmpty } ?? associated.name
        }
        for requirement in kind.generics.requirements {
            let own = requirement.substituting(kind.generics.parameters, [nominal.selfType])
            if !holds(own, lookup, in: nominal) { return "" }
        }
        for name in kind.members.order {
            for requirement in kind.members[name] where requirement.isRequirement {
                let matcher = WitnessMatcher(interfaces, requirement, of: kind, in: nominal)
                let candidates = interfaces.candidates(for: requirement, in: nominal)
                    .filter { isAvailable($0, lookup, in: nominal) }
                if let found = candidates.first(where: matcher.accepts) {
                    checkInitializer(found.declaration, requirement, in: nominal)
                    checkSelfResult(of: found.declaration, requirement, of: kind, in: nominal)
                    checkAccess(of: found.declaration, requirement, of: kind, in: entry)
                } else if let renamed = candidates.first(where: matcher.acceptsRenamed)?.declaration {
                    noteLabels(of: renamed, requirement, of: kind)
                } else {
                    return requirement.labelledName
                }
            }
        }
        return nil
    }

    /// Notes a member that satisfies a requirement but for its argument labels.
    private func noteLabels(of member: Declaration, _ requirement: Declaration, of kind: Nominal) {
        let word = member.kind == .function ? "\(member.isStatic ? "static" : "instance") method" : "initializer"
        note(
            "\(word) '\(member.shownName)' has different argument labels from those required by protocol "
                + "'\(kind.name)' ('\(requirement.shownName)')",
            at: member.offset
        )
    }

    /// Notes an initializer that subclasses need not have, although a protocol requires it of them.
    private func checkInitializer(_ member: Declaration, _ requirement: Declaration, in nominal: Nominal) {
        guard requirement.kind == .initializer, nominal.isClass, !nominal.modifiers.contains(.final),
            member.owner?.isClass == true, !member.modifiers.contains(.required)
        else { return }
        note(
            "initializer requirement '\(requirement.labelledName)' can only be satisfied by a 'required' initializer in "
                + "non-final class '\(nominal.lastName)'",
            at: member.offset
        )
    }

    /// Returns true if a member exists in a type: the requirements of its extension hold.
    private func isAvailable(_ candidate: WitnessMatcher.Candidate, _ lookup: Lookup, in nominal: Nominal) -> Bool {
        let member = candidate.declaration
        guard member.isConstrained, let owner = member.owner else { return true }
        let arguments: [Type]
        switch candidate.selfType.form {
        case .nominal(_, let own) where !owner.isProtocol: arguments = own
        default: arguments = [candidate.selfType]
        }
        return member.generics.requirements.allSatisfy { requirement in
            if member.generics.parameters.contains(where: { requirement.subject.mentions($0) }) { return true }
            return holds(requirement.substituting(owner.generics.parameters, arguments), lookup, in: nominal)
        }
    }

    private func holds(_ requirement: Requirement, _ lookup: Lookup, in nominal: Nominal) -> Bool {
        let subject = lookup.reduced(requirement.subject)
        if subject == .error { return true }
        switch requirement.kind {
        case .conforms(let bound): return lookup.satisfies(subject, bound)
        case .same(let type):
            let other = lookup.reduced(type)
            return other == .error || subject == other
        }
    }

    // MARK: - Members that the compiler adds

    /// Returns true if the compiler adds the members that a protocol requires, false if it cannot; nil if it does not try.
    private func synthesis(of kind: Nominal, in nominal: Nominal, _ lookup: Lookup) -> Bool? {
        switch kind.name {
        case "Encodable", "Decodable", "CodingKey", "Error", "Sendable", "Copyable", "Escapable", "BitwiseCopyable":
            return true
        case "RawRepresentable": return nominal.rawType == nil ? nil : true
        case "Equatable", "Hashable":
            guard !nominal.isClass else { return nil }
            return hasOwn(kind, nominal) ? nil : partsConform(to: kind, in: nominal, lookup)
        case "Comparable":
            guard nominal.kind == .enumeration, nominal.rawType == nil, !hasOwn(kind, nominal) else { return nil }
            return partsConform(to: kind, in: nominal, lookup)
        default: return nil
        }
    }

    /// Returns true if a type itself satisfies the main requirement of a protocol.
    private func hasOwn(_ kind: Nominal, _ nominal: Nominal) -> Bool {
        let name = ["Equatable": "==", "Hashable": "hash", "Comparable": "<"][kind.name] ?? ""
        let result = name == "hash" ? "Void" : "Bool"
        // A member of another type, such as an `==` without a result, is not the required one.
        let isInType = interfaces.members(name, of: nominal).contains {
            !$0.isRequirement && (result == "Void" ? $0.result.isVoid : $0.result.nominal?.name == result)
        }
        return isInType
            || interfaces.operators(name).contains { operation in
                operation.parameters.first?.type.nominal === nominal && operation.result.nominal?.name == result
            }
    }

    private func partsConform(to kind: Nominal, in nominal: Nominal, _ lookup: Lookup) -> Bool {
        guard let code = nominal.code else { return true }
        var parts: [Type] = []
        for binding in code.variables where binding.isStoredInInstance {
            for (name, offset, _) in binding.pattern.paths {
                parts += nominal.members[name].filter { $0.offset == offset }.map(\.result)
            }
        }
        for item in code.cases {
            parts += nominal.members[item.name].filter { $0.offset == item.offset }.flatMap {
                $0.parameters.map(\.type)
            }
        }
        return parts.allSatisfy { $0 == nominal.selfType || lookup.conforms(lookup.reduced($0), to: kind) }
    }
}

extension Declaration {
    /// The name with argument labels, if it has any.
    fileprivate var shownName: String {
        !parameters.isEmpty && parameters.allSatisfy { $0.label == nil } ? name : labelledName
    }
}

extension Type {
    /// Returns true if a generic parameter occurs in the type.
    func mentions(_ parameter: GenericParameter) -> Bool {
        if case .parameter(parameter) = form { return true }
        var found = false
        Self.forEachPart(of: form) { found = found || $0.mentions(parameter) }
        return found
    }
}
