import Foundation

/// The initializers of the standard library that depend on types, or that no table has.
extension Library {
    func initializerIntrinsic(
        _ initializer: Declaration,
        _ type: Type,
        _ arguments: inout [Value?],
        _ own: [Type],
        at place: Location
    ) throws -> Value? {
        guard let nominal = type.nominal else { return nil }
        if let made = try newCollection(initializer, type, arguments, own, at: place) { return made }
        if let made = try configured(initializer, type, arguments, at: place) { return made }
        let first = arguments.first ?? nil
        switch (nominal.name, code.labels(of: initializer)) {
        case ("String", "_"):
            guard let first else { return nil }
            if initializer.parameters[0].type.hasParameters || initializer.generics.parameters.isEmpty {
                if let text = first.string { return .string(text) }
                let own = own.first ?? .any
                if let kind = runner.interfaces.nominal("LosslessStringConvertible"),
                    runner.types.conforms(own, to: kind)
                {
                    // The text of a number that is not one has no sign there.
                    if case .double(let number) = first, number.isNaN { return .string("nan") }
                    return .string(try runner.printer.checked(first, own))
                }
                let parts = try elements(first, own)
                return .string(try parts.map { try runner.printer.checked($0, .any) }.joined())
            }
            return nil
        case ("Substring", "_"):
            if let first, first.substring != nil { return first }
            return nil
        case ("String", "_:radix:uppercase"):
            guard let large = first?.largeInteger, case .int(let radix)?? = arguments.dropFirst().first,
                (2...36).contains(radix)
            else { return nil }
            var isUppercase = false
            if case .bool(let given)?? = arguments.dropFirst(2).first { isUppercase = given }
            return .string(String(large, radix: radix, uppercase: isUppercase))
        case ("String", "describing"):
            return try first.map { .string(try runner.printer.checked($0, own.first ?? .any)) }
        case ("String", "reflecting"):
            return first.map { .string(runner.printer.text($0, own.first ?? .any, isDebug: true)) }
        case ("Array", "_"), ("Set", "_"), ("ArraySlice", "_"), ("ContiguousArray", "_"):
            guard let first else { return nil }
            let all = try elements(first, own.first ?? .any)
            return nominal.name == "Set"
                ? table.setValue(ValueSet(all))
                : nominal.name == "ArraySlice" ? table.sliceValue(all[...]) : .array(all)
        case ("String", "stringInterpolation"): return first
        case ("DefaultStringInterpolation", "literalCapacity:interpolationCount"): return .string("")
        case ("Optional", "_"): return first.map { .present($0) }
        case ("ObjectIdentifier", "_"): return first.flatMap { identifier(of: $0, nominal) }
        case ("AnyHashable", "_"): return first.map { runner.types.erased($0, own.first ?? .any) }
        default:
            return try value(ofLiteral: first, initializer, nominal, type)
                ?? otherInitializer(initializer, nominal, type, arguments, own, at: place)
        }
    }

    /// Makes empty collections, ranges and characters that take no other code; nil for other initializers.
    private func plain(_ initializer: Declaration, _ type: Type, _ nominal: Nominal, _ arguments: [Value?]) -> Value? {
        if let number = realNumber(initializer, type, arguments) { return number }
        let first = arguments.first ?? nil
        switch (nominal.name, code.labels(of: initializer)) {
        case ("Hasher", ""): return .array([])
        case ("Dictionary", "minimumCapacity"): return .dictionary(OrderedPairs())
        case ("Set", "minimumCapacity"): return table.setValue(ValueSet())
        case ("Range", "uncheckedBounds"), ("ClosedRange", "uncheckedBounds"):
            guard case .tuple(let bounds)? = first, bounds.count == 2 else { return nil }
            return .range(
                RangeValue(lower: bounds[0].value, upper: bounds[1].value, isClosed: nominal.name == "ClosedRange")
            )
        case ("Unicode.Scalar", "_"):
            guard case .int(let number)? = first else { return nil }
            let scalar = UInt32(exactly: number).flatMap { Unicode.Scalar($0) }.map { Value.string(String($0)) }
            return initializer.modifiers.contains(.failable) ? scalar.map { .present($0) } ?? .nil : scalar
        default: return nil
        }
    }

    /// Returns the value of a literal that is passed to the initializer for it; nil for other initializers.
    private func value(ofLiteral value: Value?, _ initializer: Declaration, _ nominal: Nominal, _ type: Type) -> Value?
    {
        guard let value, table.types[nominal.name] == nil, initializer.parameters.count == 1,
            let label = initializer.parameters[0].label,
            ["integerLiteral", "floatLiteral", "stringLiteral", "booleanLiteral"].contains(label)
        else { return nil }
        return number(value, type) ?? value
    }

    /// Makes a value by the `init()` that a protocol requires and lets a closure change it; nil for other initializers.
    private func configured(_ initializer: Declaration, _ type: Type, _ arguments: [Value?], at place: Location) throws
        -> Value?
    {
        guard let owner = initializer.owner, owner.isProtocol, initializer.parameters.count == 1,
            case .function(let closure) = initializer.parameters[0].type.form,
            closure.parameters.count == 1, closure.parameters[0].isInout,
            let empty = runner.interfaces.members("init", of: owner).first(where: {
                $0.isRequirement && $0.parameters.isEmpty
            }),
            case .function(let configure)?? = arguments.first
        else { return nil }
        var none: [Value?] = []
        var made = [try runner.construct(empty, type, &none, [], at: place)]
        _ = try configure.body(&made)
        return made[0]
    }

    /// Makes iterators, numbers, dictionaries, results and option sets.
    private func otherInitializer(
        _ initializer: Declaration,
        _ nominal: Nominal,
        _ type: Type,
        _ arguments: [Value?],
        _ own: [Type],
        at place: Location
    ) throws -> Value? {
        if let made = plain(initializer, type, nominal, arguments) { return made }
        let first = arguments.first ?? nil
        if initializer.owner?.name == "SetAlgebra", let first, code.labels(of: initializer) == "_" {
            return try optionSet(of: try elements(first, own.first ?? .any), type, nominal, at: place)
        }
        switch (nominal.name, code.labels(of: initializer)) {
        case ("AnyIterator", "_"), ("AnySequence", "_"):
            guard let first else { return nil }
            let library = self
            if case .function(let function) = first {
                return lazy {
                    {
                        if case .present(let value) = try function.call() { return value }
                        return nil
                    }
                }
            }
            let type = own.first ?? .any
            return lazy { try library.iterate(first, type, at: place) }
        case ("Double", "_"), ("CGFloat", "_"), ("Float", "_"):
            return try converted(first, nominal.name, initializer, at: place)
        case ("Double", "exactly"), ("CGFloat", "exactly"), ("Float", "exactly"):
            return exactNumber(first, isFloat: nominal.name == "Float")
        case ("Double", ""), ("CGFloat", ""), ("Float", ""): return .double(0)
        case (_, "") where type.integers != nil: return .int(0)
        case ("Bool", ""): return .bool(false)
        case ("Character", "_"): return first
        case ("Range", "_"), ("ClosedRange", "_"):
            return first.flatMap { converted($0, isClosed: nominal.name != "Range") }
        case (_, "_"), (_, "exactly"), (_, "truncatingIfNeeded"), (_, "clamping"), (_, "bitPattern"), (_, "_:radix"):
            if let made = first.flatMap({ decimal($0, type) }) { return made }
            return try type.integers.flatMap { try integer(initializer, arguments, as: $0, at: place) }
        case ("Dictionary", "uniqueKeysWithValues"), ("Dictionary", "_:uniquingKeysWith"):
            return try dictionary(arguments, own, at: place)
        case ("Dictionary", "grouping:by"):
            guard let first, case .function(let key)? = arguments[1] else { return nil }
            var result = OrderedPairs()
            for value in try elements(first, own.first ?? .any) { result.append(value, to: try key.call([value])) }
            return .dictionary(result)
        case ("Result", "catching"): return try caught(first, nominal)
        case (_, ""):
            guard let kind = runner.interfaces.nominal("OptionSet"), runner.types.conforms(type, to: kind) else {
                return nil
            }
            return nominal.code == nil
                ? try optionSet(of: [], type, nominal, at: place) : try optionSet(0, type, at: place)
        default: return nil
        }
    }

    /// Returns the option set that contains all of some; nil for sets of other elements.
    private func optionSet(of sets: [Value], _ type: Type, _ nominal: Nominal, at place: Location) throws -> Value? {
        if nominal.code != nil { return try union(sets, type, at: place) }
        let natives = sets.compactMap { if case .native(let native) = $0 { native.base } else { nil } }
        return table.types[nominal.name]?.bridge.joinLiteral.map { table.value(from: $0(natives), declared: nil) }
    }

    /// Returns a range of integers as a closed one, or the other way round.
    private func converted(_ range: Value, isClosed: Bool) -> Value? {
        guard case .range(var result) = range, case .int(let upper)? = result.upper, result.isClosed != isClosed else {
            return range
        }
        let (end, isOver) = isClosed ? upper.subtractingReportingOverflow(1) : upper.addingReportingOverflow(1)
        guard !isOver else { return nil }
        result.upper = .int(end)
        result.isClosed = isClosed
        return .range(result)
    }

    func dictionary(_ arguments: [Value?], _ own: [Type], at place: Location) throws -> Value? {
        guard let first = arguments.first ?? nil else { return nil }
        var result = OrderedPairs()
        for case .tuple(let fields) in try elements(first, own.first ?? .any) {
            if let known = result[fields[0].value] {
                guard arguments.count > 1, case .function(let combine)? = arguments[1] else {
                    throw BindingError("Duplicate values for key: '\(fields[0].value.interpolated)'")
                }
                result[fields[0].value] = try combine.call([known, fields[1].value])
            } else {
                result[fields[0].value] = fields[1].value
            }
        }
        return .dictionary(result)
    }

    /// Returns a number of a real type as an optional; nil if it does not fit exactly.
    private func exactNumber(_ value: Value?, isFloat: Bool) -> Value? {
        let result: Double?
        switch value {
        case .int(let number)?: result = isFloat ? Float(exactly: number).map(Double.init) : Double(exactly: number)
        case .double(let number)?: result = isFloat ? Float(exactly: number).map(Double.init) : Double(exactly: number)
        default:
            guard let number = value?.largeInteger else { return nil }
            result = isFloat ? Float(exactly: number).map(Double.init) : Double(exactly: number)
        }
        return result.map { .present(.double($0)) } ?? .nil
    }

    func converted(_ value: Value?, _ name: String, _ initializer: Declaration, at place: Location) throws
        -> Value?
    {
        guard let value else { return nil }
        let isFailable = initializer.modifiers.contains(.failable)
        switch (name, value) {
        case (_, .native):
            guard let number = value.largeInteger else { return nil }
            let result = Value.double(name == "Float" ? Double(Float(number)) : Double(number))
            return isFailable ? .present(result) : result
        case (_, .int(let number)):
            let result = Value.double(name == "Float" ? Double(Float(number)) : Double(number))
            return isFailable ? .present(result) : result
        case ("Float", .double(let number)):
            return isFailable ? .present(.double(Double(Float(number)))) : .double(Double(Float(number)))
        case (_, .double): return isFailable ? .present(value) : value
        default: return nil
        }
    }
}

/// The members of option sets that source declares, and of results.
extension Library {
    /// Returns the raw value of an option set as bits.
    func rawBits(_ value: Value) -> Int {
        guard case .instance(let instance) = value, case .int(let bits)? = instance.fields.first else { return 0 }
        return bits
    }

    func optionMethod(
        _ method: Declaration,
        _ receiver: inout Value,
        _ type: Type,
        _ arguments: [Value?],
        at place: Location
    ) throws -> Value? {
        guard let owner = method.owner?.name, owner == "OptionSet" || owner == "SetAlgebra", case .instance = receiver,
            let other = arguments.first ?? nil
        else { return nil }
        let (own, bits) = (rawBits(receiver), rawBits(other))
        func made(_ bits: Int) throws -> Value { try optionSet(bits, type, at: place) }
        switch method.name {
        case "contains": return .bool(own & bits == bits)
        case "union": return try made(own | bits)
        case "intersection": return try made(own & bits)
        case "symmetricDifference": return try made(own ^ bits)
        case "subtracting": return try made(own & ~bits)
        case "isSubset": return .bool(own & bits == own)
        case "isSuperset": return .bool(own & bits == bits)
        case "isStrictSubset": return .bool(own & bits == own && own != bits)
        case "isStrictSuperset": return .bool(own & bits == bits && own != bits)
        case "isDisjoint": return .bool(own & bits == 0)
        case "formUnion": receiver = try made(own | bits)
        case "formIntersection": receiver = try made(own & bits)
        case "formSymmetricDifference": receiver = try made(own ^ bits)
        case "subtract": receiver = try made(own & ~bits)
        case "insert":
            let isNew = own & bits != bits
            let member = isNew ? other : try made(own & bits)
            receiver = try made(own | bits)
            return .tuple([.init(label: "inserted", .bool(isNew)), .init(label: "memberAfterInsert", member)])
        case "remove":
            let removed = own & bits
            receiver = try made(own & ~bits)
            return removed == 0 ? .nil : .present(try made(removed))
        default: return nil
        }
        return .void
    }

    /// Returns the result of a function that may throw.
    func caught(_ body: Value?, _ nominal: Nominal) throws -> Value? {
        guard case .function(let function)? = body else { return nil }
        do {
            return try enumCase("success", nominal, [try function.call()])
        } catch let error as ThrownValue {
            return try enumCase("failure", nominal, [error.value])
        }
    }

    private func enumCase(_ name: String, _ nominal: Nominal, _ values: [Value]) throws -> Value? {
        try nominal.members[name].first.map { try enumCase($0, nominal.selfType, values) }
    }
}
