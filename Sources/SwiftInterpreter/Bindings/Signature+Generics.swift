extension Signature {
    /// The types of a declaration as written, with generic parameters.
    struct Generics: Sendable {
        /// The generic parameters in scope.
        var names: Set<String>
        /// The types of the parameters.
        var parameters: [TypeRef]
        /// The type of the result.
        var result: TypeRef
        /// The protocols that the function's own generic parameters must conform to.
        var protocols: [String: [String]] = [:]
    }

    /// The generic parameters that declarations of built-in types use: the element types of collections, and types
    /// inferred from a call.
    static let builtInGenerics: Set<String> = [
        "Self", "Self.Element", "Self.Elements", "Self.Key", "Self.Value", "Self.Wrapped", "T",
    ]

    /// Replaces generic parameters by `Any`, and keeps the written types for inference in calls.
    mutating func erase(_ names: Set<String>) {
        let types = parameters.map(\.type)
        guard types.contains(where: { $0.mentions(names) }) || result.mentions(names) else { return }
        generics = Generics(names: names, parameters: types, result: result)
        for index in parameters.indices { parameters[index].type = types[index].replacing(names, by: [:]) }
        result = result.replacing(names, by: [:])
    }
}

extension TypeRef {
    /// Returns true if the type contains one of the names.
    func mentions(_ names: Set<String>) -> Bool {
        switch self {
        case .named(let name), .existential(let name): names.contains(name)
        case .generic(_, let arguments): arguments.contains { $0.mentions(names) }
        case .optional(let inner), .array(let inner), .metatype(let inner): inner.mentions(names)
        case .dictionary(let key, let value): key.mentions(names) || value.mentions(names)
        case .tuple(let parts): parts.contains { $0.type.mentions(names) }
        case .function(let parameters, let result):
            parameters.contains { $0.type.mentions(names) } || result.mentions(names)
        }
    }

    /// Returns the type with generic parameters replaced by the known types; the others become `Any`.
    func replacing(_ names: Set<String>, by known: [String: TypeRef]) -> TypeRef {
        switch self {
        case .named(let name), .existential(let name): return names.contains(name) ? known[name] ?? .any : self
        case .generic(let name, let arguments): return .generic(name, arguments.map { $0.replacing(names, by: known) })
        case .optional(let inner): return .optional(inner.replacing(names, by: known))
        case .array(let inner): return .array(inner.replacing(names, by: known))
        case .metatype(let inner): return .metatype(inner.replacing(names, by: known))
        case .dictionary(let key, let value):
            return .dictionary(key.replacing(names, by: known), value.replacing(names, by: known))
        case .tuple(let parts):
            return .tuple(parts.map { .init(label: $0.label, type: $0.type.replacing(names, by: known)) })
        case .function(let parameters, let result):
            return .function(
                parameters.map { .init(type: $0.type.replacing(names, by: known), isInout: $0.isInout) },
                result.replacing(names, by: known)
            )
        }
    }
}
