extension Value {
    /// The wrapped value of an optional, or any other value itself; nil for an absent value.
    package var wrapped: Value? {
        switch self {
        case .nil: nil
        case .present(let value): value
        default: self
        }
    }

    /// The value with all levels of optional unwrapped.
    package var unwrapped: Value {
        var value = self
        while case .present(let inner) = value { value = inner }
        return value
    }

    /// True if the value is an optional.
    var isOptional: Bool {
        switch self {
        case .nil, .present: true
        default: false
        }
    }

    /// The value as an optional.
    package var asOptional: Value { isOptional ? self : .present(self) }

    /// Returns the value as an optional if the other value is one.
    func promoted(like other: Value?) -> Value {
        guard let other, other.isOptional else { return self }
        return asOptional
    }
}
