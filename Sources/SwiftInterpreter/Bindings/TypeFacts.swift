/// Cached facts about a Swift type that values convert to or from; querying the runtime each time would cost more than
/// the rest of a conversion.
struct TypeFacts {
    /// True for the empty tuple.
    let isVoid: Bool
    /// True for an optional that is converted by way of its wrapped type.
    let isOptional: Bool
    /// True if its values may be instances of declared classes.
    let isInterpreted: Bool
    /// The type, if it converts without registration.
    let convertible: (any ValueConvertible.Type)?

    init(_ type: Any.Type) {
        isVoid = type == Void.self
        isInterpreted = type is any InterpretedObject.Type
        convertible = type as? any ValueConvertible.Type
        isOptional = convertible != nil && type is any ExpressibleByNilLiteral.Type
    }
}

extension BindingTable {
    func facts(of type: Any.Type) -> TypeFacts {
        if let found = known.facts[ObjectIdentifier(type)] { return found }
        let found = TypeFacts(type)
        known.facts[ObjectIdentifier(type)] = found
        return found
    }
}
