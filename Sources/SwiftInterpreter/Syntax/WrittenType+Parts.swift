/// The types that a type is made of.
extension WrittenType {
    /// The types that it is directly made of.
    var parts: [WrittenType] {
        switch self {
        case .named(let parts): parts.flatMap(\.arguments)
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .metatype(let type), .any(let type),
            .some(let type):
            [type]
        case .dictionary(let key, let value): [key, value]
        case .tuple(let elements): elements.map(\.type)
        case .function(let parameters, let result, _): parameters.map(\.type) + [result]
        case .composition(let types): types
        }
    }

    /// Returns the type made of other types: what a function makes of each that it is directly made of.
    func mapParts(_ change: (WrittenType) -> WrittenType) -> WrittenType {
        switch self {
        case .named(let parts):
            return .named(parts.map { .init(name: $0.name, arguments: $0.arguments.map(change), place: $0.place) })
        case .optional(let type): return .optional(change(type))
        case .implicitlyUnwrapped(let type): return .implicitlyUnwrapped(change(type))
        case .array(let type): return .array(change(type))
        case .metatype(let type): return .metatype(change(type))
        case .any(let type): return .any(change(type))
        case .some(let type): return .some(change(type))
        case .dictionary(let key, let value): return .dictionary(change(key), change(value))
        case .tuple(let elements): return .tuple(elements.map { .init(label: $0.label, type: change($0.type)) })
        case .function(var parameters, let result, let effects):
            for index in parameters.indices { parameters[index].type = change(parameters[index].type) }
            return .function(parameters, change(result), effects)
        case .composition(let types): return .composition(types.map(change))
        }
    }

    /// The names that are looked up where the type is written, without those of their members.
    var firstNames: Set<String> {
        var names: Set<String> = []
        if case .named(let parts) = self, let first = parts.first { names = [first.name] }
        return parts.reduce(into: names) { $0.formUnion($1.firstNames) }
    }
}
