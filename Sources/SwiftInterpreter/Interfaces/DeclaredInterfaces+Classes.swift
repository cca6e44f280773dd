/// The checks of classes: what their conformances need, and the protocols that only they can conform to.
extension DeclaredInterfaces {
    /// Notes a protocol that a type cannot conform to because of its class, or because it is none; returns true for a
    /// type that is none.
    func checkClass(of nominal: Nominal, _ kind: Nominal, _ lookup: Lookup, at place: Int) -> Bool {
        let bounds = kind.boundsOfSelf
        guard nominal.isClass else {
            guard lookup.isClassBound(kind) || bounds.contains(where: { $0.isClass || $0.superclass != nil }) else {
                return false
            }
            note("non-class type '\(nominal.name)' cannot conform to class protocol '\(kind.name)'", at: place)
            return true
        }
        guard let superclass = kind.superclass ?? bounds.lazy.compactMap(\.superclass).first,
            !lookup.isSubclass(nominal.selfType, of: superclass)
        else { return false }
        note(.nonconformance(of: nominal.name, to: kind.name), at: place)
        note("'\(kind.name)' requires that '\(nominal.name)' inherit from '\(superclass)'", at: place)
        return false
    }

    /// Notes a method that returns the class itself, although a protocol requires it to return `Self`, which in a
    /// subclass is another class.
    func checkSelfResult(of member: Declaration, _ requirement: Declaration, of kind: Nominal, in nominal: Nominal) {
        let (needed, given) = (requirement.result.withoutOptionals, member.result.withoutOptionals)
        guard requirement.kind == .function, !requirement.isOperator, needed == kind.selfType, nominal.isClass,
            !nominal.modifiers.contains(.final), member.owner?.isClass == true,
            !member.modifiers.contains(.dynamicSelf), given.nominal?.isClass == true
        else { return }
        note(
            "method '\(member.labelledName)' in non-final class '\(nominal.name)' must return 'Self' to conform to protocol "
                + "'\(kind.name)'",
            at: member.offset
        )
    }
}

extension Nominal {
    /// The bounds that the conditions of a protocol give its conforming types.
    fileprivate var boundsOfSelf: [Type.Existential] {
        generics.requirements.compactMap { requirement in
            guard requirement.subject == selfType, case .conforms(let bounds) = requirement.kind else { return nil }
            return bounds
        }
    }
}
