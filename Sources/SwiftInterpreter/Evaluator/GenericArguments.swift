/// The generic arguments of one call, as far as they can be inferred.
///
/// They are inferred from the receiver, from arguments that have a type without context, and from the expected type of
/// the result. They only provide contextual types for literals, implicit members and closures; values are not checked
/// against them.
struct GenericArguments {
    private let generics: Signature.Generics
    private(set) var known: [String: TypeRef] = [:]

    /// Creates the arguments of a call; nil for a function that is not generic.
    ///
    /// - Parameters:
    ///   - receiver: the type of the collection that the method is called on.
    ///   - expected: the expected type of the result.
    ///   - members: the generic arguments of the type of the receiver.
    init?(
        _ chosen: ChosenCall,
        _ call: Call,
        receiver: TypeRef?,
        expected: TypeRef?,
        members: [String: TypeRef] = [:],
        _ types: StaticTypes
    ) {
        guard let generics = chosen.candidate.signature.generics else { return nil }
        self.generics = generics
        known = members
        if let receiver { learn(receiver) }
        var functions: [(type: TypeRef, node: Expression)] = []
        for (parameter, indices) in zip(generics.parameters, chosen.matcher.arguments) {
            guard parameter.mentions(generics.names) else { continue }
            for index in indices {
                let node = call.arguments[index].value
                if case .function = parameter.unwrapped { functions.append((parameter, node)) }
                if node.hasIndependentType, let type = types.type(of: node) { unify(parameter, type) }
            }
        }
        if let expected { unify(generics.result, expected) }
        for (type, node) in functions { learn(from: node, as: type, types) }
    }

    /// Returns the type of a parameter; unknown generic parameters become `Any`.
    func type(ofParameter index: Int) -> TypeRef {
        generics.parameters[index].replacing(generics.names, by: known)
    }

    /// The type of the result; nil if a part of it is unknown.
    var result: TypeRef? {
        let missing = generics.names.subtracting(known.keys)
        return generics.result.mentions(missing) ? nil : generics.result.replacing(generics.names, by: known)
    }

    // MARK: - Inference

    /// Infers the element types of a collection.
    private mutating func learn(_ receiver: TypeRef) {
        known["Self"] = receiver
        switch receiver {
        case .array(let element):
            known["Self.Element"] = element
            known["Self.Elements"] = receiver
        case .dictionary(let key, let value):
            known["Self.Key"] = key
            known["Self.Value"] = value
            known["Self.Element"] = .tuple([.init(label: "key", type: key), .init(label: "value", type: value)])
        case .generic(_, let arguments) where arguments.count == 1:
            known["Self.Element"] = arguments[0]
            known["Self.Elements"] = .array(arguments[0])
        case .optional(let wrapped): known["Self.Wrapped"] = wrapped
        case .string: known["Self.Element"] = .character
        default: break
        }
    }

    /// Infers types from a function argument: operators such as `+` take two values of the same type, so that
    /// `reduce(.zero, +)` sums values of the element type; a closure may declare its result type, or be a single
    /// expression of a known type.
    private mutating func learn(from node: Expression, as type: TypeRef, _ types: StaticTypes) {
        guard case .function(let parameters, let result) = type.unwrapped else { return }
        let given = parameters.map { $0.type.replacing(generics.names, by: known) }
        switch node.kind {
        case .operatorFunction where parameters.count == 2 && given[0] == .any: unify(parameters[0].type, given[1])
        case .closure(let closure) where result.mentions(generics.names.subtracting(known.keys)):
            if let type = closure.result ?? types.result(of: closure, given) { unify(result, type) }
        default: break
        }
    }

    /// Matches a declared type to an actual one and records the generic arguments.
    private mutating func unify(_ declared: TypeRef, _ actual: TypeRef) {
        if actual == .any { return }
        switch (declared, actual) {
        case (.named(let name), _) where generics.names.contains(name):
            if known[name] == nil { known[name] = actual }
        case (.optional(let inner), .optional(let other)): unify(inner, other)
        case (.optional(let inner), _): unify(inner, actual)
        case (_, .optional(let other)): unify(declared, other)
        case (.array(let inner), .array(let other)): unify(inner, other)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            unify(key, otherKey)
            unify(value, otherValue)
        case (.tuple(let parts), .tuple(let others)) where parts.count == others.count:
            for (part, other) in zip(parts, others) { unify(part.type, other.type) }
        case (.generic(let name, let arguments), .generic(let other, let others))
        where name == other && arguments.count == others.count:
            for (argument, other) in zip(arguments, others) { unify(argument, other) }
        case (.function(_, let result), .function(_, let other)): unify(result, other)
        default: break
        }
    }
}

extension Evaluator {
    /// Infers the generic arguments of a resolved call; nil if the function is not generic.
    func genericArguments(
        _ chosen: ChosenCall,
        _ call: Call,
        _ value: Value,
        _ base: Expression?,
        _ expected: TypeRef?,
        _ scope: Scope
    ) -> GenericArguments? {
        guard chosen.candidate.isGeneric else { return nil }
        let types = StaticTypes(self, scope)
        let isInitializer = chosen.candidate.signature.name == "init"
        var receiver = isInitializer ? expected : base.flatMap { types.type(of: $0) }
        var members: [String: TypeRef] = [:]
        if !isInitializer, case .instance(let instance) = value { members = generics(of: instance, as: receiver) }
        // A type name does not determine its generic arguments.
        if !isInitializer, receiver == nil || receiver?.name != nil, case let found? = collectionType(of: value) {
            receiver = found
        }
        return GenericArguments(chosen, call, receiver: receiver, expected: expected, members: members, types)
    }

    /// Returns the generic arguments recorded for the next function call, and clears them.
    func takeGenerics() -> [String: TypeRef] {
        defer { genericsOfCall = [:] }
        return genericsOfCall
    }

    /// Returns the type that a generic parameter in scope denotes; nil if there is no generic parameter of that name.
    func genericType(_ name: String, at offset: Int, _ scope: Scope) throws -> TypeValue? {
        var current: Scope? = scope
        var isKnownName = false
        while let here = current {
            if let (known, signature, values) = here.frame.generics, let generics = signature.generics,
                generics.names.contains(name)
            {
                isKnownName = true
                var found = known
                for (type, value) in zip(generics.parameters, values) {
                    learn(type, from: value, Array(generics.names), &found)
                }
                if let type = found[name], type != .any, !type.mentions(generics.names) {
                    return try resolve(type, at: offset, scope)
                }
            }
            if case .instance(let instance)? = here.frame.selfCell?.value, instance.type.generics.contains(name) {
                isKnownName = true
                if let type = generics(of: instance)[name] { return try resolve(type, at: offset, scope) }
            }
            current = here.parent
        }
        if !isKnownName { return nil }
        throw failure("generic parameter '\(name)' could not be inferred", at: offset, scope, kind: .unsupported)
    }

    /// Returns the generic arguments of an instance's type, from the declared type of its place or from its properties.
    func generics(of instance: Instance, as type: TypeRef?) -> [String: TypeRef] {
        let names = instance.type.generics
        var result: [String: TypeRef] = [:]
        if names.isEmpty { return result }
        if let arguments = instance.arguments, arguments.count == names.count {
            return Dictionary(zip(names, arguments), uniquingKeysWith: { first, _ in first })
        }
        if case .generic(_, let arguments)? = type?.unwrapped, arguments.count == names.count {
            for (name, argument) in zip(names, arguments) where argument != .any { result[name] = argument }
        }
        guard result.count < names.count else { return result }
        for (property, field) in zip(instance.type.stored, instance.fields) {
            if let written = property.written { learn(written, from: field, names, &result) }
        }
        return result
    }

    private func learn(_ type: TypeRef, from value: Value, _ names: [String], _ result: inout [String: TypeRef]) {
        switch (type, value) {
        case (.metatype(.named(let name)), .type(let type)) where names.contains(name): result[name] = .named(type.name)
        case (.named(let name), _) where names.contains(name):
            // A property without a value determines nothing.
            if result[name] == nil, !value.isNil { result[name] = inferredType(of: value) }
        case (.optional(let wrapped), .present(let held)): learn(wrapped, from: held, names, &result)
        case (.array(let element), .array(let values)):
            if let first = values.first { learn(element, from: first, names, &result) }
        case (.generic("ArraySlice", let elements), .native):
            guard let element = elements.first, let first = value.slice?.first else { return }
            learn(element, from: first, names, &result)
        case (.dictionary(let key, let item), .dictionary(let pairs)):
            guard let first = pairs.entries.first else { return }
            learn(key, from: first.key, names, &result)
            learn(item, from: first.value, names, &result)
        default: return
        }
    }

    /// Returns the type of a collection from its first element; only a hint, since others may have another type.
    func collectionType(of value: Value) -> TypeRef? {
        switch value {
        case .array(let items): items.first.flatMap { inferredType(of: $0) }.map { .array($0) }
        case .dictionary(let pairs):
            pairs.entries.first.flatMap { first in
                inferredType(of: first.key).flatMap { key in
                    inferredType(of: first.value).map { .dictionary(key, $0) }
                }
            }
        case .range(let range):
            (range.lower ?? range.upper).flatMap { inferredType(of: $0) }.map { .generic("Range", [$0]) }
        case .native(let native):
            if let slice = value.slice {
                slice.first.flatMap { inferredType(of: $0) }.map { .generic("ArraySlice", [$0]) }
            } else {
                (native.base as? ValueSet)?.first.flatMap { inferredType(of: $0) }.map { .generic("Set", [$0]) }
            }
        default: inferredType(of: value)
        }
    }
}

extension Expression {
    /// True if its type does not depend on the context.
    fileprivate var hasIndependentType: Bool {
        if isImplicit || isFlexibleNumber { return false }
        if case .closure = kind { return false }
        return true
    }
}
