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

/// The checks of generic signatures: some type can satisfy all requirements, and the types they name are there.
extension DeclaredInterfaces {
    func checkRequirements() {
        var ofExtensions: Set<String> = []
        for entry in extensions where !entry.requirements.isEmpty {
            let all = Requirements(entry.nominal.generics.requirements + entry.requirements, interfaces)
            guard let problem = all.contradiction(about: entry.requirements) else { continue }
            ofExtensions.insert(problem)
            note(.sentence(problem), at: entry.start)
        }
        for entry in types where !entry.nominal.isProtocol && !entry.nominal.generics.requirements.isEmpty {
            let own = entry.nominal.generics.requirements
            guard let problem = Requirements(own, interfaces).contradiction(about: own) else { continue }
            note(.sentence(problem), at: entry.code.offset)
        }
        for declaration in members + globals where declaration.isInSource && !declaration.generics.isEmpty {
            check(declaration, besides: ofExtensions)
        }
    }

    private func check(_ declaration: Declaration, besides known: Set<String>) {
        let own = declaration.generics.requirements
        let all = Requirements(own + (declaration.source?.scope.requirements ?? []), interfaces)
        if let problem = all.missingMember(in: declaration) {
            note(.sentence(problem), at: declaration.offset)
        } else if let problem = all.contradiction(about: own), !declaration.isConstrained || !known.contains(problem) {
            note(.sentence(problem), at: declaration.offset)
        }
    }
}

/// The requirements of one generic signature.
private struct Requirements {
    let all: [Requirement]
    let lookup: Lookup

    init(_ all: [Requirement], _ interfaces: Interfaces) {
        self.all = all
        lookup = Lookup(interfaces: interfaces, requirements: all)
    }

    // MARK: - Contradictions

    /// The requirements on one type.
    private struct Facts {
        var same: Type?
        var superclass: Type?
        var protocols: [Nominal] = []
        var isClass = false
    }

    /// Returns the words of a compiler for the first two requirements that no type satisfies; nil if there are none.
    ///
    /// - Parameter own: those that are looked at; what is known about their subjects may come from the others.
    func contradiction(about own: [Requirement]) -> String? {
        let names = self.names
        let subjects = Set(own.map { names[$0.subject] ?? $0.subject })
        var facts: [Type: Facts] = [:]
        for requirement in all {
            let subject = names[requirement.subject] ?? requirement.subject
            guard subjects.contains(subject) else { continue }
            if let problem = add(requirement.kind, to: &facts[subject, default: Facts()], named: "\(subject)") {
                return "no type for '\(subject)' can satisfy both \(problem)"
            }
        }
        return nil
    }

    /// The first name of each type that other ones are the same as.
    private var names: [Type: Type] {
        var names: [Type: Type] = [:]
        for requirement in all {
            guard case .same(let other) = requirement.kind, !other.isKnown else { continue }
            let first = names[requirement.subject] ?? requirement.subject
            let old = names[other] ?? other
            for (type, name) in names where name == old { names[type] = first }
            (names[old], names[other]) = (first, first)
        }
        return names
    }

    private func add(_ kind: Requirement.Kind, to facts: inout Facts, named name: String) -> String? {
        switch kind {
        case .same(let type):
            guard type.isKnown else { return nil }
            if let other = facts.same, other != type { return "'\(name) == \(type)' and '\(name) == \(other)'" }
            facts.same = type
        case .conforms(let bound):
            if let superclass = bound.superclass, !superclass.hasParameters {
                if let other = facts.superclass, !lookup.isSubclass(superclass, of: other),
                    !lookup.isSubclass(other, of: superclass)
                {
                    return "'\(name) : \(superclass)' and '\(name) : \(other)'"
                }
                facts.superclass = superclass
            }
            facts.protocols += bound.protocols
            facts.isClass = facts.isClass || bound.isClass
        }
        return problem(of: facts, name)
    }

    private func problem(of facts: Facts, _ name: String) -> String? {
        guard let type = facts.same else { return nil }
        if let superclass = facts.superclass, !lookup.isSubclass(type, of: superclass) {
            return "'\(name) : \(superclass)' and '\(name) == \(type)'"
        }
        if facts.isClass, !lookup.isClass(type) { return "'\(name) : AnyObject' and '\(name) == \(type)'" }
        return facts.protocols.first { !lookup.conforms(type, to: $0) }
            .map { "'\(name) == \(type)' and '\(name) : \($0.name)'" }
    }

    // MARK: - Names of members

    /// Returns the words of a compiler for the first associated type in a declaration that nothing declares; nil if all
    /// are declared.
    func missingMember(in declaration: Declaration) -> String? {
        let bounds = declaration.generics.requirements.flatMap { requirement in
            if case .same(let type) = requirement.kind { [requirement.subject, type] } else { [requirement.subject] }
        }
        for type in bounds + declaration.parameters.map(\.type) + [declaration.result] {
            if let problem = missingMember(in: type) { return problem }
        }
        return nil
    }

    private func missingMember(in type: Type) -> String? {
        guard type.hasParameters else { return nil }
        if case .member(let base, let name) = type.form, isMissing(name, in: base) {
            return "'\(name)' is not a member type of type '\(base)'"
        }
        var found: String?
        Type.forEachPart(of: type.form) { part in found = found ?? missingMember(in: part) }
        return found
    }

    private func isMissing(_ name: String, in base: Type) -> Bool {
        let base = lookup.reduced(base)
        switch base.form {
        case .parameter, .member: break
        default: return false
        }
        let member = Type(.member(base, name))
        // What a requirement says of a member does not declare it.
        let others = Lookup(interfaces: lookup.interfaces, requirements: all.filter { $0.subject != member })
        guard !others.reduced(member).isKnown else { return false }
        let bounds = lookup.bounds(of: base)
        guard bounds.superclass == nil else { return false }
        return !bounds.protocols.contains { kind in
            kind.allAssociated(lookup.interfaces).contains(name)
                || ([kind] + kind.allRefined(lookup.interfaces)).contains {
                    lookup.interfaces.type(name, in: $0) != nil
                }
        }
    }
}

extension Type {
    /// True for a type that no generic argument can change.
    fileprivate var isKnown: Bool { !hasParameters && !isMember && !isError && !hasVariables }
}
