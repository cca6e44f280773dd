/// The conversions to integers.
extension Library {
    /// Makes an integer of a type from a number or a text; nil for other initializers.
    func integer<Number: FixedWidthInteger>(
        _ initializer: Declaration,
        _ arguments: [Value?],
        as type: Number.Type,
        at place: Location
    ) throws -> Value? {
        guard let first = arguments.first ?? nil else { return nil }
        let label = initializer.parameters.first?.label
        if let text = first.string, label == nil {
            var radix = 10
            if arguments.count > 1, case .int(let given)? = arguments[1] { radix = given }
            guard (2...36).contains(radix) else { throw BindingError("the radix must be from 2 to 36") }
            return Number(text, radix: radix).map { .present(value(of: $0)) } ?? .nil
        }
        switch label {
        case "truncatingIfNeeded", "bitPattern":
            return bits(of: first).map { value(of: Number(truncatingIfNeeded: $0)) }
        case "clamping":
            if let large = first.largeInteger { return value(of: Number(clamping: large)) }
            guard case .int(let number) = first else { return nil }
            return value(of: Number(clamping: number))
        case nil, "exactly":
            guard first.number != nil || first.largeInteger != nil else { return nil }
            let result = exact(first, as: type, isRounded: label == nil)
            if initializer.modifiers.contains(.failable) { return result.map { .present(value(of: $0)) } ?? .nil }
            guard let result else { throw failure(first, type, at: place) }
            return value(of: result)
        default: return nil
        }
    }

    /// The lowest 64 bits of an integer, with the sign repeated above them.
    private func bits(of value: Value) -> Int? {
        if case .int(let number) = value { return number }
        return value.largeInteger.map { Int(truncatingIfNeeded: $0) }
    }

    private func exact<Number: FixedWidthInteger>(_ value: Value, as type: Number.Type, isRounded: Bool) -> Number? {
        guard case .double(let number) = value else { return value.integer(as: type) }
        return Number(exactly: isRounded ? number.rounded(.towardZero) : number)
    }

    private func failure<Number: FixedWidthInteger>(_ value: Value, _ type: Number.Type, at place: Location)
        -> Diagnostic
    {
        var reason = ""
        if case .double(let number) = value, type == Int.self {
            let other = number.isNaN ? "NaN" : "infinite"
            reason = number.isFinite ? ": the result would be out of range" : ": it is \(other)"
        }
        return runner.failure(
            "\(value.interpolated) cannot be converted to \(type)\(reason)",
            at: place.offset,
            place.source
        )
    }
}
