/// The calls of registered functions.
extension Library {
    // MARK: - Finding code

    /// Returns the registered code of a declaration for a value.
    func callables(_ declaration: Declaration, for value: Value?) -> [NativeCallable] {
        code.callables(declaration, for: value, table) { foundCallables(declaration, for: value) }
    }

    private func foundCallables(_ declaration: Declaration, for value: Value?) -> [NativeCallable] {
        var result: [NativeCallable] = []
        func add(_ type: NativeType?) {
            guard let type else { return }
            switch declaration.kind {
            case .initializer: result += type.members.initializers
            default:
                result +=
                    declaration.isStatic
                    ? type.members.staticMethods[declaration.name] ?? [] : type.members.methods[declaration.name] ?? []
            }
        }
        if case .native(let native)? = value { for type in table.lineage(of: native.type) { add(type) } }
        if let owner = declaration.owner {
            if let type = table.types[owner.name] { for type in table.lineage(of: type) { add(type) } }
            add(table.builtIns[BuiltInTypes.canonical(owner.name)])
        } else {
            result += (table.functions[declaration.name] ?? []) + (table.builtInFunctions[declaration.name] ?? [])
        }
        if let value {
            for name in BuiltInTypes.names(for: value) { add(table.builtIns[name]) }
            if value.slice != nil { add(table.builtIns["ArraySlice"]) }
        }
        var seen: Set<ObjectIdentifier> = []
        return result.filter {
            seen.insert(ObjectIdentifier($0)).inserted && foundPlaces($0, declaration) != nil
        }
    }

    /// Returns true if registered code has the labels of a declaration, apart from those that a call may omit.
    func fits(_ callable: NativeCallable, _ declaration: Declaration) -> Bool {
        places(callable, declaration) != nil
    }

    /// Returns the place of each parameter of a declaration in registered code; nil if they do not fit.
    func places(_ callable: NativeCallable, _ declaration: Declaration) -> [Int?]? {
        code.places(callable, declaration) { foundPlaces(callable, declaration) }
    }

    private func foundPlaces(_ callable: NativeCallable, _ declaration: Declaration) -> [Int?]? {
        var next = 0
        var result: [Int?] = []
        let parameters = callable.signature.parameters
        for parameter in declaration.parameters {
            let label = declaration.isOperator ? nil : parameter.label
            let place = (next..<max(next, parameters.count)).first {
                (declaration.isOperator ? nil : parameters[$0].label) == label
            }
            if let place, parameters[next..<place].allSatisfy(\.isOptional) {
                result.append(place)
                next = place + 1
            } else if parameter.hasDefault || parameter.isVariadic {
                result.append(nil)
            } else {
                return nil
            }
        }
        return parameters.dropFirst(next).allSatisfy(\.isOptional) ? result : nil
    }

    func choose(_ all: [NativeCallable], _ declaration: Declaration, _ arguments: [Value?]) -> NativeCallable? {
        guard all.count > 1 else { return all.first }
        let labelled = all.filter {
            $0.signature.labelledName == declaration.labelledName && isComplete($0, declaration, arguments)
        }
        if !labelled.isEmpty, labelled.count < all.count { return choose(labelled, declaration, arguments) }
        let fitting = all.filter { callable in
            guard let places = places(callable, declaration) else { return false }
            return zip(places, arguments).allSatisfy { place, value in
                guard let place, let value else { return true }
                return accepts(callable.signature.parameters[place].type, runner.types.opened(value))
            }
        }
        // The declaration tells overloads with the same labels apart.
        let exact = fitting.first { callable in
            zip(callable.signature.parameters, declaration.parameters).allSatisfy {
                $0.type.description == $1.type.description
            }
        }
        return exact ?? fitting.first ?? all.first
    }

    /// Returns true if each argument that is omitted has a default value.
    private func isComplete(_ callable: NativeCallable, _ declaration: Declaration, _ arguments: [Value?]) -> Bool {
        guard let places = places(callable, declaration) else { return false }
        return zip(places, arguments).allSatisfy { place, value in
            value != nil || place.map { callable.signature.parameters[$0].isOptional } ?? true
        }
    }

    func accepts(_ type: WrittenType, _ value: Value) -> Bool {
        switch (type, value) {
        case (.optional, .nil), (.optional, .present): true
        case (.optional(let wrapped), _): accepts(wrapped, value)
        case (.function, .function): true
        case (.function, _), (_, .function): type == .anything || type.name == "T"
        case (.array, .array), (.dictionary, .dictionary), (.tuple, .tuple): true
        case (.array, _), (.dictionary, _): false
        case (.named, _): type.parts.isEmpty ? table.accepts(typeNamed: type.name ?? "", value) : true
        default: true
        }
    }

    // MARK: - Calling

    func call(
        _ method: Declaration,
        on receiver: inout Value,
        _ selfType: Type,
        _ arguments: inout [Value?],
        _ own: [Type],
        at place: Location
    ) throws -> Value {
        if case .erased(let erased) = receiver, erased.adoption == nil {
            return try runner.types.openingValue(&receiver) {
                try call(method, on: &$0, erased.type, &arguments, own, at: place)
            }
        }
        try runner.budget.countRead(receiver, by: method.name)
        if let result = try intrinsic(method, on: &receiver, selfType, &arguments, own, at: place) { return result }
        if var adopted = runner.types.adopted(receiver, selfType, by: method) {
            guard let callable = choose(callables(method, for: nil), method, arguments) else { throw absent(method) }
            return typed(try invoke(callable, method, &adopted, arguments, at: place), method)
        }
        let type = receiver.erasedType
        var value = runner.types.opened(receiver)
        receiver = .void
        defer { receiver = type.map { runner.types.erased(value, $0) } ?? value }
        if case .instance(let instance) = value, let object = instance.object {
            return try call(method, ofObject: object, value, arguments, at: place)
        }
        let all = callables(method, for: value)
        guard let callable = choose(all, method, arguments) else { throw absent(method) }
        return typed(try invoke(callable, method, &value, arguments, at: place), method)
    }

    /// Calls a method of the native object behind an instance.
    func call(
        _ method: Declaration,
        ofObject object: any InterpretedObject,
        _ value: Value,
        _ arguments: [Value?],
        at place: Location
    ) throws -> Value {
        guard let callable = choose(callables(method, for: nil), method, arguments) else { throw absent(method) }
        var value = value
        return try invoke(callable.asInherited, method, &value, arguments, at: place)
    }

    func callStatic(
        _ function: Declaration,
        _ type: Type,
        _ arguments: inout [Value?],
        _ own: [Type],
        at place: Location
    ) throws -> Value {
        if let result = try staticIntrinsic(function, type, &arguments, own, at: place) { return result }
        var all = callables(function, for: nil)
        if all.isEmpty, let native = registered(type) {
            all = table.lineage(of: native).flatMap { $0.members.staticMethods[function.name] ?? [] }.filter {
                fits($0, function)
            }
        }
        guard var callable = choose(all, function, arguments) else { throw absent(function) }
        if let nominal = type.nominal, nominal.code != nil {
            callable = callable.called(on: runner.types.layout(of: nominal).declared)
        }
        var none = Value.void
        return try invoke(callable, function, &none, arguments, at: place)
    }

    /// Returns a slice as an array where the declaration says so.
    func typed(_ value: Value, _ declaration: Declaration) -> Value {
        guard declaration.result.nominal?.name == "Array", let slice = value.slice else { return value }
        return .array(Array(slice))
    }

    /// Returns the registered type that a type is, or inherits from.
    private func registered(_ type: Type) -> NativeType? {
        guard let nominal = type.nominal else { return nil }
        return nominal.code == nil
            ? nativeType(nominal) ?? table.builtIns[BuiltInTypes.canonical(nominal.name)]
            : runner.types.layout(of: nominal).native
    }

    /// Makes a registered enum's case with associated values.
    func callCase(_ declaration: Declaration, _ all: [NativeCallable], _ values: [Value?], at place: Location) throws
        -> Value
    {
        guard let callable = choose(all.filter { fits($0, declaration) }, declaration, values) else {
            throw absent(declaration)
        }
        var none = Value.void
        return try invoke(callable, declaration, &none, values, at: place)
    }

    func callFree(_ function: Declaration, _ arguments: inout [Value?], _ own: [Type], at place: Location) throws
        -> Value
    {
        if let result = try freeIntrinsic(function, &arguments, own, at: place) { return result }
        guard let callable = choose(callables(function, for: nil), function, arguments) else { throw absent(function) }
        var none = Value.void
        return try invoke(callable, function, &none, arguments, at: place)
    }

    func construct(
        _ initializer: Declaration,
        _ type: Type,
        _ arguments: inout [Value?],
        _ own: [Type],
        at place: Location
    ) throws -> Value {
        if !isRegisteredAlone(initializer, type),
            let result = try initializerIntrinsic(initializer, type, &arguments, own, at: place)
        {
            return result
        }
        var all = callables(initializer, for: nil)
        if all.isEmpty, let nominal = type.nominal {
            let native = nativeType(nominal) ?? table.builtIns[BuiltInTypes.canonical(nominal.name)]
            all = (native?.members.initializers ?? []).filter { fits($0, initializer) }
        }
        guard let callable = choose(all, initializer, arguments) else { throw absent(initializer) }
        var none = Value.void
        return try invoke(callable, initializer, &none, arguments, type.typeArguments, at: place)
    }

    func invoke(
        _ callable: NativeCallable,
        _ declaration: Declaration,
        _ receiver: inout Value,
        _ given: [Value?],
        _ typeArguments: [String] = [],
        at place: Location
    ) throws -> Value {
        let parameters = callable.signature.parameters
        var values: [Value?] = Array(repeating: nil, count: parameters.count)
        if let places = places(callable, declaration) {
            for (index, target) in places.enumerated() where index < given.count {
                if let target {
                    values[target] = given[index]
                } else if given[index] != nil {
                    try checkIgnored(declaration.parameters[index], of: declaration)
                }
            }
        }
        var collected: (parameter: Int, parts: CollectedParts.Kept)?
        let complete = try values.enumerated().map { index, value in
            guard let value else { return try defaultValue(callable, index, declaration) }
            let passed = try passed(value, parameters[index])
            if parameters[index].isBuilder, case .function(let body) = value, let parts = body.collected?() {
                collected = (index, parts)
            }
            return passed
        }
        var call = self.arguments(callable, complete, place)
        call.collected = collected
        call.typeArguments = typeArguments
        return try run(callable, &receiver, call, at: place)
    }

    func arguments(_ callable: NativeCallable, _ values: [Value], _ place: Location) -> Arguments {
        let origin = SourceOrigin(fileName: place.source.fileName, offset: place.offset)
        return Arguments(signature: callable.signature, values: values, runtime: runner, origin: origin)
    }

    func run(_ callable: NativeCallable, _ receiver: inout Value, _ arguments: Arguments, at place: Location)
        throws
        -> Value
    {
        do {
            var base: Any = ()
            if let owner = callable.owner, callable.isMethod {
                base = callable.takesValue ? receiver : try root(receiver, owner)
            }
            let result: Any
            if callable.isMutating {
                // Not the value itself, which would share what is changed.
                let kind = receiver.nativeKind
                receiver = .void
                defer {
                    if let value = base as? Value {
                        receiver = value
                    } else if let kind {
                        receiver = .native(NativeValue(base, type: kind.type, origin: kind.origin))
                    } else {
                        receiver = table.value(from: base, declared: nil)
                    }
                }
                result = try callable.body(&base, arguments)
                if let value = base as? Value { try runner.budget.checkCount(of: value) }
            } else {
                result = try callable.body(&base, arguments)
            }
            try runner.checkTrap()
            let value = table.value(from: result, declared: callable.signature.result, origin: arguments.origin)
            runner.recorder.noteResult(value)
            try runner.budget.countNew(value)
            return value
        } catch { throw runner.located(error, at: place.offset, place.source) }
    }

    /// Returns a value as the Swift value that a method is called on.
    func root(_ value: Value, _ owner: NativeType) throws -> Any {
        if table.builtIns[owner.name] === owner { return value }
        if case .native(let native) = value, !owner.isProtocol {
            if owner.swift.accepts(native.base) { return native.base }
            for type in table.lineage(of: native.type) {
                if let bare = type.bridge.untag?(native.base) { return bare }
            }
        }
        if let base = try table.convert(value, to: owner) { return base }
        if case .native(let native) = value { return native.base }
        throw BindingError("expected a value of type '\(owner.name)'")
    }

    /// Returns a value as registered code expects it.
    func passed(_ value: Value, _ parameter: Signature.Parameter) throws -> Value {
        // A key keeps its type.
        if parameter.type.unwrapped.name == "AnyHashable" { return value }
        let value = opened(value, parameter)
        if let path = value.path { return .keyPath(path.names) }
        if value.collectionSlice != nil { return .array(try elements(value, .any)) }
        switch value {
        case .function(let function):
            if parameter.isBuilder { return try function.call() }
            guard parameter.type.function != nil else { return value }
            return .function(
                FunctionValue(
                    name: function.name,
                    parameterCount: function.parameterCount,
                    type: parameter.type,
                    runtime: runner,
                    body: function.body
                )
            )
        case .present(let inner) where inner.isFunctionOrErased: return .present(try passed(inner, parameter))
        case .array(let values) where values.contains(where: \.isFunctionOrErased):
            return .array(values.map { opened($0, parameter) })
        default: return value
        }
    }

    /// Returns a value of a protocol's type as what it is, unless source makes its type conform to the protocol.
    private func opened(_ value: Value, _ parameter: Signature.Parameter) -> Value {
        guard case .erased(let erased) = value else { return value }
        return erased.adoption != nil && parameter.type != .anything ? value : erased.value
    }

    /// Returns the default value of a parameter of registered code; what an initializer makes (`UUID()`) is not kept.
    func defaultValue(_ callable: NativeCallable, _ index: Int, _ declaration: Declaration) throws -> Value {
        if let known = callable.defaults[index] { return known }
        let parameter = callable.signature.parameters[index]
        guard let text = parameter.defaultValue else { return .array([]) }
        if text.hasPrefix("{") { return parameter.isBuilder ? .array([]) : .nil }
        if text == "nil" { return .nil }
        let place = places(callable, declaration)?.firstIndex(of: index)
        let type = place.map { declaration.parameters[$0].type } ?? .any
        let value = try runner.evaluate(default: text, type.hasParameters ? nil : type, of: callable.signature)
        if text.hasPrefix(".") || !text.hasSuffix("()") { callable.defaults[index] = value }
        return value
    }
}

extension Value {
    fileprivate var isFunctionOrErased: Bool {
        switch self {
        case .function, .erased: true
        case .native: path != nil
        default: false
        }
    }
}

extension Value {
    /// The registered type of a native value, and the call that created it.
    fileprivate var nativeKind: (type: NativeType, origin: SourceOrigin?)? {
        if case .native(let native) = self { (native.type, native.origin) } else { nil }
    }
}

extension Type {
    /// The generic arguments, as written in Swift.
    fileprivate var typeArguments: [String] {
        if case .nominal(_, let arguments) = form { arguments.map(\.description) } else { [] }
    }
}
