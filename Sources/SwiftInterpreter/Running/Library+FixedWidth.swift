/// The integers of the standard library; Swift's own types compute with them.
///
/// A value is kept as an `Int` if it is one, or else as the `UInt64` that it is.
extension Library {
    /// Returns an integer as a value.
    func value<Number: FixedWidthInteger>(of number: Number) -> Value {
        if let small = Int(exactly: number) { return .int(small) }
        guard let nominal = runner.interfaces.nominal("\(Number.self)") else { return .void }
        return .native(NativeValue(UInt64(truncatingIfNeeded: number), type: libraryType(nominal)))
    }

    // MARK: - Operators

    /// Returns the result of an operator on integers of a type; nil for other operators.
    func combined<Number: FixedWidthInteger>(
        _ name: String,
        _ a: Value,
        _ b: Value,
        as type: Number.Type,
        at place: Location
    ) throws -> Value? {
        guard let left = a.integer(as: type) else { return nil }
        if let shifted = shifted(name, left, b) { return value(of: shifted) }
        guard let right = b.integer(as: type) else { return nil }
        if let result = try checked(name, left, right, at: place) { return value(of: result) }
        switch name {
        case "&+": return value(of: left &+ right)
        case "&-": return value(of: left &- right)
        case "&*": return value(of: left &* right)
        case "&": return value(of: left & right)
        case "|": return value(of: left | right)
        case "^": return value(of: left ^ right)
        case "&<<": return value(of: left &<< right)
        case "&>>": return value(of: left &>> right)
        default: return nil
        }
    }

    private func shifted<Number: FixedWidthInteger>(_ name: String, _ number: Number, _ count: Value) -> Number? {
        switch (name, count) {
        case ("<<", .int(let count)): number << count
        case (">>", .int(let count)): number >> count
        default: nil
        }
    }

    private func checked<Number: FixedWidthInteger>(_ name: String, _ left: Number, _ right: Number, at place: Location)
        throws -> Number?
    {
        let result: (partialValue: Number, overflow: Bool)
        switch name {
        case "+": result = left.addingReportingOverflow(right)
        case "-": result = left.subtractingReportingOverflow(right)
        case "*": result = left.multipliedReportingOverflow(by: right)
        case "/", "%":
            if right == 0 { throw runner.failure("division by zero", at: place.offset, place.source) }
            result =
                name == "/"
                ? left.dividedReportingOverflow(by: right) : left.remainderReportingOverflow(dividingBy: right)
        default: return nil
        }
        guard result.overflow else { return result.partialValue }
        throw runner.failure(
            "arithmetic operation '\(left) \(name) \(right)' (on type '\(Number.self)') results in an overflow",
            at: place.offset,
            place.source
        )
    }

    /// Returns the result of a prefix operator on an integer of a type; nil for other operators.
    func changed<Number: FixedWidthInteger>(_ name: String, _ value: Value, as type: Number.Type, at place: Location)
        throws -> Value?
    {
        switch name {
        case "-": return try combined("-", .int(0), value, as: type, at: place)
        case "~": return value.integer(as: type).map { self.value(of: ~$0) }
        default: return nil
        }
    }

    // MARK: - Members

    /// Returns a property of an integer of a type; nil for other properties.
    func property<Number: FixedWidthInteger>(_ name: String, of value: Value, as type: Number.Type) -> Value? {
        guard let number = value.integer(as: type) else { return nil }
        switch name {
        case "bitWidth": return .int(number.bitWidth)
        case "leadingZeroBitCount": return .int(number.leadingZeroBitCount)
        case "trailingZeroBitCount": return .int(number.trailingZeroBitCount)
        case "nonzeroBitCount": return .int(number.nonzeroBitCount)
        case "magnitude": return self.value(of: number.magnitude)
        case "byteSwapped": return self.value(of: number.byteSwapped)
        case "bigEndian": return self.value(of: number.bigEndian)
        case "littleEndian": return self.value(of: number.littleEndian)
        default: return nil
        }
    }

    /// Returns a static property of a type of integers; nil for other properties.
    func staticProperty<Number: FixedWidthInteger>(_ name: String, of type: Number.Type) -> Value? {
        switch name {
        case "bitWidth": .int(type.bitWidth)
        case "isSigned": .bool(type.isSigned)
        case "max": value(of: type.max)
        case "min": value(of: type.min)
        case "zero": .int(0)
        default: nil
        }
    }

    /// Returns the result of a method of an integer of a type; nil for other methods.
    func call<Number: FixedWidthInteger>(
        _ method: Declaration,
        on receiver: Value,
        _ arguments: [Value?],
        as type: Number.Type,
        at place: Location
    ) throws -> Value? {
        guard let number = receiver.integer(as: type) else { return nil }
        if method.labelledName == "signum()" { return value(of: number.signum()) }
        guard let first = arguments.first ?? nil else { return nil }
        if method.labelledName == "advanced(by:)" { return try combined("+", receiver, first, as: type, at: place) }
        guard let other = first.integer(as: type) else { return nil }
        switch method.labelledName {
        case "addingReportingOverflow(_:)": return reported(number.addingReportingOverflow(other))
        case "subtractingReportingOverflow(_:)": return reported(number.subtractingReportingOverflow(other))
        case "multipliedReportingOverflow(by:)": return reported(number.multipliedReportingOverflow(by: other))
        case "dividedReportingOverflow(by:)": return reported(number.dividedReportingOverflow(by: other))
        case "remainderReportingOverflow(dividingBy:)":
            return reported(number.remainderReportingOverflow(dividingBy: other))
        case "isMultiple(of:)": return .bool(number.isMultiple(of: other))
        case "distance(to:)": return try combined("-", first, receiver, as: Int.self, at: place)
        case "quotientAndRemainder(dividingBy:)":
            return .tuple([
                .init(label: "quotient", try combined("/", receiver, first, as: type, at: place) ?? .void),
                .init(label: "remainder", try combined("%", receiver, first, as: type, at: place) ?? .void),
            ])
        default: return nil
        }
    }

    private func reported<Number: FixedWidthInteger>(_ result: (partialValue: Number, overflow: Bool)) -> Value {
        .tuple([
            .init(label: "partialValue", value(of: result.partialValue)),
            .init(label: "overflow", .bool(result.overflow)),
        ])
    }
}

extension Value {
    /// Returns the value as an integer of a type; nil if it is none.
    func integer<Number: FixedWidthInteger>(as type: Number.Type) -> Number? {
        switch self {
        case .int(let number): Number(exactly: number)
        case .native: largeInteger.flatMap { Number(exactly: $0) }
        default: nil
        }
    }

    /// An integer above the largest `Int`; nil for other values.
    var largeInteger: UInt64? {
        if case .native(let native) = self { return native.base as? UInt64 }
        return nil
    }
}
