/// The implementations of what no source declares: of the standard library and of the table of bindings.
final class Library {
    unowned let runner: Runner
    let table: BindingTable
    /// The registered code of declarations, once it was found.
    var code = RegisteredCode()
    /// The requirements that make a declared type a collection.
    private(set) lazy var collections = CollectionRequirements(runner.interfaces)

    init(_ runner: Runner) {
        self.runner = runner
        table = runner.table
    }

    // MARK: - Literals

    /// Returns a number's literal as a value of a type of the standard library; nil for other types.
    func number(_ value: Value, _ type: Type) -> Value? {
        guard case .nominal(let nominal, _) = type.form, nominal.code == nil else { return nil }
        if let large = value.largeInteger { return number(large, type) }
        switch (nominal.name, value) {
        case ("Decimal", _): return decimal(value, type)
        case ("Int", .int): return value
        case ("Double", .int(let number)), ("CGFloat", .int(let number)): return .double(Double(number))
        case ("Double", .double), ("CGFloat", .double): return value
        case ("Float", _): return .double(Double(Float(value.number ?? 0)))
        case (_, .int) where nominal.name.hasPrefix("Int") || nominal.name.hasPrefix("UInt"): return value
        default: return nil
        }
    }

    /// Returns an integer above the largest `Int` as a value of a type of the standard library; nil for other types.
    private func number(_ value: UInt64, _ type: Type) -> Value? {
        if let integers = type.integers { return integer(value, integers) }
        switch type.nominal?.name {
        case "Double", "CGFloat": return .double(Double(value))
        case "Float": return .double(Double(Float(value)))
        default: return nil
        }
    }

    private func integer<Number: FixedWidthInteger>(_ value: UInt64, _ type: Number.Type) -> Value? {
        Number(exactly: value).map { self.value(of: $0) }
    }

    /// Returns the value of a literal above the largest `Int`.
    func value(of literal: LargeInteger) -> Value {
        literal.integer.map { value(of: $0) } ?? .double(literal.double)
    }

    private static let direct: Set<String> = [
        "Bool", "String", "Character", "Substring", "Array", "Unicode.Scalar", "StaticString",
    ]

    /// Returns true if the value of a literal is itself the value of the type.
    func isDirect(_ kind: LiteralKind, _ type: Type) -> Bool {
        guard case .nominal(let nominal, _) = type.form, nominal.code == nil else { return false }
        if case .dictionary = kind { return false }
        return Self.direct.contains(nominal.name)
    }

    /// Returns the value of a literal of a type.
    func literal(_ value: Value, _ type: Type, _ kind: LiteralKind, at place: Location) throws -> Value {
        if isDirect(kind, type) { return value }
        if let known = number(value, type) { return known }
        guard case .nominal(let nominal, let arguments) = type.form else { return value }
        if let wrapped = type.wrapped { return .present(try literal(value, wrapped, kind, at: place)) }
        if nominal.code == nil, let standard = try standard(value, nominal, arguments, kind) { return standard }
        return try declared(value, type, kind, at: place)
    }

    private func standard(_ value: Value, _ nominal: Nominal, _ arguments: [Type], _ kind: LiteralKind) throws -> Value?
    {
        switch nominal.name {
        case "Dictionary":
            guard case .array(let pairs) = value else { return value }
            var result = OrderedPairs()
            for case .tuple(let fields) in pairs {
                if result[fields[0].value] != nil {
                    throw BindingError("Dictionary literal contains duplicate keys")
                }
                result[fields[0].value] = fields[1].value
            }
            return .dictionary(result)
        case "Set":
            guard case .array(let elements) = value else { return value }
            return table.setValue(ValueSet(elements))
        case "ArraySlice", "ContiguousArray":
            guard case .array(let elements) = value else { return value }
            return nominal.name == "ArraySlice" ? table.sliceValue(elements[...]) : value
        case "AnyHashable": return value
        default: break
        }
        if case .array(let elements) = value, let native = table.types[nominal.name],
            let join = native.bridge.joinLiteral
        {
            let values = elements.compactMap { element -> Any? in
                if case .native(let native) = element { native.base } else { nil }
            }
            return table.value(from: join(values), declared: nil)
        }
        return nil
    }

    /// Calls the initializer that a source declares for a literal.
    private func declared(_ value: Value, _ type: Type, _ kind: LiteralKind, at place: Location) throws -> Value {
        guard let (initializer, parameter) = literalInitializer(of: type, kind) else { return value }
        if initializer.source == nil, let made = try registered(value, type, initializer, at: place) { return made }
        var argument = value
        switch kind {
        case .array:
            guard case .array(let elements) = value else { break }
            if let kind = runner.interfaces.nominal("OptionSet"), runner.types.conforms(type, to: kind),
                initializer.source == nil
            {
                return try union(elements, type, at: place)
            }
        case .dictionary: break
        case .interpolated:
            if initializer.parameters.first?.label == "stringInterpolation" { return value }
        default: argument = number(value, parameter) ?? value
        }
        var arguments: [Value?] = [argument]
        return try runner.construct(initializer, type, &arguments, [], at: place)
    }

    /// Makes a value of a registered type from that of a literal.
    ///
    /// The initializer for the literal is registered itself, or one for a value like that of the literal.
    private func registered(_ value: Value, _ type: Type, _ initializer: Declaration, at place: Location) throws
        -> Value?
    {
        guard let native = type.nominal.flatMap({ table.types[$0.name] }), !value.isArrayOrSlice else { return nil }
        let all = native.members.initializers.filter { $0.signature.parameters.count == 1 }
        let own = all.first { $0.signature.labelledName == initializer.labelledName }
        guard let callable = own ?? all.first(where: { accepts($0.signature.parameters[0].type, value) }) else {
            return nil
        }
        var none: Any = ()
        let arguments = arguments(callable, [value], place)
        let made = try callable.body(&none, arguments)
        return table.value(from: made, declared: callable.signature.result, origin: arguments.origin)
    }

    /// Returns the value that the collected parts of a literal make.
    func interpolated(_ parts: Value, _ type: Type, at place: Location) throws -> Value {
        if let wrapped = type.wrapped { return .present(try interpolated(parts, wrapped, at: place)) }
        guard let (initializer, _) = literalInitializer(of: type, .interpolated) else { return parts }
        var arguments: [Value?] = [parts]
        return try runner.construct(initializer, type, &arguments, [], at: place)
    }

    private func literalInitializer(of type: Type, _ kind: LiteralKind) -> (Declaration, Type)? {
        let labels: [String]
        switch kind {
        case .integer: labels = ["integerLiteral", "floatLiteral"]
        case .float: labels = ["floatLiteral"]
        case .boolean: labels = ["booleanLiteral"]
        case .string: labels = ["stringLiteral"]
        case .character, .scalar: labels = ["stringLiteral", "extendedGraphemeClusterLiteral", "unicodeScalarLiteral"]
        case .interpolated: labels = ["stringInterpolation", "stringLiteral"]
        case .nothing: labels = ["nilLiteral"]
        case .array: labels = ["arrayLiteral"]
        case .dictionary: labels = ["dictionaryLiteral"]
        }
        let all = runner.lookup.members("init", of: type, isStatic: true).map(\.declaration)
        for label in labels {
            let fitting = all.filter { $0.parameters.first?.label == label && $0.parameters.count == 1 }
            let own = fitting.first { $0.source != nil && !$0.isRequirement }
            if own == nil, label == "stringInterpolation", type.nominal?.code != nil { continue }
            guard let best = own ?? fitting.first else { continue }
            return (best, best.parameters[0].type)
        }
        return nil
    }

    /// Returns the option set that contains all of some.
    func union(_ elements: [Value], _ type: Type, at place: Location) throws -> Value {
        var raw = 0
        for element in elements {
            if case .instance(let instance) = element, case .int(let value)? = instance.fields.first { raw |= value }
        }
        return try optionSet(raw, type, at: place)
    }

    /// Returns an option set with a raw value.
    func optionSet(_ raw: Int, _ type: Type, at place: Location) throws -> Value {
        let initializer = runner.lookup.members("init", of: type, isStatic: true).map(\.declaration).first {
            $0.parameters.map(\.label) == ["rawValue"] && !$0.isRequirement
        }
        guard let initializer else { throw BindingError("the option set has no 'init(rawValue:)'") }
        var arguments: [Value?] = [.int(raw)]
        return try runner.construct(initializer, type, &arguments, [], at: place)
    }

    // MARK: - Enums

    func enumCase(_ declaration: Declaration, _ type: Type, _ values: [Value?] = [], at place: Location? = nil) throws
        -> Value
    {
        guard case .nominal(let nominal, let arguments) = type.form else { return .void }
        if nominal.code == nil { return try nativeCase(declaration, nominal, values, at: place) }
        let instance = Instance(
            type: runner.types.layout(of: nominal).declared,
            enumCase: declaration,
            fields: values.map { $0 ?? .nil }
        )
        instance.typeArguments = arguments
        return .instance(instance)
    }

    func enumCase(named name: String, _ type: Type) throws -> Value {
        guard let declaration = type.nominal?.members[name].first else { return .void }
        return try enumCase(declaration, type)
    }

    private func nativeCase(
        _ declaration: Declaration,
        _ nominal: Nominal,
        _ values: [Value?],
        at place: Location?
    ) throws -> Value {
        switch (nominal.name, declaration.name) {
        case ("Optional", "none"): return .nil
        case ("Optional", "some"): return .present(values.first.flatMap { $0 } ?? .void)
        default: break
        }
        if let property = nativeType(nominal)?.members.staticProperties[declaration.name] {
            return table.value(from: try property.get(()), declared: property.declaredType)
        }
        if let all = nativeType(nominal)?.members.staticMethods[declaration.name], !all.isEmpty {
            let place = place ?? Location(offset: 0, source: SourceBuffer("", fileName: ""))
            return try callCase(declaration, all, values, at: place)
        }
        return .native(
            NativeValue(
                LibraryCase(
                    name: declaration.name,
                    labels: declaration.parameters.map(\.label),
                    values: values.map { $0 ?? .nil }
                ),
                type: libraryType(nominal)
            )
        )
    }

    /// Returns the associated values of a value that is a case; nil if it is another one.
    func payload(of value: Value, _ declaration: Declaration) -> [Value]? {
        switch value {
        case .instance(let instance): return instance.caseKey == declaration.caseKey ? instance.fields : nil
        case .present(let inner): return declaration.name == "some" ? [inner] : nil
        case .nil: return declaration.name == "none" ? [] : nil
        case .native(let native):
            if let own = native.base as? LibraryCase { return own.name == declaration.name ? own.values : nil }
            if let values = native.type.bridge.caseValues?(native.base, declaration.name) {
                return values.map { table.value(from: $0, declared: nil) }
            }
            if let property = native.type.members.staticProperties[declaration.name], let own = try? property.get(()) {
                return value.isEqual(to: table.value(from: own, declared: property.declaredType)) == true ? [] : nil
            }
            return nil
        default: return nil
        }
    }

    /// Returns the type of the table of a declaration.
    func nativeType(_ nominal: Nominal) -> NativeType? { table.types[nominal.name] ?? table.builtIns[nominal.name] }

    func libraryType(_ nominal: Nominal) -> NativeType {
        nativeType(nominal) ?? NativeType(name: nominal.name)
    }

    // MARK: - Raw values

    func rawValue(of name: String, in nominal: Nominal) throws -> Value {
        guard let raw = nominal.rawType, let cases = nominal.code?.cases else {
            throw BindingError("'\(nominal.name)' has no raw values")
        }
        var next = 0
        for item in cases {
            var value: Value?
            if let written = item.rawValue { value = constant(written, raw) }
            if raw.nominal?.name == "String" {
                if item.name == name { return value ?? .string(item.name) }
                continue
            }
            if case .int(let number)? = value { next = number }
            if case .double(let number)? = value { next = Int(exactly: number.rounded(.towardZero)) ?? next }
            if item.name == name { return value ?? self.number(.int(next), raw) ?? .int(next) }
            next += 1
        }
        throw BindingError("'\(nominal.name)' has no case '\(name)'")
    }

    private func constant(_ node: Expression, _ type: Type) -> Value? {
        switch node.kind {
        case .integer(let value): number(.int(value), type) ?? .int(value)
        case .largeInteger(let literal): number(value(of: literal), type) ?? value(of: literal)
        case .float(let value): number(.double(value), type) ?? .double(value)
        case .string(let parts):
            .string(parts.map { if case .text(let text) = $0 { text } else { "" } }.joined())
        case .unary("-", let inner):
            constant(inner, type).map { value in
                switch value {
                case .int(let number): .int(-number)
                case .double(let number): .double(-number)
                default: value
                }
            }
        default: nil
        }
    }

    func enumCase(ofRawValue raw: Value, in nominal: Nominal, _ type: Type) throws -> Value {
        for item in nominal.code?.cases ?? [] {
            if try rawValue(of: item.name, in: nominal).isEqual(to: raw) == true {
                return .present(try enumCase(named: item.name, type))
            }
        }
        return .nil
    }
}

/// A case of an enum of the library that no binding makes, such as `Result.success`.
struct LibraryCase: CustomStringConvertible {
    var name: String
    var labels: [String?]
    var values: [Value]

    var description: String {
        values.isEmpty ? name : "\(name)(\(values.map(\.debugDescription).joined(separator: ", ")))"
    }
}
