/// The functions and operators of the standard library that depend on types, or that no table has.
extension Library {
    func staticIntrinsic(
        _ function: Declaration,
        _ type: Type,
        _ arguments: inout [Value?],
        _ own: [Type],
        at place: Location
    ) throws -> Value? {
        if function.isOperator { return try operate(function, type, &arguments, own, at: place) }
        if function.owner?.name == "FloatingPoint", arguments.count == 2, let a = (arguments[0] ?? .void).number,
            let b = (arguments[1] ?? .void).number
        {
            return .double(function.name == "minimum" ? Double.minimum(a, b) : Double.maximum(a, b))
        }
        return function.name.hasPrefix("build") ? try built(function, type, arguments, at: place) : nil
    }

    /// Returns an integer as one of another type.
    private func cast<Number: FixedWidthInteger>(_ value: Value, as type: Number.Type, at place: Location) throws
        -> Value
    {
        guard let number = value.integer(as: type) else {
            throw runner.failure("Not enough bits to represent the passed value", at: place.offset, place.source)
        }
        return self.value(of: number)
    }

    func freeIntrinsic(_ function: Declaration, _ arguments: inout [Value?], _ own: [Type], at place: Location) throws
        -> Value?
    {
        if function.isOperator { return try operate(function, .error, &arguments, own, at: place) }
        switch function.labelledName {
        case "print(_:separator:terminator:)", "debugPrint(_:separator:terminator:)":
            try printed(arguments, isDebug: function.name == "debugPrint")
            return .void
        case "dump(_:name:indent:maxDepth:maxItems:)": return try dumped(arguments, own.first ?? .any)
        case "swap(_:_:)":
            arguments.swapAt(0, 1)
            return .void
        case "isKnownUniquelyReferenced(_:)":
            guard var value = arguments[0] else { return nil }
            arguments[0] = nil
            defer { arguments[0] = value }
            return .bool(value.isUniqueReference())
        case "min(_:_:)", "max(_:_:)", "min(_:_:_:_:)", "max(_:_:_:_:)":
            return try extreme(function.name, arguments, own.first ?? .any, at: place)
        case "abs(_:)":
            switch arguments.first ?? nil {
            case .int(let value)?:
                if value == .min {
                    throw runner.failure(
                        "arithmetic operation '0 - \(value)' (on type 'Int') results in an overflow",
                        at: place.offset,
                        place.source
                    )
                }
                return .int(abs(value))
            case .double(let value)?: return .double(abs(value))
            case let value?: return decimal("abs", value)
            default: return nil
            }
        case "pow(_:_:)": return power(arguments)
        case "numericCast(_:)":
            guard let value = arguments.first ?? nil, let integers = own.last?.integers else { return nil }
            return try cast(value, as: integers, at: place)
        case "withExtendedLifetime(_:_:)":
            guard case .function(let body)? = arguments[1] else { return nil }
            return try body.call(body.parameterCount == 0 ? [] : [arguments[0] ?? .void])
        case "sequence(first:next:)", "sequence(state:next:)": return unfolded(function, arguments)
        case "zip(_:_:)": return zipped(arguments, own, at: place)
        case "stride(from:to:by:)", "stride(from:through:by:)":
            return try strided(function, arguments, own.first ?? .any, at: place)
        case "type(of:)":
            let value = arguments.first.flatMap { $0 } ?? .void
            return runner.types.ownMetatype(of: value, own.first ?? .any)
        case "assert(_:_:file:line:)", "precondition(_:_:file:line:)", "assertionFailure(_:file:line:)",
            "preconditionFailure(_:file:line:)", "fatalError(_:file:line:)":
            return try ended(function.name, arguments, at: place)
        default: return nil
        }
    }

    func printed(_ arguments: [Value?], isDebug: Bool) throws {
        guard case .array(let items)? = arguments.first ?? nil else { return }
        func text(_ index: Int, _ preset: String) -> String {
            if index < arguments.count, case .string(let text)? = arguments[index] { return text }
            return preset
        }
        let printer = runner.printer
        let parts = try items.map { item in
            isDebug ? printer.text(item, .any, isDebug: true) : try printer.checked(item, .any)
        }
        runner.print(parts.joined(separator: text(1, " ")) + text(2, "\n"))
    }

    func extreme(_ name: String, _ arguments: [Value?], _ type: Type, at place: Location) throws -> Value {
        var all = arguments.prefix(3).compactMap { $0 }
        if arguments.count == 4, case .array(let rest)? = arguments[3] { all += rest }
        guard var result = all.first else { return .void }
        for value in all.dropFirst() {
            let isBetter =
                name == "min"
                ? try runner.isLess(value, result, type, at: place)
                : try runner.isAtLeast(value, result, type, at: place)
            if isBetter { result = value }
        }
        return result
    }

    private func zipped(_ arguments: [Value?], _ own: [Type], at place: Location) -> Value {
        let (first, second) = (arguments[0] ?? .void, arguments[1] ?? .void)
        let library = self
        let types = own.count == 2 ? own : [.any, .any]
        let result = lazy {
            let left = try library.iterate(first, types[0], at: place)
            let right = try library.iterate(second, types[1], at: place)
            return {
                guard let one = try left(), let other = try right() else { return nil }
                return .tuple([.init(one), .init(other)])
            }
        }
        result.lazyValue?.zipped = [first, second]
        return result
    }

    private func unfolded(_ function: Declaration, _ arguments: [Value?]) -> Value? {
        guard case .function(let next)? = arguments[1], let start = arguments[0] else { return nil }
        if function.parameters[0].label == "state" {
            return lazy {
                var state = [start]
                return {
                    if case .present(let value) = try next.body(&state) { return value }
                    return nil
                }
            }
        }
        return lazy {
            var current: Value? = start
            var isFirst = true
            return {
                if isFirst {
                    isFirst = false
                    return current
                }
                guard let last = current else { return nil }
                if case .present(let value) = try next.call([last]) { current = value } else { current = nil }
                return current
            }
        }
    }

    func ended(_ name: String, _ arguments: [Value?], at place: Location) throws -> Value {
        func value(_ index: Int) throws -> Value {
            guard index < arguments.count, let value = arguments[index] else { return .string("") }
            if case .function(let function) = value { return try function.call() }
            return value
        }
        let isCondition = name == "assert" || name == "precondition"
        if isCondition, case .bool(true) = try value(0) { return .void }
        var message = ""
        if case .string(let text) = try value(isCondition ? 1 : 0) { message = text }
        let words = ["assert": "assertion failed", "assertionFailure": "assertion failed", "fatalError": "fatal error"]
        let start = words[name] ?? "precondition failed"
        throw runner.failure(
            .sentence(message.isEmpty ? start : "\(start): \(message)"),
            at: place.offset,
            place.source
        )
    }
}

extension Value {
    /// Returns true if no other value refers to the object.
    fileprivate mutating func isUniqueReference() -> Bool {
        if case .instance(var object) = self {
            self = .void
            defer { self = .instance(object) }
            return isKnownUniquelyReferenced(&object)
        }
        guard case .present(var wrapped) = self else { return false }
        self = .void
        defer { self = .present(wrapped) }
        return wrapped.isUniqueReference()
    }
}

/// The functions of the result builders that no source declares: all make lists of parts.
extension Library {
    func built(_ function: Declaration, _ type: Type, _ arguments: [Value?], at place: Location) throws -> Value? {
        guard let nominal = type.nominal, nominal.code == nil, nominal.modifiers.contains(.resultBuilder) else {
            return nil
        }
        switch function.name {
        case "buildExpression":
            let parts = parts(of: arguments.first.flatMap { $0 } ?? .nil)
            return .array(try children(parts, function, type, at: place))
        case "buildOptional", "buildIf", "buildEither", "buildFinalResult",
            "buildLimitedAvailability":
            return .array(parts(of: arguments.first.flatMap { $0 } ?? .nil))
        case "buildArray", "buildBlock", "buildPartialBlock":
            return .array(arguments.compactMap { $0 }.flatMap { parts(of: $0) }.flatMap { parts(of: $0) })
        default: return nil
        }
    }

    /// Makes the children that a builder collects of other values, if source declares their type: `Child(element)`.
    private func children(_ parts: [Value], _ function: Declaration, _ type: Type, at place: Location) throws -> [Value]
    {
        guard case .nominal(let builder, let arguments) = type.form, let child = arguments.first,
            child.nominal?.code != nil, let parameter = builder.generics.parameters.first,
            function.parameters.first?.type.mentions(parameter) == false
        else { return parts }
        let initializer = runner.lookup.members("init", of: child, isStatic: true).map(\.declaration).first {
            $0.parameters.count == 1 && $0.parameters[0].label == nil && !$0.isRequirement
        }
        guard let initializer else { return parts }
        return try parts.map { part in
            var values: [Value?] = [part]
            return try runner.construct(initializer, child, &values, [], at: place)
        }
    }

    private func parts(of value: Value) -> [Value] {
        switch value {
        case .array(let values): values
        case .nil, .void: []
        case .present(let inner): parts(of: inner)
        default: [value]
        }
    }
}
