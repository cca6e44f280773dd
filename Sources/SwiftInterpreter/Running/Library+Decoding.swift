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
            guard let native = table.types[nominal.name], let made = try native.swift.decode(decoder) else {
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

/// The writing of values of source by the encoders of Foundation.
extension Library {
    /// Writes a value.
    ///
    /// - Throws: the error of the encoder, of the source, or a `BindingError` for a value that cannot be encoded.
    func encode(_ value: Value, _ type: Type, to encoder: any Encoder) throws {
        try runner.budget.enter()
        defer { runner.budget.leave() }
        try runner.budget.step()
        var container: any SingleValueEncodingContainer { encoder.singleValueContainer() }
        func write(_ value: some Encodable) throws {
            var place = container
            try place.encode(value)
        }
        switch value {
        case .erased: try encode(runner.types.opened(value), runner.types.type(of: value), to: encoder)
        case .nil:
            var place = container
            try place.encodeNil()
        case .present(let inner): try encode(inner, type.wrapped ?? .any, to: encoder)
        case .bool(let flag): try write(flag)
        case .int(let number): try write(number)
        case .double(let number): type.isSinglePrecision ? try write(Float(number)) : try write(number)
        case .string(let text): try write(text)
        case .array(let values): try encode(values, type, to: encoder)
        case .dictionary(let pairs): try encode(pairs, type, to: encoder)
        case .instance(let instance): try encode(instance, type, to: encoder)
        case .native(let native):
            if let encodable = native.base as? any Encodable {
                try write(encodable)
            } else {
                try encode(try elements(value, type), type, to: encoder)
            }
        default: throw notCodable(type, "Encodable")
        }
    }

    func notCodable(_ type: Type, _ kind: String) -> BindingError {
        BindingError("type '\(type)' does not conform to protocol '\(kind)'")
    }

    private func part(_ value: Value, _ type: Type) -> EncodedValue {
        EncodedValue { [self] in try encode(value, type, to: $0) }
    }

    private func encode(_ values: [Value], _ type: Type, to encoder: any Encoder) throws {
        let element = runner.lookup.associated("Element", of: type) ?? .any
        var container = encoder.unkeyedContainer()
        for value in values { try container.encode(part(value, element)) }
    }

    /// Writes a dictionary: keys that are neither texts nor numbers make a list of keys and values.
    private func encode(_ pairs: OrderedPairs, _ type: Type, to encoder: any Encoder) throws {
        var types: [Type] = [.any, .any]
        if case .nominal(_, let arguments) = type.form, arguments.count == 2 { types = arguments }
        let names = pairs.entries.map { key, _ -> CodingName? in
            switch key {
            case .string(let text): CodingName(stringValue: text)
            case .int(let number): CodingName(intValue: number)
            default: nil
            }
        }
        if names.contains(where: { $0 == nil }) {
            var container = encoder.unkeyedContainer()
            for (key, value) in pairs.entries {
                try container.encode(part(key, types[0]))
                try container.encode(part(value, types[1]))
            }
            return
        }
        var container = encoder.container(keyedBy: CodingName.self)
        for (name, (_, value)) in zip(names, pairs.entries) {
            if let name { try container.encode(part(value, types[1]), forKey: name) }
        }
    }

    // MARK: - Types of source

    private func encode(_ instance: Instance, _ type: Type, to encoder: any Encoder) throws {
        let nominal = instance.type.nominal
        let own = runner.types.type(of: instance)
        if let method = runner.interfaces.members("encode", of: nominal).first(where: {
            runner.isCode($0) && $0.parameters.map(\.label) == ["to"]
        }) {
            var receiver = Value.instance(instance)
            var arguments: [Value?] = [coder(encoder, "Encoder")]
            _ = try runner.call(method, on: &receiver, own, &arguments, [], at: .nowhere)
            return
        }
        if let raw = nominal.rawType, let name = instance.caseName {
            return try encode(try rawValue(of: name, in: nominal), raw, to: encoder)
        }
        let types = runner.fieldTypes(of: instance, own)
        var container = encoder.container(keyedBy: CodingName.self)
        if let name = instance.caseName {
            let labels = instance.type.fieldLabels(of: instance)
            let key = codingNames(of: nominal).map { $0[name] } ?? CodingName(stringValue: name)
            guard let key else { throw notCodable(own, "Encodable") }
            var inner = container.nestedContainer(keyedBy: CodingName.self, forKey: key)
            for (index, field) in instance.fields.enumerated() {
                let label = (index < labels.count ? labels[index] : nil) ?? "_\(index)"
                try inner.encode(part(field, types[index]), forKey: CodingName(stringValue: label))
            }
            return
        }
        for (index, property) in codedProperties(of: nominal) {
            guard let key = property.key, case let field = instance.fields[index] else { continue }
            if case .nil = field { continue }
            try container.encode(part(field, types[index]), forKey: key)
        }
    }

    /// Returns an encoder or decoder as a value of source.
    func coder(_ base: Any, _ name: String) -> Value {
        table.types[name].map { .native(NativeValue(base, type: $0)) } ?? .void
    }

    /// Returns the keys of properties or cases by their names, as an enum `CodingKeys` in the type says; nil without one.
    func codingNames(of nominal: Nominal) -> [String: CodingName]? {
        guard case .nominal(let keys)? = nominal.members.types["CodingKeys"], let cases = keys.code?.cases else {
            return nil
        }
        var result: [String: CodingName] = [:]
        for item in cases {
            let raw = keys.rawType == nil ? nil : try? rawValue(of: item.name, in: keys)
            switch raw {
            case .string(let text)?: result[item.name] = CodingName(stringValue: text)
            case .int(let number)?: result[item.name] = CodingName(intValue: number)
            default: result[item.name] = CodingName(stringValue: item.name)
            }
        }
        return result
    }

    /// Returns the stored properties of a type with their places, each with its key; a key of nil is not encoded.
    func codedProperties(of nominal: Nominal) -> [(Int, (declaration: Declaration, key: CodingName?))] {
        let names = codingNames(of: nominal)
        return runner.types.layout(of: nominal).stored.enumerated().map { index, property in
            let name = property.isStorage ? String(property.name.dropFirst()) : property.name
            return (index, (property, names.map { $0[name] } ?? CodingName(stringValue: name)))
        }
    }
}

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
