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
