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
