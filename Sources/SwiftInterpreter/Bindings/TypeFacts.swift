/// What is known of a Swift type that values are read as or made of; asking the runtime each time would cost more than
/// the rest of a conversion.
struct TypeFacts {
    /// Whether it is the empty tuple.
    let isVoid: Bool
    /// Whether it is an optional that is read by way of what it wraps.
    let isOptional: Bool
    /// Whether its values may be instances of classes of source.
    let isInterpreted: Bool
    /// The type, if it is read and made without registration.
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
        if let known = facts[ObjectIdentifier(type)] { return known }
        let found = TypeFacts(type)
        facts[ObjectIdentifier(type)] = found
        return found
    }
}
