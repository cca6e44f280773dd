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
