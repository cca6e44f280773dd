/// Constrained extensions apply to some values of a type, depending on their contents.
extension Evaluator {
    /// Returns the candidates for a method call on a value, without those whose constraints it does not satisfy.
    func methodCandidates(_ name: String, of value: Value) -> [Candidate] {
        let entry = index(of: value)[name]
        if !entry.isConstrained { return entry.methods }
        return entry.methods.filter { candidate in
            guard case .declared(let bound, _) = candidate else { return true }
            return holds(bound.constraints, for: value, globals)
        }
    }

    /// Returns the computed property of that name whose constraints a value satisfies.
    func computedProperty(_ entry: MemberIndex.Entry, of value: Value) -> MemberTable.Computed? {
        if entry.constrained.isEmpty { return entry.computed }
        return entry.constrained.first { holds($0.constraints, for: value, $0.scope) } ?? entry.computed
    }

    private func holds(_ constraints: [ExtensionConstraint], for value: Value, _ scope: Scope) -> Bool {
        constraints.allSatisfy { constraint in
            switch constraint.subject {
            case "Self": conforms(value, constraint, scope)
            case "Element", "Self.Element": example(of: value).map { conforms($0, constraint, scope) } ?? true
            case "Wrapped": value.wrapped.map { conforms($0, constraint, scope) } ?? true
            case "Key": entry(of: value).map { conforms($0.key, constraint, scope) } ?? true
            case "Value": entry(of: value).map { conforms($0.value, constraint, scope) } ?? true
            // A value does not determine the generic arguments of a declared type.
            default: true
            }
        }
    }

    private func conforms(_ value: Value, _ constraint: ExtensionConstraint, _ scope: Scope) -> Bool {
        if let name = constraint.type.name, !constraint.isSame, BuiltInTypes.protocols.contains(name) {
            return conforms(value, toBuiltIn: name)
        }
        return (try? converted(value, to: constraint.type, at: 0, scope)) != nil
    }

    /// Throws if the type of an argument does not conform to the protocols of its generic parameter.
    func checkProtocols(_ candidate: Candidate, _ values: [Value], _ call: Call, _ scope: Scope) throws {
        guard case .declared(let bound, _) = candidate, let generics = bound.code.signature.generics,
            !generics.protocols.isEmpty
        else { return }
        for (type, value) in zip(generics.parameters, values) {
            guard case .named(let name) = type, let protocols = generics.protocols[name] else { continue }
            for required in protocols where !conforms(value, toDeclared: required, bound.scope) {
                throw failure(
                    "'\(bound.code.signature.name)' requires that '\(value.typeName)' conform to '\(required)'",
                    at: call.nameOffset,
                    scope
                )
            }
        }
    }

    /// Returns true if a value conforms to a declared protocol, or if that cannot be determined.
    private func conforms(_ value: Value, toDeclared name: String, _ scope: Scope) -> Bool {
        switch value {
        case .bool, .double, .instance, .int, .string: break
        default: return true
        }
        if ["Comparable", "Equatable", "Hashable", "Numeric"].contains(name) {
            return conforms(value, toBuiltIn: name)
        }
        guard case .declared(let type)? = findType(name, scope), type.kind == .protocolType else { return true }
        return (try? converted(value, to: .named(type.name), at: 0, scope)) != nil
    }

    /// Returns true if a value's type conforms to a standard library protocol, or if that cannot be determined.
    func conforms(_ value: Value, toBuiltIn name: String) -> Bool {
        if case .instance(let instance) = value {
            let names = Set(instance.type.ancestry.flatMap(\.conformances))
            switch name {
            case "Equatable": return instance.type.isEquatable
            case "Hashable": return names.contains("Hashable") || instance.type.isPlainEnumeration
            case "Sendable", "AnyObject": return true
            default: return names.contains(name)
            }
        }
        switch name {
        case "Numeric", "AdditiveArithmetic", "SignedNumeric": return value.number != nil
        case "BinaryInteger": if case .int = value { return true } else { return false }
        case "FloatingPoint", "BinaryFloatingPoint": if case .double = value { return true } else { return false }
        case "StringProtocol": if case .string = value { return true } else { return false }
        case "Comparable":
            if case .string = value { return true }
            return value.number != nil
        case "Collection",
            "Sequence" where value.slice != nil:
            return true
        case "Collection", "Sequence": return (try? Value.elements(of: value)) != nil && !value.isOptional
        default: return true
        }
    }

    private func example(of value: Value) -> Value? {
        switch value {
        case .array(let values): values.first
        case .string(let text): text.first.map { .string(String($0)) }
        case .range(let range): range.lower ?? range.upper
        case .native(let native): (native.base as? ValueSet)?.first ?? value.slice?.first
        default: nil
        }
    }

    private func entry(of value: Value) -> (key: Value, value: Value)? {
        if case .dictionary(let pairs) = value { return pairs.entries.first }
        return nil
    }
}

extension DeclaredType {
    /// True for an enum whose cases have no associated values.
    fileprivate var isPlainEnumeration: Bool {
        kind == .enumeration && cases.values.allSatisfy { $0.parameters.isEmpty }
    }
}
