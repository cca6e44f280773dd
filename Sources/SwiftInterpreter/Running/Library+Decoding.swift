/// The reading of values of source by the decoders of Foundation.
extension Library {
    /// Reads a value of a type.
    ///
    /// - Throws: the error of the decoder, of the source, or a `BindingError` for a type that cannot be decoded.
    func decode(_ type: Type, from decoder: any Decoder) throws -> Value {
        try runner.budget.enter()
        defer { runner.budget.leave() }
        try runner.budget.step()
        guard case .nominal(let nominal, let arguments) = type.form else { throw notCodable(type, "Decodable") }
        if let wrapped = type.wrapped {
            return try decoder.singleValueContainer().decodeNil() ? .nil : .present(try decode(wrapped, from: decoder))
        }
        if nominal.code != nil { return try decode(nominal, type, from: decoder) }
        func read<T: Decodable>(_ type: T.Type) throws -> T { try decoder.singleValueContainer().decode(type) }
        if let integers = type.integers { return .int(try fitting(try read(Int.self), integers, decoder)) }
        switch nominal.name {
        case "Bool": return .bool(try read(Bool.self))
        case "String": return .string(try read(String.self))
        case "Double", "CGFloat": return .double(try read(Double.self))
        case "Float": return .double(Double(try read(Float.self)))
        case "Array", "ContiguousArray": return .array(try list(of: arguments[0], from: decoder))
        case "Set": return table.setValue(ValueSet(try list(of: arguments[0], from: decoder)))
        case "Dictionary": return .dictionary(try pairs(arguments[0], arguments[1], from: decoder))
        default:
            guard let native = table.types[nominal.name], let made = try native.swift.decode?(decoder) else {
                throw notCodable(type, "Decodable")
            }
            return table.value(from: made, declared: nil)
        }
    }

    private func fitting<Number: FixedWidthInteger>(_ number: Int, _ type: Number.Type, _ decoder: any Decoder) throws
        -> Int
    {
        guard Number(exactly: number) == nil else { return number }
        throw corrupted("Parsed JSON number <\(number)> does not fit in \(type).", decoder)
    }

    private func corrupted(_ text: String, _ decoder: any Decoder) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: text))
    }

    /// Reads the next element of a list.
    private func next(_ type: Type, _ container: inout any UnkeyedDecodingContainer) throws -> Value {
        try DecodedValue.reading(
            { [self] in try decode(type, from: $0) },
            in: { try container.decode(DecodedValue.self) }
        )
    }

    /// Reads a part with a key.
    private func part(_ type: Type, _ container: KeyedDecodingContainer<CodingName>, _ key: CodingName) throws -> Value
    {
        try DecodedValue.reading(
            { [self] in try decode(type, from: $0) },
            in: { try container.decode(DecodedValue.self, forKey: key) }
        )
    }

    private func list(of type: Type, from decoder: any Decoder) throws -> [Value] {
        var container = try decoder.unkeyedContainer()
        var result: [Value] = []
        while !container.isAtEnd {
            result.append(try next(type, &container))
        }
        return result
    }

    /// Returns the pairs in the order of their keys, which a decoder does not keep.
    private func pairs(_ key: Type, _ value: Type, from decoder: any Decoder) throws -> OrderedPairs {
        var result = OrderedPairs()
        guard key.integers != nil || key.nominal?.name == "String" else {
            let all = try decoder.unkeyedContainer()
            var container = all
            while !container.isAtEnd {
                let own = try next(key, &container)
                result[own] = try next(value, &container)
            }
            return result
        }
        let container = try decoder.container(keyedBy: CodingName.self)
        for name in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
            var own = Value.string(name.stringValue)
            if key.integers != nil {
                guard let number = Int(name.stringValue, radix: 10) else {
                    throw corrupted("Expected Int key but found String key instead.", decoder)
                }
                own = .int(number)
            }
            result[own] = try part(value, container, name)
        }
        return result
    }

    // MARK: - Types of source

    private func decode(_ nominal: Nominal, _ type: Type, from decoder: any Decoder) throws -> Value {
        if let initializer = runner.interfaces.members("init", of: nominal).first(where: {
            runner.isCode($0) && $0.parameters.map(\.label) == ["from"]
        }) {
            var arguments: [Value?] = [coder(decoder, "Decoder")]
            return try runner.construct(initializer, type, &arguments, [], at: .nowhere)
        }
        if nominal.kind == .enumeration { return try decodeCase(nominal, type, from: decoder) }
        let layout = runner.types.layout(of: nominal)
        let container = try decoder.container(keyedBy: CodingName.self)
        var fields = layout.blanks
        for (index, (property, key)) in codedProperties(of: nominal) {
            let own = runner.types.lifted(type, to: property.owner)
            let isFixed = property.modifiers.contains(.constant) && property.source?.initialValue != nil
            guard let key, !isFixed else {
                fields[index] = try runner.initialValue(of: property, self: nil, own, at: .nowhere)
                continue
            }
            let kind = runner.bindings(property, own, [])?.concrete(property.result, runner.lookup) ?? property.result
            if let wrapped = kind.wrapped {
                let isThere = container.contains(key) ? try !container.decodeNil(forKey: key) : false
                fields[index] =
                    isThere
                    ? .present(try part(wrapped, container, key))
                    : .nil
            } else {
                fields[index] = try part(kind, container, key)
            }
            fields[index] = property.holding.stored(fields[index])
        }
        let instance = Instance(type: layout.declared, fields: fields)
        if case .nominal(_, let generics) = type.form { instance.typeArguments = generics }
        if nominal.isClass {
            runner.recorder.noteUse()
            runner.note(instance)
        }
        return .instance(instance)
    }

    private func decodeCase(_ nominal: Nominal, _ type: Type, from decoder: any Decoder) throws -> Value {
        if let raw = nominal.rawType {
            let value = try decode(raw, from: decoder)
            if case .present(let made) = try enumCase(ofRawValue: value, in: nominal, type) { return made }
            throw corrupted(
                "Cannot initialize \(nominal.lastName) from invalid \(raw) value \(value.interpolated)",
                decoder
            )
        }
        let container = try decoder.container(keyedBy: CodingName.self)
        let names = codingNames(of: nominal)
        for item in nominal.code?.cases ?? [] {
            let key = names.map { $0[item.name] } ?? CodingName(stringValue: item.name)
            guard let key, container.contains(key), container.allKeys.count == 1,
                let declaration = nominal.members[item.name].first
            else { continue }
            let inner = try container.nestedContainer(keyedBy: CodingName.self, forKey: key)
            let values = try declaration.parameters.enumerated().map { index, parameter -> Value? in
                let name = CodingName(stringValue: parameter.label ?? "_\(index)")
                let own = runner.bindings(declaration, type, [])?.concrete(parameter.type, runner.lookup)
                let kind = own ?? parameter.type
                if let wrapped = kind.wrapped {
                    guard inner.contains(name), try !inner.decodeNil(forKey: name) else { return .nil }
                    return .present(try part(wrapped, inner, name))
                }
                return try part(kind, inner, name)
            }
            return try enumCase(declaration, type, values)
        }
        throw DecodingError.typeMismatch(
            DecodedValue.self,
            DecodingError.Context(
                codingPath: decoder.codingPath,
                debugDescription: "Invalid number of keys found, expected one."
            )
        )
    }
}
