extension Type {
    /// The type without its outermost optional; nil if it is not optional.
    var wrapped: Type? {
        guard case .nominal(let nominal, let arguments) = form, nominal.name == "Optional" else { return nil }
        return arguments.first
    }

    /// The type without all its optionals.
    var withoutOptionals: Type { wrapped?.withoutOptionals ?? self }
}
