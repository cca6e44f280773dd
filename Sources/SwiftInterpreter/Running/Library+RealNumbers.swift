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
