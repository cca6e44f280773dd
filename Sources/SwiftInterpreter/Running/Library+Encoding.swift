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
