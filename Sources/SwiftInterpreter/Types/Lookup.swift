/// Questions about types: what they conform to, what their associated types are, which members they have.
struct Lookup {
    let interfaces: Interfaces
    /// The requirements on the generic parameters that are in scope.
    var requirements: [Requirement] = []
    /// The associated types that are being looked for.
    private var looking: Set<Type> = []

    init(interfaces: Interfaces, requirements: [Requirement] = []) {
        self.interfaces = interfaces
        self.requirements = requirements
    }

    /// A member with the type that it is looked up in.
    struct Member {
        var declaration: Declaration
        /// The type of `self` in the declaration: for a member of a superclass or protocol, that type.
        var selfType: Type
        /// True if the type declares or inherits it as a class, not through a protocol.
        var isOwn: Bool
    }

    // MARK: - Associated types

    /// Returns a type with the associated types in it replaced by what they are.
    func reduced(_ type: Type) -> Type {
        guard type.hasParameters || type.isMember else { return type }
        if case .member(let base, let name) = type.form {
            let base = reduced(base)
            if let found = associated(name, of: base) { return found }
            let type = Type(.member(base, name))
            let same = sameType(as: type)
            return same == type ? required(name, of: base) ?? type : same
        }
        if case .parameter = type.form { return sameType(as: type) }
        return type.mappingParts(reduced)
    }

    /// Returns the simpler type that a protocol says an associated type is: `Element` of a `StringProtocol` is
    /// `Character`, and `SubSequence.Element` of a collection is its `Element`.
    private func required(_ name: String, of base: Type) -> Type? {
        let type = Type(.member(base, name))
        guard !looking.contains(type) else { return nil }
        var inner = self
        inner.looking.insert(type)
        var root: Type? = base
        while let here = root {
            for kind in protocols(of: here) {
                for rule in kind.sameTypes(interfaces) {
                    let from = rule.from.substituting(kind.generics.parameters, [here])
                    if from == type { return inner.reduced(rule.to.substituting(kind.generics.parameters, [here])) }
                }
            }
            if case .member(let next, _) = here.form { root = next } else { root = nil }
        }
        return nil
    }

    private func protocols(of type: Type) -> [Nominal] {
        var result: [Nominal] = []
        for kind in bounds(of: type).protocols.flatMap({ [$0] + $0.allRefined(interfaces) })
        where !result.contains(kind) {
            result.append(kind)
        }
        return result
    }

    /// Returns the type that a requirement makes equal to another one; the type itself if there is none.
    private func sameType(as type: Type) -> Type {
        for requirement in requirements {
            guard case .same(let other) = requirement.kind, other != type else { continue }
            guard requirement.subject == type || isSame(requirement, type) else { continue }
            return without(requirement).reduced(other)
        }
        return type
    }

    private func without(_ requirement: Requirement) -> Lookup {
        Lookup(interfaces: interfaces, requirements: requirements.filter { $0 != requirement })
    }

    /// Returns the associated type of a name; nil if it is not known.
    func associated(_ name: String, of type: Type) -> Type? {
        switch type.form {
        case .nominal(let nominal, let arguments):
            return interfaces.associated(name, in: nominal)
                .map { reduced($0.substituting(nominal.generics.parameters, arguments)) }
        case .existential(let existential):
            if let known = existential.known.first(where: { $0.name == name }) { return known.type }
            let bound = bounds(ofAssociated: name, in: existential.protocols)
            return Type(.existential(bound))
        case .opaque(let opaque): return opaque.bounds.known.first { $0.name == name }?.type
        default: return nil
        }
    }

    private func bounds(ofAssociated name: String, in protocols: [Nominal]) -> Type.Existential {
        var result = Type.Existential()
        for kind in protocols.flatMap({ [$0] + $0.allRefined(interfaces) }) {
            kind.load()
            let subject = Type(.member(kind.selfType, name))
            for requirement in kind.generics.requirements where requirement.subject == subject {
                guard case .conforms(let bound) = requirement.kind else { continue }
                result.protocols += bound.protocols.filter { !result.protocols.contains($0) }
                result.superclass = result.superclass ?? bound.superclass
            }
        }
        return result
    }

    /// Returns true if a requirement is on a type in a longer form: on `S.Iterator.Element` for `S.Element`.
    private func isSame(_ requirement: Requirement, _ type: Type) -> Bool {
        guard requirement.subject.depth > 1, requirement.subject.depth > type.depth else { return false }
        let others = requirements.filter { if case .conforms = $0.kind { true } else { false } }
        return Lookup(interfaces: interfaces, requirements: others).reduced(requirement.subject) == type
    }

    // MARK: - Bounds of generic parameters

    /// Returns what a generic parameter, or an associated type of one, is known to conform to.
    func bounds(of type: Type) -> Type.Existential {
        var result = Type.Existential()
        func add(_ more: Type.Existential) {
            for kind in more.protocols where !result.protocols.contains(kind) { result.protocols.append(kind) }
            result.superclass = result.superclass ?? more.superclass
            result.isClass = result.isClass || more.isClass
            result.known += more.known
        }
        for requirement in requirements where requirement.subject == type {
            if case .conforms(let bound) = requirement.kind { add(bound) }
        }
        for requirement in requirements {
            // What is known about a type holds for another one that is the same.
            guard case .same(let other) = requirement.kind, other == type, other != requirement.subject else {
                continue
            }
            add(without(requirement).bounds(of: requirement.subject))
        }
        switch type.form {
        case .member(let base, let name): add(bounds(ofAssociated: name, in: bounds(of: base).protocols))
        case .opaque(let opaque): add(opaque.bounds)
        case .parameter(let parameter):
            if let kind = interfaces.protocolOfSelf(parameter) { add(Type.Existential(protocols: [kind])) }
        default: break
        }
        return result
    }

    // MARK: - Conformance

    /// The answer to the question whether a type conforms to a protocol.
    enum Answer {
        case holds([Requirement])
        case fails
        /// A type is looked for, on which the answer depends.
        case open
    }

    func conforms(_ type: Type, to kind: Nominal) -> Bool {
        guard case .holds(let requirements) = answer(type, kind) else { return false }
        return requirements.allSatisfy { requirement in
            switch requirement.kind {
            case .conforms(let bound): return satisfies(reduced(requirement.subject), bound)
            case .same(let other): return reduced(requirement.subject) == reduced(other)
            }
        }
    }

    func satisfies(_ type: Type, _ bound: Type.Existential) -> Bool {
        if let superclass = bound.superclass, !isSubclass(type, of: superclass) { return false }
        if bound.isClass, !isClass(type) { return false }
        return bound.protocols.allSatisfy { conforms(type, to: $0) }
    }

    /// Returns the requirements under which a type conforms to a protocol.
    func answer(_ type: Type, _ kind: Nominal) -> Answer {
        if Self.markers.contains(kind.name) { return .holds([]) }
        switch type.form {
        case .error: return .holds([])
        case .variable: return .open
        case .nominal(let nominal, let arguments):
            guard let found = conformance(of: nominal, to: kind) else { return .fails }
            return .holds(
                found.requirements.map {
                    $0.substituting(found.type.generics.parameters, found.isInherited ? [] : arguments)
                }
            )
        case .parameter, .member, .opaque:
            let bounds = bounds(of: type)
            if bounds.protocols.contains(where: { $0 === kind || $0.allRefined(interfaces).contains(kind) }) {
                return .holds([])
            }
            if let superclass = bounds.superclass { return answer(superclass, kind) }
            return .fails
        case .existential(let existential):
            if existential.protocols.contains(where: { $0 === kind || $0.allRefined(interfaces).contains(kind) }) {
                return .holds([])
            }
            if let superclass = existential.superclass { return answer(superclass, kind) }
            return .fails
        case .tuple, .function, .metatype: return .fails
        }
    }

    /// The protocols without members that everything conforms to here.
    static let markers: Set<String> = ["Sendable", "Copyable", "Escapable", "BitwiseCopyable"]

    private struct Found {
        var type: Nominal
        var requirements: [Requirement]
        var isInherited: Bool
    }

    private func conformance(of nominal: Nominal, to kind: Nominal) -> Found? {
        var current: Nominal? = nominal
        while let here = current {
            for conformance in interfaces.conformances(of: here)
            where conformance.type === kind || conformance.type.allRefined(interfaces).contains(kind) {
                return Found(type: here, requirements: conformance.requirements, isInherited: here !== nominal)
            }
            current = here.superclassNominal
        }
        // What a registered type can do counts, although its binding does not say it.
        guard ["Equatable", "Hashable"].contains(kind.name), nominal.code == nil,
            interfaces.natives?.isHashable(nominal.name) == true
        else { return nil }
        return Found(type: nominal, requirements: [], isInherited: false)
    }

    func isClass(_ type: Type) -> Bool {
        switch type.form {
        case .nominal(let nominal, _): nominal.isClass
        case .existential(let existential):
            existential.isClass || existential.superclass != nil || existential.protocols.contains { isClassBound($0) }
        case .parameter, .member, .opaque:
            { $0.isClass || $0.superclass != nil || $0.protocols.contains { isClassBound($0) } }(bounds(of: type))
        default: false
        }
    }

    /// Returns true for a protocol that only classes can conform to.
    func isClassBound(_ kind: Nominal) -> Bool {
        ([kind] + kind.allRefined(interfaces)).contains { $0.isClassBound }
    }

    /// Returns true if a class is another one or inherits from it.
    func isSubclass(_ type: Type, of other: Type) -> Bool {
        var current: Type? = type
        while let here = current {
            if here == other { return true }
            current = superclass(of: here)
        }
        return false
    }

    /// Returns the superclass of a type; nil if it has none.
    func superclass(of type: Type) -> Type? {
        switch type.form {
        case .nominal(let nominal, let arguments):
            nominal.superclass?.substituting(nominal.generics.parameters, arguments)
        case .existential(let existential): existential.superclass
        case .parameter, .member, .opaque: bounds(of: type).superclass
        default: nil
        }
    }

    // MARK: - Members

    /// Returns the members of a name, the nearest first: those of the type and its superclasses, then those of
    /// protocols.
    ///
    /// - Parameter isStatic: true for members of the type itself, nil for both kinds.
    func members(_ name: String, of type: Type, isStatic: Bool?) -> [Member] {
        var result: [Member] = []
        func add(_ nominal: Nominal, _ selfType: Type, isOwn: Bool) {
            for declaration in interfaces.members(name, of: nominal) {
                if let isStatic, declaration.isStaticLike != isStatic { continue }
                if result.contains(where: { $0.declaration === declaration }) { continue }
                if isHidden(declaration, by: result) { continue }
                result.append(Member(declaration: declaration, selfType: selfType, isOwn: isOwn))
            }
        }
        func addProtocols(_ kinds: [Nominal], _ selfType: Type) {
            var seen: Set<Nominal> = []
            var open = kinds
            while !open.isEmpty {
                let kind = open.removeFirst()
                guard seen.insert(kind).inserted else { continue }
                add(kind, selfType, isOwn: false)
                open += interfaces.conformances(of: kind).map(\.type)
            }
        }
        var current: Type? = type
        var isOfSource = false
        while let here = current {
            switch here.form {
            case .nominal(let nominal, _):
                add(nominal, here, isOwn: true)
                // A class of source has the initializers that it inherits as its own.
                isOfSource = nominal.code != nil && nominal.isClass
            default: break
            }
            current = name == "init" && isOfSource ? nil : superclass(of: here)
        }
        current = type
        while let here = current {
            switch here.form {
            case .nominal(let nominal, _): addProtocols(interfaces.conformances(of: nominal).map(\.type), type)
            case .existential(let existential): addProtocols(existential.protocols, type)
            case .parameter, .member, .opaque: addProtocols(bounds(of: here).protocols, type)
            default: break
            }
            current = superclass(of: here)
        }
        return result
    }

    /// Returns true if a subclass overrides a member, or a type satisfies a requirement with a member of its own.
    private func isHidden(_ declaration: Declaration, by nearer: [Member]) -> Bool {
        nearer.contains { member in
            let other = member.declaration
            guard
                other.owner !== declaration.owner
                    || other.isFromProtocolExtension != declaration.isFromProtocolExtension
            else { return false }
            guard other.labelledName == declaration.labelledName, other.kind == declaration.kind else { return false }
            if declaration.isRequirement { return member.isOwn }
            return other.modifiers.contains(.override) && member.isOwn
                && other.parameters.map(\.type) == declaration.parameters.map(\.type)
        }
    }
}

extension Type {
    var isMember: Bool {
        if case .member = form { return true }
        return hasParameters || hasVariables || containsMember
    }

    private var containsMember: Bool {
        var found = false
        Self.forEachPart(of: form) { part in
            if case .member = part.form { found = true } else { found = found || part.containsMember }
        }
        return found
    }

    /// The type's declaration; nil for other types than structs, enums, classes.
    var nominal: Nominal? {
        if case .nominal(let nominal, _) = form { return nominal }
        return nil
    }
}

extension Nominal {
    var superclassNominal: Nominal? { superclass?.nominal }

    /// True for a protocol that only classes conform to.
    var isClassBound: Bool { modifiers.contains(.final) && isProtocol }
}

extension Nominal {
    /// A type and the simpler one that a protocol says it is.
    struct SameTypes {
        var from: Type
        var to: Type
    }

    /// Returns what a protocol says about the associated types of conforming types.
    func sameTypes(_ interfaces: Interfaces) -> [SameTypes] {
        generics.requirements.compactMap { requirement in
            guard case .same(let other) = requirement.kind else { return nil }
            let (own, others) = (requirement.subject.depth, other.depth)
            if own == others { return nil }
            return own > others
                ? SameTypes(from: requirement.subject, to: other) : SameTypes(from: other, to: requirement.subject)
        }
    }
}

extension Type {
    /// The number of associated types that lead to it: 2 for `Self.Iterator.Element`.
    var depth: Int {
        if case .member(let base, _) = form { return base.depth + 1 }
        if case .parameter = form { return 0 }
        return -1
    }
}

extension Declaration {
    /// True for members of the type itself: static ones, initializers, enum cases and types.
    var isStaticLike: Bool {
        isStatic || kind == .initializer || kind == .enumCase || kind == .type
    }
}
