extension Value {
    /// What an optional holds, and any other value itself; nil for the absent value.
    public var held: Value? {
        switch self {
        case .nil: nil
        case .present(let value): value
        default: self
        }
    }

    /// The value without the optionals around it.
    public var bare: Value {
        var value = self
        while case .present(let inner) = value { value = inner }
        return value
    }

    /// Whether the value is of optional type.
    var isOptional: Bool {
        switch self {
        case .nil, .present: true
        default: false
        }
    }

    /// The value as one of optional type.
    public var asOptional: Value { isOptional ? self : .present(self) }

    /// The value, as an optional if one that it stands beside is one.
    func promoted(like other: Value?) -> Value {
        guard let other, other.isOptional else { return self }
        return asOptional
    }
}
