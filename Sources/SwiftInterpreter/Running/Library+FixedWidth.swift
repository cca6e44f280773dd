/// The integers of other sizes than that of `Int`; their values are kept as an `Int` within their limits.
///
/// A value of `UInt` or `UInt64` above the largest `Int` cannot be kept.
extension Library {
    /// The smallest and the largest value of a type of integers; nil for `Int` and for other types.
    static func limits(of type: Type) -> ClosedRange<Int>? {
        guard case .nominal(let nominal, _) = type.form, nominal.code == nil else { return nil }
        return fixedWidths[nominal.name]
    }

    private static let fixedWidths: [String: ClosedRange<Int>] = [
        "Int8": -128...127, "Int16": -32_768...32_767, "Int32": -2_147_483_648...2_147_483_647,
        "Int64": Int.min...Int.max, "UInt8": 0...255, "UInt16": 0...65_535, "UInt32": 0...4_294_967_295,
        "UInt": 0...Int.max, "UInt64": 0...Int.max,
    ]

    /// Returns the lowest bits of a number as a value of the type with these limits.
    static func truncated(_ value: Int, _ limits: ClosedRange<Int>) -> Int? {
        if limits.contains(value) { return value }
        guard limits.upperBound < Int.max else { return nil }
        let size = limits.upperBound - limits.lowerBound + 1
        let rest = value & (size - 1)
        return limits.contains(rest) ? rest : rest - size
    }

    /// Makes an integer of another size from a number or a text.
    func fixedWidth(_ initializer: Declaration, _ type: Type, _ arguments: [Value?], at place: Location) throws
        -> Value?
    {
        guard let limits = Self.limits(of: type), let first = arguments.first ?? nil else { return nil }
        let isFailable = initializer.modifiers.contains(.failable)
        let name = type.nominal?.name ?? ""
        func failed(_ text: String) -> Diagnostic {
            runner.failure("\(text) cannot be converted to \(name)", at: place.offset, place.source)
        }
        switch (initializer.parameters.first?.label, first) {
        case ("truncatingIfNeeded", .int(let number)):
            guard let result = Self.truncated(number, limits) else { throw failed("\(number)") }
            return .int(result)
        case ("clamping", .int(let number)):
            return .int(min(max(number, limits.lowerBound), limits.upperBound))
        case (nil, .int(let number)), ("exactly", .int(let number)):
            if isFailable { return limits.contains(number) ? .present(first) : .nil }
            guard limits.contains(number) else { throw failed("\(number)") }
            return first
        case (nil, .double(let number)):
            guard let result = Int(exactly: number.rounded(.towardZero)), limits.contains(result) else {
                throw failed("\(number)")
            }
            return .int(result)
        case ("exactly", .double(let number)):
            guard let result = Int(exactly: number), limits.contains(result) else { return .nil }
            return .present(.int(result))
        case (nil, .string(let text)):
            var radix = 10
            if arguments.count > 1, case .int(let given)? = arguments[1] { radix = given }
            guard let result = Int(text, radix: radix), limits.contains(result) else { return .nil }
            return .present(.int(result))
        default: return nil
        }
    }

    /// Returns the result of arithmetic as a value of its type: an operator with `&` and shifts keep the lowest bits.
    func fitted(_ result: Int, _ name: String, _ type: Type, at place: Location) throws -> Int {
        guard let limits = Self.limits(of: type), !limits.contains(result) else { return result }
        if name.hasPrefix("&") || ["<<", "~"].contains(name), let rest = Self.truncated(result, limits) { return rest }
        throw runner.failure(
            "arithmetic operation '\(name)' (on type '\(type)') results in an overflow",
            at: place.offset,
            place.source
        )
    }
}
