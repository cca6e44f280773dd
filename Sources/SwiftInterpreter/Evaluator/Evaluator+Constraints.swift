/// Extensions with `where` extend some values of a type: which, the values tell.
extension Evaluator {
    /// What a method call on a value may mean, without what is for other values.
    func methodCandidates(_ name: String, of value: Value) -> [Candidate] {
        let entry = index(of: value)[name]
        if !entry.isConstrained { return entry.methods }
        return entry.methods.filter { candidate in
            guard case .declared(let bound, _) = candidate else { return true }
            return holds(bound.constraints, for: value, globals)
        }
    }

    /// The computed property of that name which is for such values.
    func computedProperty(_ entry: MemberIndex.Entry, of value: Value) -> MemberTable.Computed? {
        if entry.constrained.isEmpty { return entry.computed }
        return entry.constrained.first { holds($0.constraints, for: value, $0.scope) } ?? entry.computed
    }

    private func holds(_ constraints: [ExtensionConstraint], for value: Value, _ scope: Scope) -> Bool {
        constraints.allSatisfy { constraint in
            switch constraint.subject {
            case "Self": conforms(value, constraint, scope)
            case "Element", "Self.Element": example(of: value).map { conforms($0, constraint, scope) } ?? true
            case "Wrapped": value.held.map { conforms($0, constraint, scope) } ?? true
            case "Key": entry(of: value).map { conforms($0.key, constraint, scope) } ?? true
            case "Value": entry(of: value).map { conforms($0.value, constraint, scope) } ?? true
            // What a generic parameter of a declared type is, its values do not tell.
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

    /// Throws if an argument is of a type that does not conform to what its generic parameter must conform to.
    func checkProtocols(_ candidate: Candidate, _ values: [Value], _ call: Call, _ scope: Scope) throws {
        guard case .declared(let bound, _) = candidate, let generics = bound.code.signature.generics,
            !generics.protocols.isEmpty
        else { return }
        for (type, value) in zip(generics.parameters, values) {
            guard case .named(let name) = type, let protocols = generics.protocols[name] else { continue }
            for required in protocols where !conforms(value, toDeclared: required, bound.scope) {
                throw failure(
                    "'\(bound.code.signature.name)' requires that '\(value.typeName)' conforms to '\(required)'",
                    at: call.nameOffset,
                    scope
                )
            }
        }
    }

    /// Whether a value conforms to a protocol, as far as it can be told: one that cannot be told apart counts.
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

    /// Whether a value is of a type that conforms to a protocol of the standard library; those not told apart count.
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
    /// Whether it is an enum whose cases hold nothing.
    fileprivate var isPlainEnumeration: Bool {
        kind == .enumeration && cases.values.allSatisfy { $0.parameters.isEmpty }
    }
}
