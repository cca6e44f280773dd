import Foundation

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
