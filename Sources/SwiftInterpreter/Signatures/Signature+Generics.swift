extension Signature {
    /// The generic parameters that declarations of built-in types use: the element types of collections, and types
    /// inferred from a call.
    static let builtInGenerics: Set<String> = [
        "Self", "Self.Element", "Self.Elements", "Self.Key", "Self.Value", "Self.Wrapped", "T",
    ]

    /// Replaces generic parameters by `Any`.
    mutating func erase(_ names: Set<String>) {
        for index in parameters.indices { parameters[index].type = parameters[index].type.erasing(names) }
        result = result.erasing(names)
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

    /// Returns the type with `Any` in place of generic parameters.
    func erasing(_ names: Set<String>) -> TypeRef {
        switch self {
        case .named(let name), .existential(let name): return names.contains(name) ? .any : self
        case .generic(let name, let arguments): return .generic(name, arguments.map { $0.erasing(names) })
        case .optional(let inner): return .optional(inner.erasing(names))
        case .array(let inner): return .array(inner.erasing(names))
        case .metatype(let inner): return .metatype(inner.erasing(names))
        case .dictionary(let key, let value):
            return .dictionary(key.erasing(names), value.erasing(names))
        case .tuple(let parts):
            return .tuple(parts.map { .init(label: $0.label, type: $0.type.erasing(names)) })
        case .function(let parameters, let result):
            return .function(
                parameters.map { .init(type: $0.type.erasing(names), isInout: $0.isInout) },
                result.erasing(names)
            )
        }
    }
}
