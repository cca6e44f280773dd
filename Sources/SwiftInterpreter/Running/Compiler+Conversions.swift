/// The conversions that the checker decided between the type of a value and that of its place.
extension Compiler {
    /// Returns the code that converts a value.
    func convert(_ code: Code, _ type: Type, to target: Type, _ place: ConvertedPlace = .value) -> Code {
        guard let change = conversion(from: type, to: target, place) else { return code }
        if let constant = code.constant, !type.isMember, !target.isMember,
            let changed = try? change(Activation(.init()), constant)
        {
            return Code(constant: changed)
        }
        let run = code.run
        return Code { here in try change(here, try run(here)) }
    }

    typealias Change = (Activation, Value) throws -> Value

    /// The place of a value that is converted, which decides what becomes of an optional where a deeper one is expected.
    enum ConvertedPlace {
        /// `Int?` is a value of `Int??`; of `Any??`, for which the value in it is converted, it stays an optional.
        case value
        /// An element of a collection that is converted as a whole: an optional is a value of the deeper one.
        case element
        /// An argument or the result of a function that is converted as a whole: an optional stays one.
        case passed
        /// A closure that does not name the type of its result, which is converted like a value.
        case closure
    }

    /// Returns the function that converts a value; nil if nothing changes.
    func conversion(from type: Type, to target: Type, _ place: ConvertedPlace = .value) -> Change? {
        if type == target || target.isError || type.isError { return nil }
        if let wrapped = target.wrapped { return toOptional(type, wrapped, place) }
        switch (type.form, target.form) {
        case (_, .existential), (_, .opaque):
            if case .existential = type.form { return nil }
            if case .opaque = type.form { return nil }
            return erasure(type)
        case (.nominal(let own, let from), .nominal(let other, let to)):
            if other.name == "AnyHashable", own !== other { return hashableErasure(type) }
            return elements(own, from, other, to)
        case (.tuple(let from), .tuple(let to)) where from.count == to.count: return fields(from, to, place)
        case (.function(let from), .function(let to)): return function(from, to, place)
        case (.nominal(let own, let arguments), .function(let to)) where own.name.hasSuffix("KeyPath"):
            return keyPathConversion(from: arguments.last ?? .error, to: to)
        default:
            if target.nominal?.name == "AnyHashable" { return hashableErasure(type) }
            return nil
        }
    }

    private func erasure(_ type: Type) -> Change {
        let types = types
        if case .nominal(let nominal, let arguments) = type.form, arguments.isEmpty, nominal.code != nil {
            return { _, value in value }
        }
        let find = concrete(type)
        return { here, value in types.erased(value, find(here)) }
    }

    /// Returns the conversion to `AnyHashable`, which holds the value in an optional.
    private func hashableErasure(_ type: Type) -> Change {
        guard let wrapped = type.wrapped else { return erasure(type) }
        let (whole, part) = (erasure(type), hashableErasure(wrapped))
        return { here, value in
            if case .present(let inner) = value { try part(here, inner) } else { try whole(here, value) }
        }
    }

    private func toOptional(_ type: Type, _ wrapped: Type, _ place: ConvertedPlace) -> Change? {
        if let own = type.wrapped {
            if own == wrapped { return nil }
            if depth(type) <= depth(wrapped), isValue(type, of: wrapped, place) {
                guard let inner = conversion(from: type, to: wrapped, place) else { return { .present($1) } }
                return { .present(try inner($0, $1)) }
            }
            guard let inner = conversion(from: own, to: wrapped, place) else { return nil }
            return { here, value in
                if case .present(let value) = value { return .present(try inner(here, value)) }
                return value
            }
        }
        guard let inner = conversion(from: type, to: wrapped, place) else { return { .present($1) } }
        return { .present(try inner($0, $1)) }
    }

    /// Returns true if an optional becomes a value of a deeper one.
    private func isValue(_ type: Type, of wrapped: Type, _ place: ConvertedPlace) -> Bool {
        switch place {
        case .value, .closure: type.withoutOptionals == wrapped.withoutOptionals
        case .element: true
        case .passed: false
        }
    }

    func depth(_ type: Type) -> Int { type.wrapped.map { depth($0) + 1 } ?? 0 }

    /// Converts the elements of collections: `[Label]` to `[any Element]`.
    private func elements(_ own: Nominal, _ from: [Type], _ other: Nominal, _ to: [Type]) -> Change? {
        guard own === other, from.count == to.count, !from.isEmpty else { return nil }
        switch own.name {
        case "Array", "Set":
            guard let inner = conversion(from: from[0], to: to[0], .element) else { return nil }
            let table = runner.table
            return { here, value in
                if case .array(let values) = value { return .array(try values.map { try inner(here, $0) }) }
                guard case .native(let native) = value, let set = native.base as? ValueSet else { return value }
                return table.setValue(ValueSet(try set.elements.map { try inner(here, $0) }))
            }
        case "Dictionary":
            let key = conversion(from: from[0], to: to[0], .element)
            let element = conversion(from: from[1], to: to[1], .element)
            if key == nil, element == nil { return nil }
            return { here, value in
                guard case .dictionary(let pairs) = value else { return value }
                var result = OrderedPairs()
                for (own, value) in pairs.entries {
                    result[try key?(here, own) ?? own] = try element?(here, value) ?? value
                }
                return .dictionary(result)
            }
        default: return nil
        }
    }

    private func fields(_ from: [Type.Field], _ to: [Type.Field], _ place: ConvertedPlace) -> Change? {
        let changes = zip(from, to).map { conversion(from: $0.type, to: $1.type, place) }
        let labels = to.map(\.label)
        if changes.allSatisfy({ $0 == nil }), from.map(\.label) == labels { return nil }
        return { here, value in
            guard case .tuple(var fields) = value else { return value }
            for (index, change) in changes.enumerated() {
                fields[index].label = labels[index]
                if let change { fields[index].value = try change(here, fields[index].value) }
            }
            return .tuple(fields)
        }
    }

    /// Takes a pair apart for a function of two parameters.
    private func splat(_ from: Type.Function, _ to: Type.Function) -> Change? {
        guard to.parameters.count == 1, from.parameters.count > 1 else { return nil }
        let output = conversion(from: from.result, to: to.result, .passed)
        let runner = runner
        return { here, value in
            guard case .function(let function) = value else { return value }
            return .function(
                FunctionValue(name: function.name, parameterCount: 1, type: function.type, runtime: runner) {
                    arguments in
                    guard case .tuple(let fields)? = arguments.first else { return .void }
                    var values = fields.map(\.value)
                    let result = try function.body(&values)
                    return try output?(here, result) ?? result
                }
            )
        }
    }

    /// Wraps a function whose parameters or result are converted.
    private func function(_ from: Type.Function, _ to: Type.Function, _ place: ConvertedPlace) -> Change? {
        guard from.parameters.count == to.parameters.count else { return splat(from, to) }
        let end: ConvertedPlace = if case .closure = place { .value } else { .passed }
        let inputs = zip(from.parameters, to.parameters).map { conversion(from: $1.type, to: $0.type, .passed) }
        let output = to.result.isVoid ? nil : conversion(from: from.result, to: to.result, end)
        if output == nil, inputs.allSatisfy({ $0 == nil }) { return nil }
        let runner = runner
        return { here, value in
            guard case .function(let function) = value else { return value }
            return .function(
                FunctionValue(
                    name: function.name,
                    parameterCount: function.parameterCount,
                    type: function.type,
                    runtime: runner
                ) { arguments in
                    for (index, change) in inputs.enumerated() where index < arguments.count {
                        if let change { arguments[index] = try change(here, arguments[index]) }
                    }
                    let result = try function.body(&arguments)
                    return try output?(here, result) ?? result
                }
            )
        }
    }
}

extension Compiler {
    /// Converts a key path that leads to a value of a type to a function, whose result may be of a wider type.
    func keyPathConversion(from type: Type, to function: Type.Function) -> Change {
        let (runner, output) = (runner, conversion(from: type, to: function.result, .passed))
        return { here, value in
            guard let path = value.path else { return value }
            return .function(
                FunctionValue(name: "key path", parameterCount: 1, type: nil, runtime: runner) { arguments in
                    let result = try path.read(arguments.first ?? .void)
                    return try output?(here, result) ?? result
                }
            )
        }
    }
}

/// The arguments of a protocol's type that a generic function takes by the types of their values.
///
/// `func show<T: Shape>(_ shape: T)` that is called with an `any Shape` runs with the type of the shape as `T`.
struct OpenedArguments {
    private struct Opened {
        /// The place among the generic parameters.
        var parameter: Int
        /// The place among the values.
        var value: Int
        /// True if the result tells its type only together with that of the value.
        var isKept: Bool
    }

    private var all: [Opened] = []

    /// - Parameter count: the number of values, the receiver included.
    init(_ declaration: Declaration, _ choice: Choice, count: Int) {
        for (index, parameter) in declaration.generics.parameters.enumerated() where index < choice.arguments.count {
            guard case .existential(let bound) = choice.arguments[index].form, !bound.isError,
                declaration.requiresProtocol(of: parameter),
                let place = declaration.parameters.firstIndex(where: { $0.type == Type(.parameter(parameter)) })
            else { continue }
            all.append(
                Opened(
                    parameter: index,
                    value: count - declaration.parameters.count + place,
                    isKept: declaration.result.mentions(parameter)
                )
            )
        }
    }

    /// Returns the types in place of the generic parameters, and opens the values of protocols' types.
    func types(_ own: [Type], _ values: inout [Value?], _ types: RuntimeTypes) -> [Type] {
        guard !all.isEmpty else { return own }
        var result = own
        for opened in all where opened.value < values.count {
            guard let value = values[opened.value] else { continue }
            if case .instance = value {
            } else if opened.isKept {
                continue
            }
            result[opened.parameter] = types.dynamicType(of: value, .any)
            values[opened.value] = types.opened(value)
        }
        return result
    }
}

extension Declaration {
    /// Returns true if a generic parameter is that of a type that conforms to a protocol.
    fileprivate func requiresProtocol(of parameter: GenericParameter) -> Bool {
        generics.requirements.contains { requirement in
            guard requirement.subject == Type(.parameter(parameter)), case .conforms(let bound) = requirement.kind
            else {
                return false
            }
            return !bound.protocols.isEmpty
        }
    }
}

extension Type.Existential {
    /// True for `any Error`, which itself conforms to its protocol.
    fileprivate var isError: Bool { protocols.count == 1 && protocols[0].name == "Error" && superclass == nil }
}
