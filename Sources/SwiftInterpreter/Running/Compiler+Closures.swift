/// The code of closures, local functions and functions as values.
extension Compiler {
    func closure(_ closure: ClosureExpression, _ node: Expression) throws -> Code {
        guard let function = type(of: node).function else { throw unsupported("this closure", at: node.offset) }
        let statements = findings.body(of: closure)
        let collected = findings.details.collected[ObjectIdentifier(closure)]
        var inner = context
        inner.isClosure = true
        inner.isTop = false
        inner.result = function.result
        let names = SharedNames(in: statements, findings).names
        let compiler = Compiler(unit, parent: self, shared: names, inner)
        let captures = try self.captures(closure, compiler)
        let parameters = parameterNames(closure, function)
        for name in parameters {
            compiler.variables.set(name, LocalVariable(place: .slot(compiler.variables.newSlot())))
        }
        let prologue = compiler.shareParameters(parameters)
        let body =
            try collected.map { try compiler.collected($0) }
            ?? compiler.body(statements, isExpression: isExpression(closure, function))
        let isSplat = function.parameters.count == 1 && parameters.count > 1
        let run = finish(body, prologue)
        let code = closureValue(
            compiler,
            CompiledFunction.Body(size: compiler.variables.size, run: run),
            name: "closure",
            parameters: parameters.count,
            boxes: captures,
            isSplat: isSplat,
            collected: collected?.firstSection.map { section in { section.parts } },
            at: node.offset
        )
        return Code(code)
    }

    private func finish(
        _ body: @escaping (Activation) throws -> Flow,
        _ prologue: [(slot: Int, box: Int)]
    ) -> (Activation) throws -> Value {
        if prologue.isEmpty {
            return { here in
                _ = try body(here)
                return here.result
            }
        }
        return { here in
            for item in prologue { here.boxes[item.box] = Box(here.slots[item.slot]) }
            defer { for item in prologue { here.slots[item.slot] = here.boxes[item.box]?.value ?? .void } }
            _ = try body(here)
            return here.result
        }
    }

    private func isExpression(_ closure: ClosureExpression, _ function: Type.Function) -> Bool {
        !function.result.isVoid && findings.details.bodies[ObjectIdentifier(closure)] == nil
    }

    private func parameterNames(_ closure: ClosureExpression, _ function: Type.Function) -> [String] {
        if let written = closure.parameters { return written.map(\.name) }
        return (0..<max(closure.shorthandCount, function.parameters.count)).map { "$\($0)" }
    }

    /// Returns the parameters that closures inside share, which are moved to boxes.
    func shareParameters(_ names: [String]) -> [(slot: Int, box: Int)] {
        var result: [(Int, Int)] = []
        for name in names where shared.contains(name) {
            guard let variable = variables.find(name), case .slot(let slot) = variable.place else { continue }
            let box = variables.newBox()
            variables.set(name, LocalVariable(place: .box(box)))
            result.append((slot, box))
        }
        return result
    }

    /// A capture list: the values are computed when the closure is made.
    private func captures(_ closure: ClosureExpression, _ inner: Compiler) throws
        -> [(box: Int, run: (Activation) throws -> Value)]
    {
        var all = try closure.captures.map { (name: $0.name, run: try code($0.value).run) }
        if (closure.heading.weak + closure.heading.unowned).contains("self"), let own = local("self") {
            all.append(("self", read(own).run))
        }
        if !closure.heading.weak.isEmpty || !closure.heading.unowned.isEmpty { runner.state.watchesLifetimes = true }
        return all.map { capture in
            let isWeak = closure.heading.weak.contains(capture.name)
            let isUnowned = closure.heading.unowned.contains(capture.name)
            let box = inner.variables.newBox()
            let kind: LocalVariable.Kind = isWeak ? .weak : isUnowned ? .unowned(isOptional: false) : .stored
            inner.variables.set(capture.name, LocalVariable(place: .box(box), kind: kind))
            let run = capture.run
            return (box, { isWeak || isUnowned ? WeakReference.value(try run($0)) : try run($0) })
        }
    }

    /// Returns the code that makes the value of a closure.
    func closureValue(
        _ inner: Compiler,
        _ body: CompiledFunction.Body,
        name: String,
        parameters: Int,
        boxes: [(box: Int, run: (Activation) throws -> Value)],
        isSplat: Bool = false,
        collected: (() -> CollectedParts.Kept?)? = nil,
        at offset: Int = 0
    ) -> (Activation) throws -> Value {
        let captured = inner.variables.captured
        let runner = runner
        let function = CompiledFunction(name == "closure" ? "a closure" : name) { body }
        _ = try? function.prepared()
        let place = location(offset)
        return { here in
            var shared: [Box] = []
            shared.reserveCapacity(captured.count)
            for capture in captured {
                switch capture.outer {
                case .slot(let index): shared.append(Box(here.slots[index]))
                case .box(let index): shared.append(here.box(index))
                }
            }
            let own = try boxes.map { (box: $0.box, value: try $0.run(here)) }
            let types = here.types
            return .function(
                FunctionValue(
                    name: name,
                    parameterCount: parameters,
                    type: nil,
                    runtime: runner,
                    collected: collected
                ) { arguments in
                    let inner = Activation(body.size, types: types)
                    for (index, capture) in captured.enumerated() { inner.boxes[capture.box] = shared[index] }
                    for item in own { inner.boxes[item.box] = Box(item.value) }
                    if isSplat, arguments.count == 1, case .tuple(let fields) = arguments[0] {
                        for (index, field) in fields.enumerated() { inner.slots[index] = field.value }
                    } else {
                        for index in arguments.indices where index < parameters {
                            inner.slots[index] = arguments[index]
                            arguments[index] = .void
                        }
                    }
                    defer {
                        if !isSplat {
                            for index in arguments.indices where index < parameters {
                                arguments[index] = inner.slots[index]
                            }
                        }
                    }
                    return try runner.run(body, function, inner, at: place)
                }
            )
        }
    }

    // MARK: - Local functions

    /// The name of the variable of a local function.
    static func localName(_ code: FunctionCode) -> String {
        "func \(UInt(bitPattern: ObjectIdentifier(code).hashValue))"
    }

    /// Returns the variable of a local function; nil for a global one.
    func localFunction(_ code: FunctionCode) -> LocalVariable? { local(Self.localName(code)) }

    func callLocal(
        _ local: LocalVariable,
        _ declaration: Declaration,
        _ arguments: Arguments,
        _ choice: Choice,
        at offset: Int
    ) throws -> Code {
        let run = read(local).run
        let (runner, place) = (runner, location(offset))
        var inner = arguments
        for index in inner.places.indices { inner.places[index].index += 1 }
        inner.codes.insert(run, at: 0)
        inner.late = inner.late.map { $0 + 1 }
        return finish(declaration, choice, inner, place) { _, here, values, own in
            guard case .function(let function)? = values[0] else {
                throw BindingError("'\(declaration.name)' is used before the variables that it uses are declared")
            }
            var rest: [Value] = []
            for (index, value) in values.dropFirst().enumerated() {
                rest.append(try value ?? runner.defaultValue(declaration, index, here.types, at: place))
            }
            defer { values = [nil] + rest.map { Optional($0) } }
            if !own.isEmpty { return try function.call(generic: own, &rest) }
            return try function.body(&rest)
        }
    }

    /// Returns the code that makes the value of a local function.
    func localFunctionValue(_ code: FunctionCode) throws -> (Activation) throws -> Value {
        guard let declaration = runner.localDeclaration(code, unit) else {
            throw unsupported("this function", at: code.offset)
        }
        var inner = context
        inner.isClosure = true
        inner.isTop = false
        inner.result = declaration.result
        inner.functionName = declaration.labelledName
        let statements = findings.details.bodies[ObjectIdentifier(declaration)] ?? code.body
        let names = SharedNames(in: statements, findings).names
        let compiler = Compiler(unit, parent: self, shared: names, inner)
        let parameters = declaration.parameters.map(\.name)
        for name in parameters {
            compiler.variables.set(name, LocalVariable(place: .slot(compiler.variables.newSlot())))
        }
        let prologue = compiler.shareParameters(parameters)
        let wrap = try compiler.wrapParameters(declaration)
        let body = try compiler.body(statements, isExpression: !declaration.result.isVoid)
        let run = finish(Self.wrapped(body, by: wrap), prologue)
        let value = closureValue(
            compiler,
            CompiledFunction.Body(size: compiler.variables.size, run: run),
            name: code.heading.name,
            parameters: parameters.count,
            boxes: []
        )
        guard !declaration.generics.parameters.isEmpty else { return value }
        let generics = declaration.generics.parameters
        // The types of a call are found when it is made.
        return { here in
            let outer = here.types
            return .function(
                FunctionValue(
                    name: code.heading.name,
                    parameterCount: parameters.count,
                    type: nil,
                    runtime: self.runner,
                    generic: { types in
                        let bindings = TypeBindings((outer?.parameters ?? []) + generics, (outer?.types ?? []) + types)
                        guard case .function(let function) = try value(here.with(bindings)) else {
                            throw BindingError("'\(code.heading.name)' is no function")
                        }
                        return function
                    }
                ) { arguments in
                    guard case .function(let function) = try value(here) else { return .void }
                    return try function.body(&arguments)
                }
            )
        }
    }

    // MARK: - Functions as values

    /// Returns the code of a function, method, initializer or operator that is not called.
    func functionValue(_ node: Expression) throws -> Code {
        guard let choice = choice(of: node), let declaration = choice.declaration else {
            throw unsupported("this function", at: node.offset)
        }
        let place = location(node.offset)
        if declaration.owner == nil {
            if case .code(let code)? = declaration.implementation, let local = localFunction(code) {
                return read(local)
            }
            return value(of: declaration, choice, nil) { runner, _, _, arguments, own in
                try runner.callFree(declaration, &arguments, own, at: place)
            }
        }
        if declaration.kind == .initializer {
            let made = choice.result.map { declaration.isFailable ? $0.wrapped ?? $0 : $0 } ?? .error
            let find = concrete(made)
            return value(of: declaration, choice, nil) { runner, here, _, arguments, own in
                try runner.construct(declaration, find(here), &arguments, own, at: place)
            }
        }
        let find = concrete(choice.selfType ?? .error)
        if declaration.isStaticLike {
            return value(of: declaration, choice, nil) { runner, here, _, arguments, own in
                try runner.callStatic(declaration, find(here), &arguments, own, at: place)
            }
        }
        if choice.isUnapplied { return unapplied(declaration, choice, find, place) }
        var receiver = local("self").map { read($0) }
        if case .member(let base, _) = node.kind { receiver = try code(base) }
        return value(of: declaration, choice, receiver) { runner, here, receiver, arguments, own in
            try runner.call(declaration, on: &receiver, find(here), &arguments, own, at: place)
        }
    }

    private func value(
        of declaration: Declaration,
        _ choice: Choice,
        _ receiver: Code?,
        _ call: @escaping (Runner, Activation, inout Value, inout [Value?], [Type]) throws -> Value
    ) -> Code {
        let runner = runner
        let own = choice.arguments.map { concrete($0) }
        let run = receiver?.run
        let name = declaration.labelledName
        let count = declaration.parameters.count
        return Code { here in
            let base = try run?(here) ?? .void
            return .function(
                FunctionValue(name: name, parameterCount: count, type: nil, runtime: runner) { arguments in
                    var values = arguments.map { Optional($0) }
                    var receiver = base
                    defer { arguments = values.map { $0 ?? .void } }
                    return try call(runner, here, &receiver, &values, own.map { $0(here) })
                }
            )
        }
    }

    /// Returns the code of a method named by its type: a function of the value it is called on.
    private func unapplied(
        _ declaration: Declaration,
        _ choice: Choice,
        _ find: @escaping (Activation) -> Type,
        _ place: Location
    ) -> Code {
        let runner = runner
        let own = choice.arguments.map { concrete($0) }
        let count = declaration.parameters.count
        return Code { here in
            .function(
                FunctionValue(name: declaration.labelledName, parameterCount: 1, type: nil, runtime: runner) { outer in
                    let base = outer.first ?? .void
                    return .function(
                        FunctionValue(name: declaration.name, parameterCount: count, type: nil, runtime: runner) {
                            arguments in
                            var values = arguments.map { Optional($0) }
                            var receiver = base
                            defer { arguments = values.map { $0 ?? .void } }
                            return try runner.call(
                                declaration,
                                on: &receiver,
                                find(here),
                                &values,
                                own.map { $0(here) },
                                at: place
                            )
                        }
                    )
                }
            )
        }
    }
}

extension Findings {
    /// Returns the statements of a closure, as a result builder transforms them; those that are settled are left out.
    func body(of closure: ClosureExpression) -> [Statement] {
        let id = ObjectIdentifier(closure)
        return details.collected[id]?.statements ?? details.bodies[id] ?? closure.body
    }
}

/// The ends of variables' lives: a block releases its variables when it ends, the last one first.
extension Compiler {
    /// Returns the code of a block or function body that releases the variables in it.
    func releasing(_ make: () throws -> Run) throws -> Run {
        let start = variables.order.count
        let run = try make()
        guard let release = releases(since: start) else { return run }
        return { here in
            defer { release(here) }
            return try run(here)
        }
    }

    /// Returns the code that releases the variables since a position in their order; nil if there are none, or if the
    /// program cannot tell.
    func releases(since start: Int) -> ((Activation) -> Void)? {
        let places = variables.released(since: start)
        guard !places.isEmpty, runner.state.watchesLifetimes else { return nil }
        return { here in
            for place in places {
                switch place {
                case .slot(let index): here.slots[index] = .void
                case .box(let index): here.boxes[index] = nil
                }
            }
        }
    }
}

extension Runner {
    /// Notes whether a program can tell when objects are released: by a `deinit`, or by references that do not keep them.
    func noteLifetimes(_ declarations: [Declaration]) {
        guard !state.watchesLifetimes else { return }
        state.watchesLifetimes = declarations.contains {
            $0.name == "deinit" || !$0.modifiers.isDisjoint(with: [.weak, .unowned])
        }
    }
}
