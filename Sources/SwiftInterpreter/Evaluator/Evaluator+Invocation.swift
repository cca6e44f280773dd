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
            let cell =
                selfType.map { Cell(.type($0), isLet: true) }
                ?? (bound.typeName == nil ? bound.scope.frame.selfCell : Cell(root, isLet: !bound.code.isMutating))
            let result = try invoke(bound, selfCell: cell, &values, at: origin, scope)
            if bound.code.isMutating, selfType == nil, let cell { root = cell.value }
            return result
        case .initializer(let bound, let type): return try initialize(bound, type, &values, place, scope)
        case .memberwise(let type): return try memberwise(type, values, place, scope)
        case .enumCase(let type, let element):
            return .instance(Instance(type: type, caseName: element.name, fields: values, origin: place))
        case .rawValue(let type):
            for name in type.caseOrder {
                guard let wanted = values.first else { break }
                if try rawValue(ofCase: name, in: type, at: origin, scope).isEqual(to: wanted) == true {
                    return .instance(Instance(type: type, caseName: name, fields: []))
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
            let result = try callable.body(&base, arguments)
            if callable.isMutating {
                if case .native(let old) = root {
                    root = .native(NativeValue(base, type: old.type, origin: old.origin))
                } else {
                    root = table.value(from: base, declared: nil)
                }
            }
            let value = table.value(from: result, declared: callable.signature.result, origin: origin)
            if case .array(let items) = value { try checkCount(items.count, at: origin.offset, scope) }
            if case .string(let text) = value { try checkCount(text.utf8.count, at: origin.offset, scope) }
            return value
        } catch { throw located(error, at: origin.offset, scope) }
    }

    /// Runs a declared function; inout parameters are written back into the values.
    func invoke(
        _ bound: BoundCode,
        selfCell: Cell?,
        _ values: inout [Value],
        at offset: Int,
        _ scope: Scope
    ) throws -> Value {
        try step(offset, scope)
        return try deeper(offset, scope) {
            let code = bound.code
            let frame = Frame(
                source: code.source,
                selfCell: selfCell,
                typeName: bound.typeName,
                result: code.signature.result
            )
            let inner = Scope(parent: bound.scope, frame: frame)
            for (parameter, value) in zip(code.signature.parameters, values) {
                var value = value
                // A builder closure's children were gathered at the call; inside, it is still called like a function.
                if parameter.isBuilder, parameter.type.function != nil { value = constantFunction(value, parameter) }
                inner.define(
                    parameter.name,
                    Cell(value, isLet: !parameter.isInout, type: parameter.isInout ? parameter.type : nil)
                )
            }
            let result = try runBody(code.body, inner, isBuilder: code.isBuilder, at: code.offset)
            for (index, parameter) in code.signature.parameters.enumerated() where parameter.isInout {
                if let cell = inner.variable(parameter.name) { values[index] = cell.value }
            }
            return result
        }
    }

    private func constantFunction(_ value: Value, _ parameter: Signature.Parameter) -> Value {
        .function(
            FunctionValue(name: parameter.name, parameterCount: 0, type: parameter.type, runtime: self) { _ in value }
        )
    }

    // MARK: - Initializers

    private func initialize(
        _ bound: BoundCode,
        _ type: TypeValue,
        _ values: inout [Value],
        _ origin: SourceOrigin,
        _ scope: Scope
    ) throws -> Value {
        guard case .declared(let declared) = type, declared.kind == .structure else {
            return try initializeByDelegation(bound, type, &values, origin, scope)
        }
        try step(origin.offset, scope)
        return try deeper(origin.offset, scope) {
            var fields: [Value] = []
            for property in declared.stored { fields.append(try initialValue(of: property, declared)) }
            let cell = Cell(.instance(Instance(type: declared, fields: fields, origin: origin)), isLet: false)
            let failed = try runInitializer(bound, cell, declared.name, &values, scope)
            if failed { return .nil }
            guard case .instance(let instance) = cell.value else { return cell.value }
            for (property, value) in zip(declared.stored, instance.fields) {
                if case .void = value {
                    throw failure(
                        "the initializer leaves '\(property.name)' without a value",
                        at: bound.code.offset,
                        Scope(parent: nil, frame: Frame(source: bound.code.source))
                    )
                }
            }
            return .instance(
                Instance(type: declared, caseName: instance.caseName, fields: instance.fields, origin: origin)
            )
        }
    }

    /// The value a stored property has before an initializer runs; `void` stands for none.
    private func initialValue(of property: DeclaredType.StoredProperty, _ type: DeclaredType) throws -> Value {
        guard let node = property.value else {
            return property.type?.isOptional == true && !property.isLet ? .nil : .void
        }
        let value = try evaluate(node, property.type, type.scope)
        return try property.type.map { try coerce(value, to: $0, at: node.offset, type.scope) } ?? value
    }

    /// An initializer in an enum or in an extension of a native type gets its value by `self = …` or `self.init(…)`.
    private func initializeByDelegation(
        _ bound: BoundCode,
        _ type: TypeValue,
        _ values: inout [Value],
        _ origin: SourceOrigin,
        _ scope: Scope
    ) throws -> Value {
        let cell = Cell(.type(type), isLet: false)
        if try runInitializer(bound, cell, type.name, &values, scope) { return .nil }
        if case .type = cell.value {
            throw failure("the initializer gives 'self' no value", at: origin.offset, scope)
        }
        return cell.value
    }

    /// Runs the body of an initializer; true if it returned nil.
    private func runInitializer(
        _ bound: BoundCode,
        _ cell: Cell,
        _ typeName: String,
        _ values: inout [Value],
        _ scope: Scope
    ) throws -> Bool {
        let frame = Frame(source: bound.code.source, selfCell: cell, typeName: typeName, result: nil)
        frame.isInitializer = true
        let inner = Scope(parent: bound.scope, frame: frame)
        for (parameter, value) in zip(bound.code.signature.parameters, values) {
            let isCalled = parameter.isBuilder && parameter.type.function != nil
            inner.define(parameter.name, Cell(isCalled ? constantFunction(value, parameter) : value, isLet: true))
        }
        if case .returned(.nil) = try execute(bound.code.body, inner) { return bound.code.isFailable }
        return false
    }

    private func memberwise(
        _ type: DeclaredType,
        _ values: [Value],
        _ origin: SourceOrigin,
        _ scope: Scope
    ) throws -> Value {
        var fields: [Value] = []
        var next = 0
        for property in type.stored {
            if property.isLet, property.value != nil {
                fields.append(try initialValue(of: property, type))
                continue
            }
            var value = values[next]
            if property.isBuilder, property.type?.function != nil {
                value = constantFunction(value, .init(label: nil, name: property.name, type: property.type ?? .any))
            }
            fields.append(value)
            next += 1
        }
        return .instance(Instance(type: type, fields: fields, origin: origin))
    }

    // MARK: - Defaults

    /// The value of an argument that a call leaves out.
    func defaultValue(of candidate: Candidate, at index: Int, _ offset: Int, _ scope: Scope) throws -> Value {
        switch candidate {
        case .native(let callable): return try defaultValue(of: callable, at: index, offset, scope)
        case .declared(let bound, _), .initializer(let bound, _):
            guard let node = bound.code.defaults[index] else { return .array([]) }
            let parameter = bound.code.signature.parameters[index]
            let frame = Frame(source: bound.code.source, selfCell: bound.scope.frame.selfCell, typeName: bound.typeName)
            let inner = Scope(parent: bound.scope, frame: frame)
            if parameter.isBuilder { return try builderArgument(node, parameter.type, inner) }
            return try evaluate(node, as: parameter.type, inner)
        case .memberwise(let type):
            let properties = type.stored.filter { !($0.isLet && $0.value != nil) }
            let value = try initialValue(of: properties[index], type)
            if case .void = value { return .nil }
            return value
        case .enumCase, .rawValue: return .nil
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
        // Closures that do nothing stay away: the implementation asks whether there is one.
        if text.hasPrefix("{") { return parameter.isBuilder ? .array([]) : .nil }
        if text == "nil" { return .nil }
        let source = SourceText(text, fileName: "default of \(callable.signature.labelledName)")
        let inner = Scope(parent: globals, frame: Frame(source: source))
        let node = try SourceReader(source: source, limits: limits).expression()
        let value = try evaluate(node, as: parameter.type, inner)
        callable.defaults[index] = Self.isTiedToSession(value) ? nil : value
        return value
    }

    private static func isTiedToSession(_ value: Value) -> Bool {
        switch value {
        case .function, .instance: true
        default: false
        }
    }
}
