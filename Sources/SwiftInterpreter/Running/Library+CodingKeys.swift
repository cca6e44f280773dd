/// The members that the compiler adds to the keys of encoded properties.
extension Library {
    /// Returns a property that an enum has because it is a `CodingKey`; nil for other properties.
    func codingProperty(_ name: String, of value: Value) throws -> Value? {
        guard case .instance(let instance) = value, let caseName = instance.caseName else { return nil }
        let nominal = instance.type.nominal
        let raw = nominal.rawType == nil ? nil : try rawValue(of: caseName, in: nominal)
        switch (name, raw) {
        case ("stringValue", .string?): return raw
        case ("stringValue", _): return .string(caseName)
        case ("intValue", .int(let number)?): return .present(.int(number))
        case ("intValue", _): return .nil
        default: return nil
        }
    }

    /// Returns the case with the value of a key, as an optional; nil for other initializers.
    func codingKey(_ initializer: Declaration, _ type: Type, _ arguments: [Value?]) throws -> Value? {
        guard initializer.owner?.name == "CodingKey", let nominal = type.nominal,
            let label = initializer.parameters[0].label, let wanted = arguments.first ?? nil
        else { return nil }
        for item in nominal.code?.cases ?? [] {
            let value = try enumCase(named: item.name, type)
            guard let own = try codingProperty(label, of: value) else { continue }
            let known = if case .present(let inner) = own { inner } else { own }
            if known.isEqual(to: wanted) == true { return .present(value) }
        }
        return .nil
    }

    /// Returns the text of a key as Swift prints it; nil for other values.
    func codingDescription(_ instance: Instance, _ nominal: Nominal, _ name: String) throws -> String? {
        guard let kind = runner.interfaces.nominal("CodingKey"), runner.types.conforms(nominal.selfType, to: kind),
            case .string(let text)? = try codingProperty("stringValue", of: .instance(instance)),
            let number = try codingProperty("intValue", of: .instance(instance))
        else { return nil }
        let shown = if case .present(.int(let number)) = number { "\(number)" } else { "nil" }
        return "\(name)(stringValue: \"\(text)\", intValue: \(shown))"
    }
}
