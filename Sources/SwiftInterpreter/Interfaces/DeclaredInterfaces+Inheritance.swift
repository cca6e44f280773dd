/// Superclasses, raw types and protocols.
extension DeclaredInterfaces {
    /// Finds the superclass, the raw type and the protocols of a type; those of an extension follow when its
    /// requirements are known.
    func inherit(_ entry: Entry) {
        guard !entry.isExtension else { return }
        let (nominal, code) = (entry.nominal, entry.code)
        for (index, written) in code.interface.inherited.enumerated() {
            let place = written.offset ?? code.offset
            let type = resolve(written, in: scope(of: nominal.outer ?? nil), at: place, of: nominal)
            switch type.form {
            case .existential(let bounds): conform(nominal, to: bounds, at: place)
            case .nominal(let other, _) where nominal.isClass && other.isClass:
                inherit(nominal, from: type, other, isFirst: index == 0, at: place)
            case .nominal(let other, _) where nominal.isProtocol && other.isClass:
                nominal.superclass = type
                nominal.modifiers.insert(.final)
            case .error: break
            default:
                if nominal.kind == .enumeration, index == 0 {
                    nominal.rawType = type
                } else {
                    refuse(written, to: nominal, at: code.offset)
                }
            }
        }
        addPresetConformances(to: entry)
    }

    /// Returns an inherited type, which may be written with the generic parameters of the type itself.
    private func resolve(_ written: WrittenType, in scope: TypeScope, at place: Int, of nominal: Nominal) -> Type {
        var scope = scope
        scope.generics += nominal.generics.parameters.filter { $0.owner == nil }
        return resolve(written, in: scope, at: place)
    }

    private func refuse(_ written: WrittenType, to nominal: Nominal, at place: Int) {
        let kinds = nominal.isClass ? "non-protocol, non-class" : "non-protocol"
        note("inheritance from \(kinds) type '\(written)'", at: place)
    }

    private func inherit(_ nominal: Nominal, from type: Type, _ other: Nominal, isFirst: Bool, at place: Int) {
        if other.modifiers.contains(.final) {
            note("inheritance from a final class '\(other.lastName)'", at: nominal.code?.offset ?? place)
        } else if let superclass = nominal.superclass {
            note("multiple inheritance from classes '\(superclass)' and '\(type)'", at: place)
        } else {
            if !isFirst { note("superclass '\(type)' must appear first in the inheritance clause", at: place) }
            nominal.superclass = type
            checkSubclassing(of: other, at: place)
        }
    }

    private func conform(_ nominal: Nominal, to bounds: Type.Existential, at place: Int) {
        if let superclass = bounds.superclass, case .nominal(let other, _) = superclass.form, nominal.isClass {
            inherit(nominal, from: superclass, other, isFirst: true, at: place)
        }
        if bounds.isClass {
            // A protocol of classes is marked, so that this need not be looked for in its requirements.
            if nominal.isProtocol {
                nominal.modifiers.insert(.final)
            } else if !nominal.isClass {
                note("only protocols can inherit from 'AnyObject'", at: nominal.code?.offset ?? place)
            }
        }
        for kind in bounds.protocols {
            if nominal.conformances.contains(where: { $0.type === kind }) {
                note("redundant conformance of '\(nominal.name)' to protocol '\(kind.name)'", at: place)
                continue
            }
            nominal.conformances.append(Conformance(type: kind, offset: place))
        }
        guard nominal.isProtocol else { return }
        for known in bounds.known {
            nominal.generics.requirements.append(
                Requirement(subject: Type(.member(nominal.selfType, known.name)), kind: .same(known.type))
            )
        }
    }

    /// Adds the conformances that the compiler adds by itself to enums.
    private func addPresetConformances(to entry: Entry) {
        let nominal = entry.nominal
        guard nominal.kind == .enumeration else { return }
        var names: [String] = []
        if nominal.rawType != nil { names = ["RawRepresentable"] }
        if entry.code.cases.allSatisfy(\.parameters.isEmpty), !entry.code.cases.isEmpty {
            names += ["Equatable", "Hashable"]
        }
        for kind in names.compactMap(interfaces.nominal)
        where !nominal.conformances.contains(where: { $0.type === kind }) {
            nominal.conformances.append(Conformance(type: kind, offset: entry.code.offset, isSynthesized: true))
        }
    }

    /// Adds the conformances of an extension, under its requirements.
    func addConformances(of entry: Entry) {
        for written in entry.code.interface.inherited {
            let place = written.offset ?? entry.code.offset
            let bounds = bounds(written, in: scope(of: entry), at: place)
            if bounds.superclass != nil || bounds.isClass {
                note("inheritance from non-protocol type '\(written)'", at: place)
            }
            for kind in bounds.protocols {
                if entry.nominal.isProtocol {
                    note(
                        "extension of protocol '\(entry.nominal.name)' cannot have an inheritance clause",
                        at: entry.code.offset
                    )
                    return
                }
                let known = interfaces.conformances(of: entry.nominal).filter { $0.type === kind }
                if let first = known.first, !first.isSynthesized, first.offset >= 0 {
                    note("redundant conformance of '\(entry.nominal.name)' to protocol '\(kind.name)'", at: place)
                    continue
                }
                let conformance = Conformance(type: kind, requirements: entry.requirements, offset: place)
                interfaces.extend(entry.nominal) { $0.conformances.append(conformance) }
            }
        }
    }

    // MARK: - Cycles

    func checkCycles() {
        for entry in types where isInCycle(entry.nominal) {
            let nominal = entry.nominal
            if nominal.isProtocol {
                note("protocol '\(nominal.lastName)' refines itself", at: entry.code.offset)
                nominal.conformances = []
            } else {
                note("'\(nominal.lastName)' inherits from itself", at: entry.code.offset)
                nominal.superclass = nil
                nominal.rawType = nil
            }
        }
    }

    private func isInCycle(_ nominal: Nominal) -> Bool {
        if nominal.isProtocol {
            var (seen, open) = (Set<Nominal>(), nominal.conformances.map(\.type))
            while let next = open.popLast() {
                if next === nominal { return true }
                if seen.insert(next).inserted { open += interfaces.conformances(of: next).map(\.type) }
            }
            return false
        }
        var seen: Set<Nominal> = []
        var next = nominal.superclass ?? nominal.rawType
        while case .nominal(let other, _)? = next?.form, seen.insert(other).inserted {
            if other === nominal { return true }
            next = other.superclass ?? other.rawType
        }
        return false
    }
}

extension WrittenType {
    /// The place of the first name in it.
    var offset: Int? {
        switch self {
        case .named(let parts): parts.first.map(\.place.offset).flatMap { $0 < 0 ? nil : $0 }
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .metatype(let type), .any(let type),
            .some(let type), .dictionary(let type, _):
            type.offset
        case .tuple(let elements): elements.first?.type.offset
        case .function(let parameters, let result, _): parameters.first?.type.offset ?? result.offset
        case .composition(let types): types.first?.offset
        }
    }
}

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

/// The limits of classes of source that inherit from native ones: native code calls some members only.
extension DeclaredInterfaces {
    /// Notes a native superclass of which there can be no objects of a class of source.
    func checkSubclassing(of nominal: Nominal, at place: Int) {
        guard interfaces.session.acceptsUnfinished, nominal.code == nil, let natives = interfaces.natives,
            natives.isNative(nominal.name), natives.overrides(of: nominal.name) == nil
        else { return }
        note(
            TypeError(
                message: "subclassing '\(nominal.name)' is not supported here",
                offset: place,
                fix: interfaces.session.absentNames.superclass(nominal.name),
                isUnsupported: true
            )
        )
    }

    /// Notes an override that native code never calls.
    func checkNative(_ member: Declaration, in nominal: Nominal) {
        guard interfaces.session.acceptsUnfinished, let native = nativeClass(of: nominal),
            let overrides = interfaces.natives?.overrides(of: native)
        else { return }
        let name = member.kind == .variable ? member.name : member.labelledName
        if let reason = overrides.uncalled[name] {
            notes.append(TypeError(message: "'\(name)' is never called here: \(reason)", offset: member.offset))
            return
        }
        if member.isStatic { return }
        var allowed = overrides.overridable
        if case .variable(let binding)? = member.implementation, binding.accessors == nil {
            allowed = overrides.observable
            if binding.observers?.before != nil {
                return note(
                    TypeError(
                        message: "'willSet' of a property of a native class is not supported here",
                        offset: member.offset,
                        fix: "use 'didSet', which has the old value",
                        isUnsupported: true
                    )
                )
            }
        }
        guard !allowed.contains(name) else { return }
        let (overridable, observable) = (overrides.overridable.sorted(), overrides.observable.sorted())
        note(
            TypeError(
                message: "overriding '\(name)' of '\(native)' is not supported here",
                offset: member.offset,
                fix: "a subclass can override " + overridable.joined(separator: ", ")
                    + (observable.isEmpty ? "" : ", and observe " + observable.joined(separator: ", ")),
                isUnsupported: true
            )
        )
    }

    /// Returns the name of the nearest superclass that no source declares.
    private func nativeClass(of nominal: Nominal) -> String? {
        var current = nominal.superclassNominal
        while let here = current, here.code != nil { current = here.superclassNominal }
        return current?.name
    }
}
