/// The code of initializers' calls, and of calls of function values.
extension Compiler {
    func construct(_ call: Call, _ choice: Choice, _ declaration: Declaration, _ node: Expression) throws
        -> Code
    {
        let arguments = try self.arguments(call.arguments, choice, declaration, at: call.nameOffset)
        let place = location(call.nameOffset)
        if case .member(let base, "init") = call.callee.kind {
            switch base.kind {
            case .name("self") where !isMetatype(base), .name("super"):
                return try delegate(choice, declaration, arguments, isSuper(base), place, node)
            default: break
            }
        }
        let made = choice.result.map { declaration.isFailable ? $0.wrapped ?? $0 : $0 } ?? .error
        let find = concrete(made)
        let run = try metatypeBase(call.callee)
        let types = types
        let result = finish(declaration, choice, arguments, place, base: run) { runner, here, base, values, own in
            var type = find(here)
            if case .type(let value)? = base {
                let dynamic = types.type(of: value)
                if dynamic.nominal !== type.nominal { type = dynamic }
            }
            return try runner.construct(declaration, type, &values, own, at: place)
        }
        return unwrapped(result, from: choice.result ?? .error, to: type(of: node), at: node.offset)
    }

    private func isMetatype(_ node: Expression) -> Bool {
        if case .metatype = type(of: node).form { return true }
        return false
    }

    /// Returns the code of a metatype that is known only when the program runs: of a class or protocol.
    private func metatypeBase(_ callee: Expression) throws -> ((Activation) throws -> Value)? {
        var node = callee
        if case .member(let base, "init") = callee.kind { node = base.withoutParentheses }
        switch node.kind {
        case .implicitMember, .type: return nil
        case .name("Self"):
            guard let own = local("self"), context.selfType.map({ runner.lookup.isClass($0) }) == true else {
                return nil
            }
            let (run, types, isStatic) = (read(own).run, types, context.isStatic)
            return { here in
                let value = try run(here)
                if isStatic { return value }
                return types.metatype(types.dynamicType(of: value, .any))
            }
        case .optionalLink(let base):
            // The question mark after a type belongs to the type.
            return type(of: base).wrapped != nil && isMetatype(node) ? try code(node).run : nil
        case .forced, .call: return isMetatype(node) ? try code(node).run : nil
        default: break
        }
        guard let choice = choice(of: node), isMetatype(node), choice.declaration?.kind != .type else { return nil }
        return try code(node).run
    }

    /// Returns the code of `self.init(…)` and `super.init(…)`.
    func delegate(
        _ choice: Choice,
        _ declaration: Declaration,
        _ arguments: Arguments,
        _ isSuper: Bool,
        _ place: Location,
        _ node: Expression
    ) throws -> Code {
        guard let own = local("self") else { throw unsupported("this call", at: node.offset) }
        let (read, write) = (self.read(own.place), self.write(own.place))
        let find = concrete(choice.selfType ?? .error)
        let isFailable = declaration.isFailable
        let types = types
        let failed = InitializerFailure()
        return finish(declaration, choice, arguments, place) { runner, here, values, own in
            let current = read(here)
            var type = find(here)
            if case .instance(let instance) = current { type = types.type(of: instance) }
            var result: Value
            if case .void = current {
                result = try runner.construct(declaration, type, &values, own, at: place)
            } else {
                var member = declaration
                if !isSuper, let nominal = type.nominal, nominal.isClass {
                    member = types.override(of: declaration, in: nominal)
                }
                result = try runner.initialize(current, member, type, &values, own, at: place)
            }
            if isFailable {
                switch result {
                case .nil: throw failed
                case .present(let value): result = value
                default: break
                }
            }
            write(here, result)
            return .void
        }
    }

    /// The end of an initializer whose delegate returned nil.
    struct InitializerFailure: Error {}

    // MARK: - CompiledFunction values

    func callValue(_ call: Call, _ node: Expression) throws -> Code {
        let type = type(of: call.callee)
        let run = try code(call.callee).run
        let function = type.withoutOptionals.function
        let (runner, place) = (runner, location(call.nameOffset))
        var arguments = Arguments()
        let parameters = function?.parameters ?? []
        let matched = function?.arguments(of: call.arguments.count) ?? call.arguments.indices.map { [$0] }
        for (index, indices) in matched.enumerated() {
            let parameter = index < parameters.count ? parameters[index] : nil
            let values = indices.map { call.arguments[$0].value }
            if let parameter, parameter.isVariadic {
                let codes = try values.map { try code($0, as: parameter.typeOfValue).run }
                arguments.codes.append { here in .array(try codes.map { try $0(here) }) }
                continue
            }
            guard let value = values.first else { continue }
            if parameter?.isInout == true {
                arguments.places.append((index, try self.place(value)))
                arguments.codes.append(nil)
            } else if parameter?.isAutoclosure == true, let type = parameter?.type.function?.result {
                arguments.codes.append(try delayed(value, as: type))
            } else {
                arguments.codes.append(try code(value, as: parameter?.type ?? self.type(of: value)).run)
            }
        }
        var inner = arguments
        for index in inner.places.indices { inner.places[index].index += 1 }
        inner.codes.insert(run, at: 0)
        let choice = Choice(type: type)
        let empty = Declaration(.function, name: "closure", owner: nil, result: .void)
        return finish(empty, choice, inner, place) { _, _, values, _ in
            guard case .function(let function)? = values[0] else {
                throw BindingError("the value that is called is no function")
            }
            var rest = values.dropFirst().map { $0 ?? .void }
            defer { values = [nil] + rest.map { Optional($0) } }
            do {
                return try function.body(&rest)
            } catch let error as BindingError {
                throw runner.located(error, at: place.offset, place.source)
            }
        }
    }
}
