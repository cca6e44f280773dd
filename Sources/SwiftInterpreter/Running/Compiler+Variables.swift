/// The code of variables that statements declare.
extension Compiler {
    func variable(_ binding: VariableBinding) throws -> (Activation) throws -> Flow {
        if context.isTop, variables.isInOutermostBlock { return try globalVariable(binding) }
        if let wrapped = findings.details.localWrappers[binding.pattern.offset] { return try wrappedVariable(wrapped) }
        if binding.isSynthesized, binding.pattern.offset >= 0 { return { _ in .next } }
        guard case .name(let name, _, _) = binding.pattern else { return try pattern(binding) }
        if let accessors = binding.accessors { return try computed(name, accessors, binding) }
        if binding.isLazy || binding.observers != nil { return try observed(name, binding) }
        let value = try initialValue(of: binding)
        let holding = Holding(binding.modifiers, findings.details.variables[binding.pattern.offset] ?? .any)
        if !holding.isStrong { runner.state.watchesLifetimes = true }
        let known = variables.findInBlock(name)
        let variable = known ?? declare(name, .init(holding))
        if !holding.isStrong, known != nil {
            variables.set(name, LocalVariable(place: variable.place, kind: .init(holding)))
        }
        let begin = known == nil ? begin(variable.place) : write(variable.place)
        guard let value else {
            let first = binding.firstValue(of: findings.details.variables[binding.pattern.offset] ?? .any)
            return { here in
                begin(here, first)
                return .next
            }
        }
        if let int = value.int, case .slot(let index) = variable.place {
            return { here in
                here.slots[index] = .int(try int(here))
                return .next
            }
        }
        let run = value.run
        return { here in
            let value = try run(here)
            begin(here, holding.stored(value))
            return .next
        }
    }

    /// Returns the code of an initial value, converted to the type of the variable.
    private func initialValue(of binding: VariableBinding) throws -> Code? {
        guard let value = binding.value else { return nil }
        let own = type(of: value)
        let declared = binding.pattern.offset < 0 ? own : findings.details.variables[binding.pattern.offset] ?? own
        return try code(value, as: declared)
    }

    private func pattern(_ binding: VariableBinding) throws -> (Activation) throws -> Flow {
        guard let value = try initialValue(of: binding) else {
            for name in binding.pattern.names { declare(name.name) }
            return { _ in .next }
        }
        let type = findings.details.variables[binding.pattern.offset] ?? .any
        let (run, bind) = (value.run, try match(binding.pattern, type))
        return { here in
            _ = try bind(here, try run(here))
            return .next
        }
    }

    /// A variable with a property wrapper: the wrapper is stored, its value is read and set through it.
    private func wrappedVariable(_ wrapped: Details.WrappedParameter) throws -> (Activation) throws -> Flow {
        // The storage comes before the variable and its projection, which the source declares together.
        guard variables.findInBlock("_" + wrapped.name) == nil else { return { _ in .next } }
        let run = try wrap(wrapped)
        return { here in
            try run(here)
            return .next
        }
    }

    // MARK: - Accessors

    private func computed(_ name: String, _ accessors: VariableBinding.Accessors, _ binding: VariableBinding) throws
        -> (Activation) throws -> Flow
    {
        let type = findings.details.variables[binding.pattern.offset] ?? .any
        let variable = LocalVariable(place: .box(variables.newBox()), kind: .computed)
        variables.set(name, variable)
        let statements = findings.details.getters[binding.pattern.offset] ?? accessors.getter
        let getter = try accessor(statements, result: type, parameters: [])
        let setter = try accessors.setter.map { try accessor($0.body, result: .void, parameters: [$0.parameter]) }
        let write = begin(variable.place)
        return { here in
            var fields = [Value.TupleField(try getter(here))]
            if let setter { fields.append(.init(try setter(here))) }
            write(here, .tuple(fields))
            return .next
        }
    }

    private func accessor(_ body: [Statement], result: Type, parameters: [String]) throws
        -> (Activation) throws -> Value
    {
        var inner = context
        inner.isClosure = true
        inner.isTop = false
        inner.result = result
        let names = SharedNames(in: body, findings).names
        let compiler = Compiler(unit, parent: self, shared: names, inner)
        for name in parameters {
            compiler.variables.set(name, LocalVariable(place: .slot(compiler.variables.newSlot())))
        }
        let prologue = compiler.shareParameters(parameters)
        let run = try compiler.body(body, isExpression: !result.isVoid)
        return closureValue(
            compiler,
            CompiledFunction.Body(
                size: compiler.variables.size,
                run: { here in
                    for item in prologue { here.boxes[item.box] = Box(here.slots[item.slot]) }
                    _ = try run(here)
                    return here.result
                }
            ),
            name: "accessor",
            parameters: parameters.count,
            boxes: []
        )
    }

    /// A lazy or observed variable: a stored one behind a getter and a setter.
    private func observed(_ name: String, _ binding: VariableBinding) throws -> (Activation) throws -> Flow {
        let storage = LocalVariable(place: .box(variables.newBox()))
        let value = binding.isLazy ? nil : try initialValue(of: binding)
        let variable = LocalVariable(place: .box(variables.newBox()), kind: .computed)
        // Inside of its observers the name is the stored variable.
        variables.push()
        variables.set(name, storage)
        let before = try binding.observers?.before.map {
            try accessor($0.body, result: .void, parameters: [$0.parameter])
        }
        let after = try binding.observers?.after.map {
            try accessor($0.body, result: .void, parameters: [$0.parameter])
        }
        let lazy = binding.isLazy ? try binding.value.map { try delayed($0, as: type(of: $0)) } : nil
        variables.pop()
        variables.set(name, variable)
        let (begin, write) = (self.begin(storage.place), self.begin(variable.place))
        guard case .box(let place) = storage.place else { return { _ in .next } }
        let (runner, run) = (runner, value?.run)
        let isOptional = findings.details.variables[binding.pattern.offset]?.wrapped != nil
        return { here in
            begin(here, try run?(here) ?? (isOptional && lazy == nil ? .nil : .void))
            let box = here.box(place)
            let (before, after, lazy) = (try before?(here), try after?(here), try lazy?(here))
            var isSet = run != nil || isOptional
            let getter = FunctionValue(name: name, parameterCount: 0, type: nil, runtime: runner) { _ in
                if !isSet, case .function(let make)? = lazy {
                    isSet = true
                    box.value = try make.call()
                }
                return box.value
            }
            let setter = FunctionValue(name: name, parameterCount: 1, type: nil, runtime: runner) { arguments in
                let (old, new) = (box.value, arguments[0])
                guard isSet else {
                    isSet = true
                    box.value = new
                    return .void
                }
                if case .function(let observer)? = before { _ = try observer.call([new]) }
                box.value = new
                if case .function(let observer)? = after { _ = try observer.call([old]) }
                return .void
            }
            write(here, .tuple([.init(.function(getter)), .init(.function(setter))]))
            return .next
        }
    }

    // MARK: - Variables of the source

    private func globalVariable(_ binding: VariableBinding) throws -> (Activation) throws -> Flow {
        guard binding.accessors == nil, !binding.isSynthesized || binding.value != nil else { return { _ in .next } }
        let names = binding.pattern.paths.compactMap { path -> (Declaration, [Int])? in
            runner.interfaces.variable(path.name).map { ($0, path.path) }
        }
        if binding.isSynthesized {
            guard let storage = names.first?.0, runner.member(storage).initialValue != nil else {
                return { _ in .next }
            }
            let (runner, place) = (runner, location(binding.pattern.offset))
            return { _ in
                let global = runner.storedGlobally(storage, .void, at: place)
                global.isInitialized = false
                global.initialize = nil
                _ = try runner.storedGlobally(storage, .void, at: place).read()
                return .next
            }
        }
        guard binding.attributes.isEmpty else { return { _ in .next } }
        let globals = names.map { (runner.global($0.0), $0.1) }
        let holding = names.first.map(\.0.holding) ?? .strong
        if binding.isLazy || binding.isLate, let value = binding.value { return try lazyGlobal(value, globals[0].0) }
        guard let value = try initialValue(of: binding) else {
            let first = binding.firstValue(of: names.first?.0.result ?? .any)
            if case .void = first { return { _ in .next } }
            return { _ in
                for (global, _) in globals {
                    global.value = first
                    global.isInitialized = true
                }
                return .next
            }
        }
        let run = value.run
        return { here in
            let value = try run(here)
            for (global, path) in globals {
                var part = value
                for index in path {
                    if case .tuple(let fields) = part, index < fields.count { part = fields[index].value }
                }
                global.value = holding.stored(part)
                global.isInitialized = true
            }
            return .next
        }
    }

    private func lazyGlobal(_ value: Expression, _ global: Global) throws -> (Activation) throws -> Flow {
        let make = try delayed(value, as: type(of: value))
        return { here in
            let function = try make(here)
            global.initialize = {
                guard case .function(let function) = function else { return .void }
                return try function.call()
            }
            return .next
        }
    }
}

extension VariableBinding {
    /// Returns the value of a variable of a type before it gets one.
    fileprivate func firstValue(of type: Type) -> Value { type.wrapped != nil && !isLet ? .nil : type.blank }
}
