/// The code of calls.
extension Compiler {
    /// The arguments of a call, one for each parameter.
    struct Arguments {
        /// The code of each argument; nil for one that is omitted.
        var codes: [((Activation) throws -> Value)?] = []
        /// The places of `inout` arguments, by parameter.
        var places: [(index: Int, place: Place)] = []
        /// The default values before given arguments, which are computed after them.
        var late: [Int] = []

        /// The code of all arguments; an omitted one is nil as a value.
        var values: [(Activation) throws -> Value] { codes.map { $0 ?? { _ in .void } } }
    }

    func call(_ call: Call, _ node: Expression) throws -> Code {
        if case .name("type") = call.callee.kind, choice(of: call.callee) == nil, call.arguments.count == 1 {
            return try typeOf(call.arguments[0].value)
        }
        if let stub = stub(call, node) { return try make(stub, call) }
        if let made = choice(of: node), let declaration = made.declaration {
            if declaration.kind == .initializer { return try construct(call, made, declaration, node) }
            return try method(call, made, declaration, base: call.callee, node)
        }
        if let choice = choice(of: call.callee), let declaration = choice.declaration,
            isCalled(call, choice, declaration)
        {
            return try self.call(call, choice, declaration, node)
        }
        // `T(3)` is the literal as a value of the type.
        if case .metatype = type(of: call.callee).form, call.arguments.count == 1 {
            return try code(call.arguments[0].value, as: type(of: node))
        }
        return try callValue(call, node)
    }

    /// True if a declaration is called, and not the function that a variable or property is.
    func isCalled(_ call: Call, _ choice: Choice, _ declaration: Declaration) -> Bool {
        switch call.callee.kind {
        case .subscripted, .call, .closure: return false
        default: break
        }
        guard !choice.isDynamic, call.callee.notation?.labels == nil else { return false }
        switch declaration.kind {
        case .function: return !choice.isUnapplied
        case .initializer, .subscript: return true
        case .enumCase: return !declaration.parameters.isEmpty
        case .variable, .type: return false
        }
    }

    private func typeOf(_ node: Expression) throws -> Code {
        let (types, run, find) = (types, try code(node).run, concrete(type(of: node)))
        let isGeneric = type(of: node).isMember
        return Code { here in
            let type = find(here)
            // Where a generic parameter is a protocol's type, it is the type of its values.
            if isGeneric, case .existential = type.form {
                _ = try run(here)
                return types.metatype(type)
            }
            return types.ownMetatype(of: try run(here), type)
        }
    }

    func call(_ call: Call, _ choice: Choice, _ declaration: Declaration, _ node: Expression) throws -> Code {
        let result: Code
        switch declaration.kind {
        case .initializer: return try construct(call, choice, declaration, node)
        case .enumCase:
            let arguments = try self.arguments(call.arguments, choice, declaration, at: call.nameOffset)
            let (runner, find) = (runner, concrete(choice.selfType ?? declaration.result))
            let codes = arguments.codes
            let place = location(call.nameOffset)
            return Code { here in
                var values: [Value?] = []
                for (index, code) in codes.enumerated() {
                    let isNative = declaration.source == nil
                    values.append(
                        try code?(here) ?? (isNative ? nil : runner.defaultValue(declaration, index, nil, at: place))
                    )
                }
                return try runner.library.enumCase(declaration, find(here), values, at: place)
            }
        default:
            if declaration.owner == nil {
                result = try free(call, choice, declaration, node)
            } else if declaration.isStatic {
                result = try staticFunction(call, choice, declaration, node)
            } else {
                return try method(call, choice, declaration, base: self.base(of: call.callee), node)
            }
        }
        let tagged = tagging(result, declaration, at: call.nameOffset)
        return unwrapped(tagged, from: choice.result ?? .error, to: type(of: node), at: node.offset)
    }

    func base(of callee: Expression) -> Expression? {
        switch callee.kind {
        case .member(let base, _): base
        case .tuple(let parts) where parts.count == 1: base(of: parts[0].value)
        default: nil
        }
    }

    // MARK: - Functions

    func free(_ call: Call, _ choice: Choice, _ declaration: Declaration, _ node: Expression) throws -> Code {
        let arguments = try self.arguments(call.arguments, choice, declaration, at: call.nameOffset)
        if case .code(let code)? = declaration.implementation, let local = localFunction(code) {
            return try callLocal(local, declaration, arguments, choice, at: call.nameOffset)
        }
        if declaration.source == nil, declaration.name == "isKnownUniquelyReferenced" {
            runner.state.watchesLifetimes = true
        }
        let place = location(call.nameOffset)
        if let direct = try runner.library.direct(declaration, arguments.codes, place) { return direct }
        return finish(declaration, choice, arguments, place) { runner, _, arguments, own in
            try runner.callFree(declaration, &arguments, own, at: place)
        }
    }

    private func staticFunction(_ call: Call, _ choice: Choice, _ declaration: Declaration, _ node: Expression) throws
        -> Code
    {
        let arguments = try self.arguments(call.arguments, choice, declaration, at: call.nameOffset)
        let place = location(call.nameOffset)
        let find = concrete(choice.selfType ?? .error)
        var base: Code?
        var isExact = false
        if case .member(let node, _) = call.callee.kind {
            isExact = isSuper(node)
            base = isExact ? nil : try code(node)
        } else if let own = local("self") {
            base = read(own)
        }
        let types = types
        // A name of a type is no work to be done before the arguments.
        let isPlain = base.map { $0.constant != nil } ?? true || self.base(of: call.callee) == nil
        let run = base?.run
        return finish(declaration, choice, arguments, place, base: isPlain ? nil : run) {
            runner,
            here,
            base,
            arguments,
            own in
            var type = find(here)
            if case .type(let value)? = try base ?? run?(here) {
                let dynamic = types.type(of: value)
                if types.lookup.isClass(dynamic) || dynamic.nominal != nil && type.nominal == nil { type = dynamic }
            }
            return try runner.callStatic(declaration, type, &arguments, own, isExact: isExact, at: place)
        }
    }

    /// Returns the code that evaluates arguments, calls a function and sets the places of `inout` arguments.
    func finish(
        _ declaration: Declaration,
        _ choice: Choice,
        _ arguments: Arguments,
        _ place: Location,
        _ call: @escaping (Runner, Activation, inout [Value?], [Type]) throws -> Value
    ) -> Code {
        let (runner, codes, places) = (runner, arguments.codes, arguments.places)
        let own = choice.arguments.map { concrete($0) }
        let opened = OpenedArguments(declaration, choice, count: codes.count)
        // All given arguments are computed before the default values.
        let late = arguments.late
        let order = codes.indices.filter { !late.contains($0) } + late
        guard !places.isEmpty else {
            guard late.isEmpty else {
                return Code { here in
                    var values: [Value?] = Array(repeating: nil, count: codes.count)
                    for index in order { values[index] = try codes[index]?(here) }
                    return try call(runner, here, &values, opened.types(own.map { $0(here) }, &values, runner.types))
                }
            }
            return Code { here in
                var values: [Value?] = []
                values.reserveCapacity(codes.count)
                for code in codes { values.append(try code?(here)) }
                return try call(runner, here, &values, opened.types(own.map { $0(here) }, &values, runner.types))
            }
        }
        let isLate = places.contains { $0.place.isLate }
        return Code { here in
            var values: [Value?] = Array(repeating: nil, count: codes.count)
            func finish(_ values: inout [Value?]) throws -> Value {
                try call(runner, here, &values, opened.types(own.map { $0(here) }, &values, runner.types))
            }
            if isLate { return try Self.late(order[...], arguments, here, &values, finish) }
            var accesses: [(index: Int, access: Access)] = []
            for index in order {
                if let place = places.first(where: { $0.index == index }) {
                    accesses.append((index, try place.place.access(here)))
                    values[index] = .void
                } else {
                    values[index] = try codes[index]?(here)
                }
            }
            return try Self.changing(accesses[...], &values, finish)
        }
    }

    /// Calls a function of which an `inout` argument is a chain whose links are read in the change itself: what follows
    /// such an argument is evaluated there, if there is a value.
    ///
    /// - Parameter order: the indices of the arguments that remain, in the order of their evaluation.
    private static func late(
        _ order: ArraySlice<Int>,
        _ arguments: Arguments,
        _ here: Activation,
        _ values: inout [Value?],
        _ call: (inout [Value?]) throws -> Value
    ) throws -> Value {
        guard let index = order.first else { return try call(&values) }
        guard let place = arguments.places.first(where: { $0.index == index }) else {
            values[index] = try arguments.codes[index]?(here)
            return try late(order.dropFirst(), arguments, here, &values, call)
        }
        let access = (index, try place.place.access(here))
        values[index] = .void
        guard !place.place.isLate else {
            return try changing([access], &values) { try late(order.dropFirst(), arguments, here, &$0, call) }
        }
        return try late(order.dropFirst(), arguments, here, &values) { try changing([access], &$0, call) }
    }

    /// Returns the code that evaluates the type before a static member, then the arguments, and calls a function.
    func finish(
        _ declaration: Declaration,
        _ choice: Choice,
        _ arguments: Arguments,
        _ place: Location,
        base: ((Activation) throws -> Value)?,
        _ call: @escaping (Runner, Activation, Value?, inout [Value?], [Type]) throws -> Value
    ) -> Code {
        guard let base else {
            return finish(declaration, choice, arguments, place) { runner, here, values, own in
                try call(runner, here, nil, &values, own)
            }
        }
        var inner = arguments
        for index in inner.places.indices { inner.places[index].index += 1 }
        inner.codes.insert(base, at: 0)
        return finish(declaration, choice, inner, place) { runner, here, values, own in
            var rest = Array(values.dropFirst())
            defer { values = [nil] + rest }
            return try call(runner, here, values[0], &rest, own)
        }
    }

    /// Calls a function while the places of its `inout` arguments are changed.
    static func changing(
        _ accesses: ArraySlice<(index: Int, access: Access)>,
        _ values: inout [Value?],
        _ call: (inout [Value?]) throws -> Value
    ) throws -> Value {
        guard let first = accesses.first else { return try call(&values) }
        var result = Value.void
        var copy = values
        defer { values = copy }
        try first.access.modify { value in
            copy[first.index] = value
            value = .void
            defer { value = copy[first.index] ?? .void }
            result = try changing(accesses.dropFirst(), &copy, call)
        }
        return result
    }

    // MARK: - Methods

    /// Returns the code of a method's call; without a base it is called on `self`.
    func method(
        _ call: Call,
        _ choice: Choice,
        _ declaration: Declaration,
        base: Expression?,
        _ node: Expression
    ) throws -> Code {
        if declaration.isMutating, let fast = try append(call, choice, declaration, base) { return fast }
        let arguments = try self.arguments(call.arguments, choice, declaration, at: call.nameOffset)
        let place = location(call.nameOffset)
        let find = concrete(choice.selfType ?? .error)
        let isExact = base.map(isSuper) ?? false
        let result: Code
        if declaration.isMutating {
            let target = try base.map { try self.place($0) } ?? local("self").map { self.place(of: $0) }
            guard let target else { throw unsupported("this call", at: node.offset) }
            var inner = arguments
            for index in inner.places.indices { inner.places[index].index += 1 }
            inner.places.insert((0, target), at: 0)
            inner.codes.insert(nil, at: 0)
            inner.late = inner.late.map { $0 + 1 }
            result = finish(declaration, choice, inner, place) { runner, here, values, own in
                var rest = Array(values.dropFirst())
                var receiver = values[0] ?? .void
                values[0] = .void
                defer { values = [receiver] + rest }
                return try runner.call(declaration, on: &receiver, find(here), &rest, own, isExact: isExact, at: place)
            }
        } else {
            let code = try base.map { try self.code($0) } ?? local("self").map { read($0) }
            guard let run = code?.run else { throw unsupported("this call", at: node.offset) }
            if let direct = try directMethod(declaration, choice, run, arguments, isExact, place) {
                result = direct
            } else {
                result = finishMethod(declaration, choice, run, arguments, place) {
                    runner,
                    receiver,
                    here,
                    values,
                    own in
                    try runner.call(declaration, on: &receiver, find(here), &values, own, isExact: isExact, at: place)
                }
            }
        }
        let tagged = tagging(result, declaration, at: call.nameOffset)
        return unwrapped(tagged, from: choice.result ?? .error, to: type(of: node), at: node.offset)
    }

    /// Returns the code that evaluates the receiver, then the arguments, and calls a method.
    private func finishMethod(
        _ declaration: Declaration,
        _ choice: Choice,
        _ receiver: @escaping (Activation) throws -> Value,
        _ arguments: Arguments,
        _ place: Location,
        _ call: @escaping (Runner, inout Value, Activation, inout [Value?], [Type]) throws -> Value
    ) -> Code {
        var inner = arguments
        for index in inner.places.indices { inner.places[index].index += 1 }
        inner.codes.insert(receiver, at: 0)
        inner.late = inner.late.map { $0 + 1 }
        return finish(declaration, choice, inner, place) { runner, here, values, own in
            var rest = Array(values.dropFirst())
            var receiver = values[0] ?? .void
            values[0] = .void
            defer { values = [nil] + rest }
            return try call(runner, &receiver, here, &rest, own)
        }
    }

    /// Returns the code of a call whose function is known now: no value of the program decides it.
    private func directMethod(
        _ declaration: Declaration,
        _ choice: Choice,
        _ receiver: @escaping (Activation) throws -> Value,
        _ arguments: Arguments,
        _ isExact: Bool,
        _ place: Location
    ) throws -> Code? {
        guard let owner = declaration.owner, owner.code != nil, !declaration.isRequirement, !owner.isProtocol,
            !owner.isClass || declaration.modifiers.contains(.final), runner.isCode(declaration),
            owner.generics.parameters.isEmpty, declaration.generics.parameters.isEmpty, arguments.places.isEmpty,
            arguments.late.isEmpty, let function = runner.member(declaration).function
        else { return nil }
        return direct(function, declaration, receiver, arguments.codes, place)
    }

    func direct(
        _ function: CompiledFunction,
        _ declaration: Declaration,
        _ receiver: ((Activation) throws -> Value)?,
        _ codes: [((Activation) throws -> Value)?],
        _ place: Location
    ) -> Code {
        let runner = runner
        let start = receiver == nil ? 0 : 1
        return Code { here in
            let body = try function.body ?? function.prepared()
            let inner = Activation(body.size)
            if let receiver { inner.slots[0] = try receiver(here) }
            for index in codes.indices {
                inner.slots[start + index] =
                    try codes[index]?(here) ?? runner.defaultValue(declaration, index, nil, at: place)
            }
            return try runner.run(body, function, inner, at: place)
        }
    }
}
