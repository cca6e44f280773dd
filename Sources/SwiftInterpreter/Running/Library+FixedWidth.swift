import Foundation

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

/// The members of floating-point numbers that depend on the precision of their type.
extension Library {
    /// Returns a property of a number; nil for other properties and values.
    func realProperty(_ name: String, of base: Value, _ type: Type) -> Value? {
        guard case .double(let number) = base else { return nil }
        return type.isSinglePrecision ? property(name, ofReal: Float(number)) : property(name, ofReal: number)
    }

    private func property<Number: BinaryFloatingPoint>(_ name: String, ofReal number: Number) -> Value? {
        switch name {
        case "ulp": real(number.ulp)
        case "nextUp": real(number.nextUp)
        case "nextDown": real(number.nextDown)
        case "significand": real(number.significand)
        case "binade": real(number.binade)
        case "exponent" where number.isFinite && !number.isZero: Int(exactly: number.exponent).map { .int($0) }
        case "isNormal": .bool(number.isNormal)
        case "isSubnormal": .bool(number.isSubnormal)
        case "sign": sign(number.sign)
        default: nil
        }
    }

    /// Returns a static property of a type of numbers; nil for other properties.
    func realStaticProperty(_ name: String, _ type: Type) -> Value? {
        guard type.isReal else { return nil }
        return type.isSinglePrecision
            ? staticProperty(name, ofReal: Float.self) : staticProperty(name, ofReal: Double.self)
    }

    private func staticProperty<Number: BinaryFloatingPoint>(_ name: String, ofReal type: Number.Type) -> Value? {
        switch name {
        case "pi": real(Number.pi)
        case "greatestFiniteMagnitude": real(Number.greatestFiniteMagnitude)
        case "leastNormalMagnitude": real(Number.leastNormalMagnitude)
        case "leastNonzeroMagnitude": real(Number.leastNonzeroMagnitude)
        case "ulpOfOne": real(Number.ulpOfOne)
        case "zero": real(Number.zero)
        default: nil
        }
    }

    /// Returns the result of a method of a number; nil for other methods and values.
    func realMethod(_ method: Declaration, _ receiver: inout Value, _ type: Type, _ arguments: [Value?]) -> Value? {
        guard case .double(let number) = receiver else { return nil }
        let others = arguments.compactMap { $0?.number }
        guard others.count == arguments.count else { return nil }
        return type.isSinglePrecision
            ? call(method.labelledName, on: Float(number), others.map { Float($0) }, &receiver)
            : call(method.labelledName, on: number, others, &receiver)
    }

    private func call<Number: BinaryFloatingPoint>(
        _ name: String,
        on number: Number,
        _ others: [Number],
        _ receiver: inout Value
    ) -> Value? {
        switch (name, others.count) {
        case ("isEqual(to:)", 1): return .bool(number.isEqual(to: others[0]))
        case ("isLess(than:)", 1): return .bool(number.isLess(than: others[0]))
        case ("isLessThanOrEqualTo(_:)", 1): return .bool(number.isLessThanOrEqualTo(others[0]))
        case ("addingProduct(_:_:)", 2): return real(number.addingProduct(others[0], others[1]))
        case ("addProduct(_:_:)", 2): receiver = real(number.addingProduct(others[0], others[1]))
        case ("negate()", 0): receiver = real(-number)
        case ("formSquareRoot()", 0): receiver = real(number.squareRoot())
        case ("formRemainder(dividingBy:)", 1): receiver = real(number.remainder(dividingBy: others[0]))
        case ("formTruncatingRemainder(dividingBy:)", 1):
            receiver = real(number.truncatingRemainder(dividingBy: others[0]))
        default: return nil
        }
        return .void
    }

    /// Returns the number with a sign, an exponent and a significand; nil for other initializers.
    func realNumber(_ initializer: Declaration, _ type: Type, _ arguments: [Value?]) -> Value? {
        guard type.isReal, code.labels(of: initializer) == "sign:exponent:significand",
            case .native(let sign)?? = arguments.first, let sign = sign.base as? FloatingPointSign,
            case .int(let exponent)?? = arguments.dropFirst().first, let significand = arguments.last??.number
        else { return nil }
        return type.isSinglePrecision
            ? real(Float(sign: sign, exponent: exponent, significand: Float(significand)))
            : real(Double(sign: sign, exponent: exponent, significand: significand))
    }

    private func real<Number: BinaryFloatingPoint>(_ number: Number) -> Value { .double(Double(number)) }

    private func sign(_ sign: FloatingPointSign) -> Value? {
        table.builtIns["FloatingPointSign"].map { .native(NativeValue(sign, type: $0)) }
    }
}

/// Decimal numbers.
extension Library {
    /// Returns a number as a value of a type of decimal numbers.
    func decimal(_ value: Value, _ type: Type) -> Value? {
        guard let nominal = type.nominal, nominal.name == "Decimal", nominal.code == nil else { return nil }
        switch value {
        case .int(let number): return decimal(Decimal(number), nominal)
        case .double(let number): return decimal(Decimal(number), nominal)
        default: return nil
        }
    }

    private func decimal(_ number: Decimal, _ nominal: Nominal) -> Value {
        .native(NativeValue(number, type: libraryType(nominal)))
    }

    /// Returns the result of arithmetic on decimal numbers; nil for other values.
    func decimals(_ name: String, _ a: Value, _ b: Value) -> Value? {
        guard let left = a.decimal, let right = b.decimal, case .native(let native) = a else { return nil }
        return Decimal.result(of: name, left, right).map { .native(NativeValue($0, type: native.type)) }
    }

    /// Returns a decimal number with the sign changed, or without it; nil for other values.
    func decimal(_ name: String, _ value: Value) -> Value? {
        guard let number = value.decimal, case .native(let native) = value else { return nil }
        return .native(NativeValue(name == "-" ? -number : name == "abs" ? abs(number) : number, type: native.type))
    }

    /// Returns the power of a decimal number; nil for other values.
    func power(_ arguments: [Value?]) -> Value? {
        guard arguments.count == 2, let base = (arguments[0] ?? .void).decimal, case .int(let exponent)? = arguments[1],
            case .native(let native)? = arguments[0]
        else { return nil }
        return .native(NativeValue(pow(base, exponent), type: native.type))
    }
}

extension Value {
    fileprivate var decimal: Decimal? {
        if case .native(let native) = self { return native.base as? Decimal }
        return nil
    }
}

/// Numbers with the four basic operators.
protocol Arithmetic {
    static func + (left: Self, right: Self) -> Self
    static func - (left: Self, right: Self) -> Self
    static func * (left: Self, right: Self) -> Self
    static func / (left: Self, right: Self) -> Self
}

extension Double: Arithmetic {}
extension Decimal: Arithmetic {}

extension Arithmetic {
    /// Returns the result of an operator; nil for another name.
    static func result(of name: String, _ left: Self, _ right: Self) -> Self? {
        switch name {
        case "+": left + right
        case "-": left - right
        case "*": left * right
        case "/": left / right
        default: nil
        }
    }
}
