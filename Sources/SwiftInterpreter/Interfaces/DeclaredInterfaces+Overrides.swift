/// The rules for members that override those of a superclass.
extension DeclaredInterfaces {
    func checkOverrides(in entry: Entry) {
        let nominal = entry.nominal
        let list = entry.isExtension ? interfaces.extensions[ObjectIdentifier(nominal)]?.members : nominal.members
        for name in list?.order ?? [] {
            for member in list?[name] ?? [] where member.offset >= 0 && !member.isFollowing && name != "deinit" {
                checkOverride(member, in: nominal, entry)
            }
        }
    }

    private func checkOverride(_ member: Declaration, in nominal: Nominal, _ entry: Entry) {
        let saysOverride = member.modifiers.contains(.override)
        guard nominal.isClass else {
            if saysOverride { note("'override' can only be specified on class members", at: member.offset) }
            return
        }
        let found = overridden(by: member, in: nominal)
        if member.kind == .initializer { return checkOverride(of: found, byInitializer: member, in: nominal) }
        guard let found else {
            if saysOverride, !noteLabels(of: member, in: nominal) { noteNothing(overriddenBy: member, in: nominal) }
            return
        }
        if !saysOverride {
            note(
                TypeError(
                    message: "overriding declaration requires an 'override' keyword",
                    offset: member.offset,
                    fix: "write 'override' before the declaration of '\(member.labelledName)'"
                )
            )
        } else if !checkResult(of: member, overriding: found, in: nominal) {
        } else if found.modifiers.contains(.final) {
            let word = member.overridingPhrase
            note("\(word) overrides a 'final' \(word)", at: member.offset)
        } else {
            checkAccess(of: member, overriding: found, in: nominal)
            if found.owner?.code == nil { checkNative(member, in: nominal) }
        }
    }

    private func noteNothing(overriddenBy member: Declaration, in nominal: Nominal) {
        let word = member.overrideWord
        let names = nominal.superclass.map {
            Lookup(interfaces: interfaces).memberNames(of: $0, isStatic: member.isStatic)
        }
        note(
            TypeError(
                message: "\(word) does not override any \(word) from its superclass",
                offset: member.offset,
                didYouMean: NearestName.nearest(to: member.name, among: names ?? [])
            )
        )
    }

    /// Notes a member whose result is not that of the overridden one, or more special; returns false then.
    private func checkResult(of member: Declaration, overriding found: Declaration, in nominal: Nominal) -> Bool {
        guard member.source?.isInferred != true, case .nominal(let above, let arguments)? = nominal.superclass?.form
        else { return true }
        let own = member.generics.parameters.map { Type(.parameter($0)) }
        let lookup = Lookup(interfaces: interfaces, requirements: member.source?.scope.requirements ?? [])
        var wanted = found.result
        if found.owner === above { wanted = wanted.substituting(above.generics.parameters, arguments) }
        wanted = lookup.reduced(wanted.substituting(found.generics.parameters, own))
        let given = lookup.reduced(member.result)
        guard !lookup.isSpecial(given, of: wanted), !given.isError, !wanted.isError, !wanted.hasParameters,
            !found.modifiers.contains(.dynamicSelf)
        else { return true }
        if member.kind == .variable {
            note(
                "property '\(member.name)' with type '\(given)' cannot override a property with type '\(wanted)'",
                at: member.offset
            )
        } else {
            noteNothing(overriddenBy: member, in: nominal)
        }
        return false
    }

    private func checkOverride(of found: Declaration?, byInitializer member: Declaration, in nominal: Nominal) {
        let saysOverride = member.modifiers.contains(.override)
        guard let found, !found.modifiers.contains(.convenience) else {
            if saysOverride, found == nil, !noteLabels(of: member, in: nominal) {
                note("initializer does not override a designated initializer from its superclass", at: member.offset)
            }
            return
        }
        if found.modifiers.contains(.required) {
            if !member.modifiers.contains(.required) {
                note(
                    "'required' modifier must be present on all overrides of a required initializer",
                    at: member.offset
                )
            }
        } else if !saysOverride {
            note("overriding declaration requires an 'override' keyword", at: member.offset)
        }
    }

    /// Notes a member of a superclass that differs in its labels alone; returns false if there is none.
    private func noteLabels(of member: Declaration, in nominal: Nominal) -> Bool {
        guard case .nominal(let above, let arguments)? = nominal.superclass?.form, member.kind != .variable else {
            return false
        }
        let found = interfaces.members(member.name, of: above).first { other in
            other.kind == member.kind && other.isStatic == member.isStatic
                && other.modifiers.isDisjoint(with: [.convenience, .private])
                && other.isOverridden(
                    by: member,
                    above.generics.parameters,
                    arguments,
                    Lookup(interfaces: interfaces),
                    ignoringLabels: true
                )
        }
        guard let found else { return false }
        let word = member.kind == .initializer ? "initializer" : member.overrideWord
        note(
            "argument labels for \(word) '\(member.labelledName)' do not match those of overridden \(word) "
                + "'\(found.labelledName)'",
            at: member.offset
        )
        return true
    }

    /// Returns the member of a superclass that a member has the name and the types of.
    private func overridden(by member: Declaration, in nominal: Nominal) -> Declaration? {
        var type = nominal.superclass
        while case .nominal(let above, let arguments)? = type?.form {
            let found = interfaces.members(member.name, of: above).first { other in
                guard other.kind == member.kind, other.isStatic == member.isStatic else { return false }
                guard !other.modifiers.contains(.private) else { return false }
                if member.kind == .variable { return true }
                return other.isOverridden(
                    by: member,
                    above.generics.parameters,
                    arguments,
                    Lookup(interfaces: interfaces)
                )
            }
            if let found { return found }
            if member.kind == .initializer { return nil }
            type = above.superclass?.substituting(above.generics.parameters, arguments)
        }
        return nil
    }
}

extension Lookup {
    /// Returns true if a member of one type may override one of another type.
    fileprivate func isSpecial(_ type: Type, of other: Type) -> Bool {
        if isSubclass(type, of: other) { return true }
        if let wrapped = other.wrapped { return isSpecial(type.wrapped ?? type, of: wrapped) }
        guard let own = type.function, let given = other.function, own.parameters == given.parameters else {
            return false
        }
        return isSpecial(own.result, of: given.result)
    }
}

extension Declaration {
    /// The word of compilers for the kind of member.
    fileprivate var overrideWord: String {
        switch kind {
        case .variable: "property"
        case .subscript: "subscript"
        default: "method"
        }
    }

    /// - Parameters:
    ///   - parameters: the generic parameters of the superclass.
    ///   - arguments: the types in their place.
    fileprivate func isOverridden(
        by member: Declaration,
        _ open: [GenericParameter],
        _ arguments: [Type],
        _ lookup: Lookup,
        ignoringLabels ignoresLabels: Bool = false
    ) -> Bool {
        guard parameters.count == member.parameters.count else { return false }
        let own = member.generics.parameters.map { Type(.parameter($0)) }
        return zip(parameters, member.parameters).allSatisfy { given, mine in
            guard ignoresLabels || given.label == mine.label else { return false }
            let type = lookup.reduced(given.type.substituting(open, arguments).substituting(generics.parameters, own))
            let mine = lookup.reduced(mine.type)
            // A parameter may accept more than that of the superclass.
            return [type, Type.error].contains(mine) || type == .error || mine.isOptional(of: type)
        }
    }
}

extension Type {
    fileprivate func isOptional(of type: Type) -> Bool {
        guard case .nominal(let nominal, let arguments) = form else { return false }
        return nominal.name == "Optional" && arguments == [type]
    }
}

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

/// The modifiers and attributes of declarations that cannot have them.
extension DeclaredInterfaces {
    func checkModifiers() {
        for entry in types {
            let (nominal, offset) = (entry.nominal, entry.code.offset)
            if nominal.modifiers.contains(.indirect), nominal.kind != .enumeration {
                note("'indirect' modifier cannot be applied to this declaration", at: offset)
            }
            if nominal.modifiers.contains(.propertyWrapper) { checkWrapper(entry) }
        }
        for entry in types + extensions {
            for function in entry.code.functions
            where function.heading.modifiers.isSuperset(of: [.static, .mutating]) {
                note("static functions must not be declared mutating", at: function.offset)
            }
            for binding in entry.code.variables { checkModifiers(of: binding) }
        }
    }

    /// Returns the errors in the heading of a function or variable outside of types, apart from those in its types.
    static func errors(in statement: Statement, _ interfaces: Interfaces) -> [TypeError] {
        let declared = DeclaredInterfaces(interfaces: interfaces)
        switch statement.kind {
        case .function(let code):
            declared.checkModifiers(ofGlobal: code.heading.modifiers, at: code.offset)
            guard interfaces.hasLimitedTypes || code.heading.modifiers.contains(.public) else { break }
            let function = interfaces.functions(code.heading.name).first { function in
                if case .code(let own)? = function.implementation { own === code } else { false }
            }
            if let function { declared.checkTypes(of: function) }
        case .alias(let alias) where interfaces.hasLimitedTypes || alias.modifiers.contains(.public):
            declared.checkAliases(in: [alias], of: nil)
        case .variables(let bindings):
            for binding in bindings { declared.checkModifiers(of: binding) }
            guard interfaces.hasLimitedTypes || bindings.contains(where: { $0.modifiers.contains(.public) }) else {
                break
            }
            let names = bindings.flatMap { $0.pattern.paths.map(\.name) }
            for variable in names.compactMap(interfaces.variable) { declared.checkTypes(of: variable) }
        default: break
        }
        return declared.errors
    }

    private func checkModifiers(ofGlobal modifiers: WrittenModifiers, at offset: Int) {
        if modifiers.contains(.override) { note("'override' can only be specified on class members", at: offset) }
        if modifiers.contains(.mutating) { note("'mutating' is only valid on methods", at: offset) }
        if modifiers.contains(.static) { note("static methods may only be declared on a type", at: offset) }
    }

    private func checkModifiers(of binding: VariableBinding) {
        guard binding.modifiers.contains(.discardable), let name = binding.pattern.names.first else { return }
        note("'@discardableResult' attribute cannot be applied to this declaration", at: name.offset)
    }

    /// Notes a property wrapper without a value.
    private func checkWrapper(_ entry: Entry) {
        guard !entry.code.traits.isListing, entry.code.traits.hole == nil else { return }
        let values = interfaces.members("wrappedValue", of: entry.nominal)
        guard !values.contains(where: { $0.kind == .variable && !$0.isStatic }) else { return }
        note(
            "property wrapper type '\(entry.nominal.lastName)' does not contain a non-static property named "
                + "'wrappedValue'",
            at: entry.code.offset
        )
    }
}
