extension Evaluator {
    func invoke(
        _ candidate: Candidate,
        root: inout Value,
        _ values: [Value],
        origin: Int,
        _ scope: Scope
    ) throws -> Value {
        var values = values
        return try invoke(candidate, root: &root, &values, origin: origin, scope)
    }

    /// Calls a candidate with complete arguments.
    func invoke(
        _ candidate: Candidate,
        root: inout Value,
        _ values: inout [Value],
        origin: Int,
        _ scope: Scope
    ) throws -> Value {
        let place = SourceOrigin(fileName: scope.frame.source.fileName, offset: origin)
        switch candidate {
        case .native(let callable):
            return try invokeNative(callable, root: &root, values, place, scope)
        case .declared(let bound, let selfType):
            if let selfType {
                return try invoke(bound, selfCell: Cell(.type(selfType), isLet: true), &values, at: origin, scope)
            }
            guard bound.typeName != nil else {
                return try invoke(bound, selfCell: bound.scope.frame.selfCell, &values, at: origin, scope)
            }
            let cell = Cell(root, isLet: !bound.code.isMutating)
            guard bound.code.isMutating else { return try invoke(bound, selfCell: cell, &values, at: origin, scope) }
            root = .void
            defer { root = cell.value }
            return try invoke(bound, selfCell: cell, &values, at: origin, scope)
        case .initializer(let bound, let type): return try initialize(bound, type, &values, place, scope)
        case .memberwise(let type): return try memberwise(type, values, place, scope)
        case .inherited(let callable, let type): return try makeInherited(callable, type, values, place, scope)
        case .enumCase(let type, let element):
            return .instance(Instance(type: type, caseName: element.name, fields: values, origin: place))
        case .rawValue(let type):
            for name in type.caseOrder {
                guard let wanted = values.first else { break }
                if try rawValue(ofCase: name, in: type, at: origin, scope).isEqual(to: wanted) == true {
                    return .present(.instance(Instance(type: type, caseName: name, fields: [])))
                }
            }
            return .nil
        }
    }

    private func invokeNative(
        _ callable: NativeCallable,
        root: inout Value,
        _ values: [Value],
        _ origin: SourceOrigin,
        _ scope: Scope
    ) throws -> Value {
        try countSteps(forReading: root, by: callable.signature.name, at: origin.offset, scope)
        do {
            var base: Any = ()
            if let owner = callable.owner, callable.isMethod {
                base = callable.takesValue ? root : try nativeRoot(root, for: owner)
            }
            let arguments = Arguments(
                signature: callable.signature,
                values: values,
                runtime: self,
                origin: origin
            )
            let result: Any
            if callable.isMutating {
                let kind = NativeKind(root)
                // The value changes in place if no other reference holds it.
                root = .void
                defer { root = kind.value(of: base, table) }
                result = try callable.body(&base, arguments)
                if let value = base as? Value { try checkCount(of: value, at: origin.offset, scope) }
            } else {
                result = try callable.body(&base, arguments)
            }
            try checkTrap()
            let value = table.value(from: result, declared: callable.signature.result, origin: origin)
            noteNative(value)
            try checkCount(of: value, at: origin.offset, scope)
            try countSteps(forCreating: value, at: origin.offset, scope)
            return value
        } catch { throw located(error, at: origin.offset, scope) }
    }

    /// Runs a declared function; writes the new values of `inout` parameters back into `values`.
    func invoke(
        _ bound: BoundCode,
        selfCell: Cell?,
        _ values: inout [Value],
        at offset: Int,
        _ scope: Scope
    ) throws -> Value {
        try step(offset, scope)
        let code = bound.code
        return try traced(code.signature.labelledName, bound.typeName, at: offset, scope) {
            let frame = Frame(
                source: code.source,
                selfCell: selfCell,
                typeName: bound.typeName,
                result: code.signature.result
            )
            if code.signature.generics != nil { frame.generics = (takeGenerics(), code.signature, values) }
            let inner = Scope(parent: bound.scope, frame: frame)
            define(code.signature.parameters, values, in: inner)
            do {
                let result = try runBody(code.body, inner, builder: code.traits.builder, at: code.offset)
                writeBack(code.signature.parameters, &values, from: inner)
                return result
            } catch let error as ThrownValue where !code.traits.isThrowing {
                throw unhandled(error, in: code)
            }
        }
    }

    /// Defines the parameters with their values.
    private func define(_ parameters: [Signature.Parameter], _ values: [Value], in scope: Scope) {
        for (index, parameter) in parameters.enumerated() where index < values.count {
            var value = values[index]
            // The children of a builder argument were collected at the call; inside, the parameter is still a function.
            if parameter.isBuilder, parameter.type.function != nil { value = called(value, parameter) }
            scope.define(
                parameter.name,
                Cell(value, isLet: !parameter.isInout, type: parameter.isInout ? parameter.type : nil)
            )
        }
    }

    private func writeBack(_ parameters: [Signature.Parameter], _ values: inout [Value], from scope: Scope) {
        for (index, parameter) in parameters.enumerated() where parameter.isInout {
            if let cell = scope.variable(parameter.name) { values[index] = cell.value }
        }
    }

    /// Returns the children of a builder argument as the function that the parameter declares.
    func called(_ value: Value, _ parameter: Signature.Parameter) -> Value {
        if case .function = value { return value }
        return constantFunction(value, parameter)
    }

    private func constantFunction(_ value: Value, _ parameter: Signature.Parameter) -> Value {
        .function(
            FunctionValue(name: parameter.name, parameterCount: 0, type: parameter.type, runtime: self) { _ in value }
        )
    }

    // MARK: - Defaults

    /// Returns the default value of an omitted argument.
    func defaultValue(of candidate: Candidate, at index: Int, _ offset: Int, _ scope: Scope) throws -> Value {
        switch candidate {
        case .native(let callable), .inherited(let callable, _):
            return try defaultValue(of: callable, at: index, offset, scope)
        case .declared(let bound, _), .initializer(let bound, _):
            guard let node = bound.code.defaults[index] else { return .array([]) }
            let parameter = bound.code.signature.parameters[index]
            let frame = Frame(source: bound.code.source, selfCell: bound.scope.frame.selfCell, typeName: bound.typeName)
            let inner = Scope(parent: bound.scope, frame: frame)
            if parameter.isBuilder { return try builderArgument(node, parameter.type, inner) }
            return try evaluate(node, as: parameter.type, inner)
        case .memberwise(let type):
            let value = try initialValue(of: type.memberwise[index])
            if case .void = value { return .nil }
            return value
        case .enumCase(let type, let element):
            guard index < element.defaults.count, let node = element.defaults[index] else { return .nil }
            return try evaluate(node, as: element.parameters[index].type, type.scope)
        case .rawValue: return .nil
        }
    }

    private func defaultValue(
        of callable: NativeCallable,
        at index: Int,
        _ offset: Int,
        _ scope: Scope
    ) throws -> Value {
        if let value = callable.defaults[index] { return value }
        let parameter = callable.signature.parameters[index]
        guard let text = parameter.defaultValue else { return .array([]) }
        // An empty closure is not passed: the implementation checks for a closure.
        if text.hasPrefix("{") { return parameter.isBuilder ? .array([]) : .nil }
        if text == "nil" { return .nil }
        let source = SourceBuffer(text, fileName: "default of \(callable.signature.labelledName)")
        let inner = Scope(parent: globals, frame: Frame(source: source))
        let node = try SourceReader(source: source, limits: limits).expression()
        let value = try evaluate(node, as: parameter.type, inner)
        callable.defaults[index] = Self.belongsToSession(value) ? nil : value
        return value
    }

    private static func belongsToSession(_ value: Value) -> Bool {
        switch value {
        case .function, .instance: true
        default: false
        }
    }
}

/// The type and tag of a native value that is moved out of its place to be mutated.
private struct NativeKind {
    private let type: NativeType?
    private let origin: SourceOrigin?

    init(_ root: Value) {
        if case .native(let native) = root {
            (type, origin) = (native.type, native.origin)
        } else {
            (type, origin) = (nil, nil)
        }
    }

    func value(of base: Any, _ table: BindingTable) -> Value {
        if let value = base as? Value { return value }
        guard let type else { return table.value(from: base, declared: nil) }
        return .native(NativeValue(base, type: type, origin: origin))
    }
}
