/// A comparison of a protocol's requirement with the members that may satisfy it.
struct WitnessMatcher {
    /// A member, with the type of `self` in it.
    struct Candidate {
        var declaration: Declaration
        var selfType: Type
    }

    private let interfaces: Interfaces
    private let requirement: Declaration
    private let nominal: Nominal
    /// The types of the requirement's parameters and its result in the conforming type.
    private let parameters: [Type]
    private let result: Type

    init(_ interfaces: Interfaces, _ requirement: Declaration, of kind: Nominal, in nominal: Nominal) {
        self.interfaces = interfaces
        self.requirement = requirement
        self.nominal = nominal
        let own = [nominal.selfType]
        parameters = requirement.parameters.map { $0.type.substituting(kind.generics.parameters, own) }
        result = requirement.result.substituting(kind.generics.parameters, own)
    }

    /// Returns true if the requirement mentions an associated type.
    func mentions(_ name: String) -> Bool {
        (parameters + [result]).contains { $0.mentions(associated: name, of: nominal.selfType) }
    }

    /// Returns what the associated types must be so that a member satisfies the requirement; nil if it does not.
    func associated(with candidate: Candidate) -> [String: Type]? {
        match(candidate)?.associated
    }

    /// Returns true if a member satisfies the requirement.
    func accepts(_ candidate: Candidate) -> Bool { match(candidate) != nil }

    /// Returns true if a member satisfies the requirement but for its argument labels.
    func acceptsRenamed(_ candidate: Candidate) -> Bool { match(candidate, withLabels: false) != nil }

    private struct Found {
        var associated: [String: Type] = [:]
        /// The types of the candidate's generic parameters.
        var parameters: [GenericParameter: Type] = [:]
    }

    private func match(_ candidate: Candidate, withLabels: Bool = true) -> Found? {
        let member = candidate.declaration
        guard hasSameForm(member), !withLabels || labelsAgree(member) else { return nil }
        var found = Found()
        for (wanted, given) in zip(parameters, member.parameters) {
            guard match(wanted, type(given.type, in: candidate), member, &found) else { return nil }
        }
        guard matchResult(type(member.result, in: candidate), member, &found) else { return nil }
        return found
    }

    /// Returns a type of a member as it is in the conforming type.
    private func type(_ type: Type, in candidate: Candidate) -> Type {
        guard let owner = candidate.declaration.owner else { return type }
        let arguments: [Type] =
            if owner.isProtocol { [candidate.selfType] } else if case .nominal(_, let own) = candidate.selfType.form {
                own
            } else { [] }
        return type.substituting(owner.generics.parameters, arguments)
    }

    /// Compares what is known without types.
    private func hasSameForm(_ member: Declaration) -> Bool {
        guard member !== requirement, !member.isRequirement,
            member.isStaticLike == requirement.isStaticLike || member.owner == nil,
            member.parameters.count == requirement.parameters.count
        else { return false }
        switch (requirement.kind, member.kind) {
        case (.function, .enumCase), (.variable, .enumCase): return requirement.isStatic && marksAgree(member)
        case let (wanted, given) where wanted != given: return false
        default: break
        }
        if requirement.modifiers.contains(.settable), !member.modifiers.contains(.settable) { return false }
        if member.modifiers.contains(.mutating), !requirement.modifiers.contains(.mutating), !nominal.isClass,
            requirement.kind == .function
        {
            return false
        }
        if member.isThrowing, !requirement.isThrowing { return false }
        if member.modifiers.contains(.async), !requirement.modifiers.contains(.async) { return false }
        return marksAgree(member)
    }

    private func marksAgree(_ member: Declaration) -> Bool {
        requirement.isOperator
            || zip(requirement.parameters, member.parameters).allSatisfy {
                $0.isInout == $1.isInout && $0.isVariadic == $1.isVariadic
            }
    }

    private func labelsAgree(_ member: Declaration) -> Bool {
        requirement.isOperator || zip(requirement.parameters, member.parameters).allSatisfy { $0.label == $1.label }
    }

    private func matchResult(_ given: Type, _ member: Declaration, _ found: inout Found) -> Bool {
        if requirement.kind == .initializer {
            // A failable requirement accepts an initializer that always succeeds.
            let isFailable = member.modifiers.contains(.failable)
            return !isFailable || member.isImplicitlyUnwrapped || requirement.modifiers.contains(.failable)
        }
        return match(result, given, member, &found)
    }

    // MARK: - Types

    /// - Parameter given: the member's type.
    private func match(_ wanted: Type, _ given: Type, _ member: Declaration, _ found: inout Found) -> Bool {
        if wanted == given { return true }
        if case .parameter(let parameter) = given.form, member.generics.parameters.contains(parameter) {
            if let known = found.parameters[parameter] { return known == wanted }
            found.parameters[parameter] = wanted
            return true
        }
        switch (wanted.form, given.form) {
        case (.member(let base, let name), .error) where base == nominal.selfType:
            // The member has an error of its own, which is reported there.
            found.associated[name] = found.associated[name] ?? .error
            return true
        case (.error, _), (_, .error): return true
        case (.member(let base, let name), _) where base == nominal.selfType:
            return matchAssociated(name, given, member, &found)
        case (.member, _), (_, .member):
            let (left, right) = (reduced(wanted, found), interfaces.reduced(given, in: nominal))
            if left == right { return true }
            // An associated type of a generic parameter is that of the parameter in its place.
            if case (.member(let base, let name), .member(let other, let own)) = (left.form, right.form), name == own {
                return match(base, other, member, &found)
            }
            return left != wanted && match(left, right, member, &found)
        case (.parameter(let parameter), .parameter(let other)):
            let (own, others) = (requirement.generics.parameters, member.generics.parameters)
            return own.firstIndex(of: parameter) == others.firstIndex(of: other) && own.contains(parameter)
        case (.nominal(let a, let left), .nominal(let b, let right)):
            return a === b && left.count == right.count && match(left, right, member, &found)
        case (.tuple(let left), .tuple(let right)):
            return left.count == right.count && left.map(\.label) == right.map(\.label)
                && match(left.map(\.type), right.map(\.type), member, &found)
        case (.function(let left), .function(let right)):
            return left.parameters.count == right.parameters.count && left.effects.isSuperset(of: right.effects)
                && match(left.parameters.map(\.type), right.parameters.map(\.type), member, &found)
                && match(left.result, right.result, member, &found)
        case (.metatype(let left), .metatype(let right)): return match(left, right, member, &found)
        case (.existential(let left), .existential(let right)):
            return Set(left.protocols) == Set(right.protocols) && left.superclass == right.superclass
                && left.isClass == right.isClass
        case (.opaque(let bound), _): return bound.declaration == ObjectIdentifier(requirement)
        default: return false
        }
    }

    private func match(_ wanted: [Type], _ given: [Type], _ member: Declaration, _ found: inout Found) -> Bool {
        for (left, right) in zip(wanted, given) where !match(left, right, member, &found) { return false }
        return true
    }

    private func matchAssociated(_ name: String, _ given: Type, _ member: Declaration, _ found: inout Found) -> Bool {
        if let known = found.associated[name] { return known == given || isOpen(known, member) }
        // A member of a protocol's extension is written with the associated type itself.
        let reduced = interfaces.reduced(given, in: nominal)
        if case .member(let base, name) = reduced.form, base == nominal.selfType { return true }
        if let known = interfaces.witness(of: name, in: nominal), !match(known, reduced, member, &found) {
            return false
        }
        found.associated[name] = reduced
        return true
    }

    private func isOpen(_ type: Type, _ member: Declaration) -> Bool {
        if case .parameter(let parameter) = type.form { return member.generics.parameters.contains(parameter) }
        return false
    }

    private func reduced(_ type: Type, _ found: Found) -> Type {
        if case .member(let base, let name) = type.form {
            if base == nominal.selfType, let known = found.associated[name] { return known }
            return interfaces.reduced(Type(.member(reduced(base, found), name)), in: nominal)
        }
        return type.mappingParts { reduced($0, found) }
    }
}

extension Type {
    /// Returns true if an associated type of a type occurs in this one.
    fileprivate func mentions(associated name: String, of base: Type) -> Bool {
        if case .member(base, name) = form { return true }
        var found = false
        Self.forEachPart(of: form) { found = found || $0.mentions(associated: name, of: base) }
        return found
    }
}

/// The associated types that are being looked for, the outermost first.
///
/// One that depends on an outer one is not known before that is: what was found for it meanwhile is not kept.
struct WitnessSearch {
    private struct Item: Equatable {
        var conformance: ObjectIdentifier
        var name: String
    }

    private var open: [Item] = []
    /// The place of the outermost one that an inner one depends on.
    private var lowest = Int.max

    /// Begins the search for an associated type, and returns its depth; nil if it is being looked for already.
    mutating func begin(_ name: String, of witnesses: Conformance.Witnesses) -> Int? {
        let item = Item(conformance: ObjectIdentifier(witnesses), name: name)
        if let place = open.firstIndex(of: item) {
            lowest = min(lowest, place)
            return nil
        }
        open.append(item)
        return open.count - 1
    }

    /// Ends a search; returns true if what it found depends on no outer one.
    mutating func end(at depth: Int) -> Bool {
        open.removeSubrange(depth...)
        guard lowest < depth else {
            lowest = .max
            return true
        }
        return false
    }
}
