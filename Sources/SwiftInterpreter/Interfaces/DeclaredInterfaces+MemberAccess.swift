/// The members that can be named in fewer places than those that need them: witnesses and overrides.
extension DeclaredInterfaces {
    /// Notes a member that satisfies a requirement, but cannot be named everywhere that the type and the protocol can.
    func checkAccess(of member: Declaration, _ requirement: Declaration, of kind: Nominal, in entry: Entry) {
        let nominal = entry.nominal
        guard member.isInSource, !member.isOperator, member.kind != .enumCase, member.owner?.isProtocol == false,
            !member.isFollowing
        else { return }
        let needed = MemberAccess(of: kind).limited(to: MemberAccess(of: nominal))
        let isSetter = requirement.modifiers.contains(.settable) && member.modifiers.contains(.privateSet)
        let given = isSetter ? MemberAccess(scope: AccessScope(.private, in: member.owner)) : MemberAccess(of: member)
        guard !needed.isInside(given) else { return }
        let reason =
            needed.isSame(as: MemberAccess(of: kind))
            ? "declared \(needed.word) because it matches a requirement in \(kind.accessWord) protocol '\(kind.name)'"
            : "as accessible as its enclosing type because it matches a requirement in protocol '\(kind.name)'"
        note(
            "\(isSetter ? "setter for " : "")\(member.witnessPhrase) must be \(reason)",
            at: entry.code.declares(member) ? member.offset : entry.start
        )
    }

    /// Notes a member that cannot be named everywhere that its class and the overridden member can.
    func checkAccess(of member: Declaration, overriding found: Declaration, in nominal: Nominal) {
        let overridden = MemberAccess(of: found)
        let needed = overridden.limited(to: MemberAccess(of: nominal))
        guard !needed.isInside(MemberAccess(of: member)) else { return }
        let isNative = found.owner?.code == nil
        let reason = !isNative && needed.isSame(as: overridden) ? "the declaration it overrides" : "its enclosing type"
        note("overriding \(member.overridingPhrase) must be as accessible as \(reason)", at: member.offset)
    }
}

/// The part of a source in which a declaration can be named, and other modules.
private struct MemberAccess {
    var scope: AccessScope
    var isPublic = false

    init(scope: AccessScope) { self.scope = scope }

    /// Returns the access of a type.
    init(of nominal: Nominal) {
        scope = AccessScope(nominal)
        isPublic = nominal.isPublic
    }

    /// Returns the access of a member.
    init(of member: Declaration) {
        scope = AccessScope(member.modifiers, in: member.owner)
        isPublic =
            member.owner?.isPublic == true && (member.owner?.code == nil || member.modifiers.contains(.public))
        // An initializer that all classes of a kind have, or a member of the library, is as accessible as its type.
        if !member.isInSource { isPublic = member.owner?.isPublic == true }
    }

    /// Returns the access that this one and another one have in common.
    func limited(to other: MemberAccess) -> MemberAccess {
        var result = self
        if other.scope.isInside(scope) { result.scope = other.scope }
        result.isPublic = isPublic && other.isPublic
        return result
    }

    func isInside(_ other: MemberAccess) -> Bool { scope.isInside(other.scope) && (!isPublic || other.isPublic) }

    func isSame(as other: MemberAccess) -> Bool { isInside(other) && other.isInside(self) }

    /// The modifier for the access.
    var word: String {
        switch scope {
        case .everywhere: isPublic ? "public" : "internal"
        case .file: "fileprivate"
        case .type: "private"
        }
    }
}

extension Nominal {
    /// The modifier for the access of the type as written.
    var accessWord: String {
        if modifiers.contains(.private) { return "private" }
        if modifiers.contains(.filePrivate) { return "fileprivate" }
        return code == nil || modifiers.contains(.public) ? "public" : "internal"
    }
}

extension Declaration {
    /// The words for a member that satisfies a requirement: `method 'f()'`.
    fileprivate var witnessPhrase: String {
        switch kind {
        case .variable: "property '\(name)'"
        case .subscript: "subscript"
        case .initializer: "initializer '\(labelledName)'"
        default: "method '\(labelledName)'"
        }
    }

    /// The words for a member that overrides another one: `instance method`.
    var overridingPhrase: String {
        switch kind {
        case .variable: "property"
        case .subscript: "subscript"
        default: isStatic ? "class method" : "instance method"
        }
    }

    /// True for a member that follows from others.
    var isFollowing: Bool {
        if case .synthesized? = implementation { return true }
        return false
    }
}

extension TypeDeclaration {
    /// Returns true if a member is written in the declaration.
    fileprivate func declares(_ member: Declaration) -> Bool {
        switch member.kind {
        case .variable: variables.contains { $0.pattern.names.contains { $0.offset == member.offset } }
        case .initializer: initializers.contains { $0.offset == member.offset }
        case .subscript: subscripts.contains { $0.getter.offset == member.offset }
        default: functions.contains { $0.offset == member.offset }
        }
    }
}
