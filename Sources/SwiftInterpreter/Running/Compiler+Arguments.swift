/// The code of arguments, operators and assignments.
extension Compiler {
    /// Returns the code of the arguments of a call, in the order of the parameters.
    ///
    /// - Parameter name: the offset of the name of what is called.
    func arguments(
        _ given: [LabelledExpression],
        _ choice: Choice,
        _ declaration: Declaration,
        at name: Int? = nil
    ) throws -> Arguments {
        try arguments(given.map(\.value), choice, declaration, at: name)
    }

    func arguments(_ given: [Expression], _ choice: Choice, _ declaration: Declaration, at name: Int? = nil) throws
        -> Arguments
    {
        var result = Arguments()
        let matched = choice.matched.isEmpty ? given.indices.map { [$0] } : choice.matched
        let last = matched.lastIndex { !$0.isEmpty } ?? 0
        for (index, parameter) in declaration.parameters.enumerated() {
            let own = index < matched.count ? matched[index] : []
            let type = index < choice.parameters.count ? choice.parameters[index] : parameter.type
            if parameter.isVariadic {
                let codes = try own.map { try code(given[$0], as: type).run }
                result.codes.append { here in .array(try codes.map { try $0(here) }) }
            } else if let first = own.first, first < given.count {
                try add(given[first], index, parameter, type, to: &result)
            } else {
                let special = name.flatMap { specialDefault(declaration, index, at: $0) }
                if index < last, special == nil { result.late.append(index) }
                result.codes.append(special ?? defaultArgument(declaration, index, choice))
            }
        }
        return result
    }

    private func add(
        _ node: Expression,
        _ index: Int,
        _ parameter: Declaration.Parameter,
        _ type: Type,
        to result: inout Arguments
    ) throws {
        if parameter.isInout {
            result.places.append((index, try place(node)))
            result.codes.append(nil)
        } else if case .reference = node.kind, type.pointee != nil {
            result.places.append((index, pointer(to: try place(node), isOptional: type.wrapped != nil)))
            result.codes.append(nil)
        } else if parameter.isAutoclosure, let inner = type.function?.result {
            result.codes.append(try delayed(node, as: inner))
        } else {
            result.codes.append(try code(node, as: type).run)
        }
    }

    /// Returns the code of the default value of a parameter; nil if the library has it.
    private func defaultArgument(_ declaration: Declaration, _ index: Int, _ choice: Choice)
        -> ((Activation) throws -> Value)?
    {
        guard runner.member(declaration).defaults[index] != nil else { return nil }
        let runner = runner
        let find = concrete(choice.selfType ?? .void)
        let own = choice.arguments.map { concrete($0) }
        let place = location(0)
        let isGeneric = !declaration.generics.parameters.isEmpty || declaration.owner?.generics.isEmpty == false
        return { here in
            let bindings = isGeneric ? runner.bindings(declaration, find(here), own.map { $0(here) }) : nil
            return try runner.defaultValue(declaration, index, bindings, at: place)
        }
    }

    /// Returns the code of an argument that is passed as a function, by `@autoclosure`.
    func delayed(_ node: Expression, as type: Type) throws -> (Activation) throws -> Value {
        var inner = context
        inner.isClosure = true
        inner.isTop = false
        let compiler = Compiler(unit, parent: self, shared: shared, inner)
        let code = try compiler.code(node, as: type)
        let body = CompiledFunction.Body(size: compiler.variables.size, run: code.run)
        return closureValue(compiler, body, name: "autoclosure", parameters: 0, boxes: [])
    }

    // MARK: - Operators

    /// Returns the code of an operator's call.
    func apply(_ operands: [Expression], _ node: Expression) throws -> Code {
        guard let choice = choice(of: node), let declaration = choice.declaration else {
            throw unsupported("this operator", at: node.offset)
        }
        let place = location(node.offset)
        if declaration.implementation.map({ if case .native = $0 { true } else { false } }) ?? false
            || declaration.isRequirement
        {
            let codes = try zip(operands, choice.parameters).map { try code($0, as: $1) }
            let type = choice.selfType ?? choice.parameters.first ?? .error
            if !declaration.isRequirement || type.nominal.map({ $0.code == nil }) ?? false,
                let direct = try runner.library.operation(declaration, type, codes, place)
            {
                return direct
            }
        }
        let arguments = try self.arguments(operands, choice, declaration)
        return operatorCall(declaration, choice, arguments, place)
    }

    private func operatorCall(_ declaration: Declaration, _ choice: Choice, _ arguments: Arguments, _ place: Location)
        -> Code
    {
        guard declaration.owner != nil else {
            return finish(declaration, choice, arguments, place) { runner, _, values, own in
                try runner.callFree(declaration, &values, own, at: place)
            }
        }
        let find = concrete(choice.selfType ?? .error)
        return finish(declaration, choice, arguments, place) { runner, here, values, own in
            var type = find(here)
            if type.nominal == nil, let first = values.first ?? nil { type = runner.types.dynamicType(of: first, type) }
            return try runner.callStatic(declaration, type, &values, own, at: place)
        }
    }

    /// Returns the code of `target op= value`.
    func change(_ target: Expression, _ value: Expression, _ node: Expression) throws -> Code {
        guard let choice = choice(of: node), let declaration = choice.declaration else {
            throw unsupported("this operator", at: node.offset)
        }
        let place = location(node.offset)
        if case .native? = declaration.implementation {
            let type = choice.selfType ?? choice.parameters.first ?? .error
            if let fast = try fastChange(declaration, type, target, value, choice, place) { return fast }
        }
        let arguments = try self.arguments([target, value], choice, declaration)
        return chained(operatorCall(declaration, choice, arguments, place), target)
    }

    // MARK: - Assignments

    func assign(_ value: Expression, to target: Expression) throws -> Code {
        if case .name("_") = target.kind {
            let run = try code(value).run
            return Code { here in
                _ = try run(here)
                return .void
            }
        }
        if case .tuple(let parts) = target.kind, parts.count > 1 { return try assign(value, to: parts) }
        if let initial = try initialize(target, value) { return initial }
        let place = try place(target)
        let run = try code(value, as: targetType(target)).run
        if let local = localTarget(target) {
            let write = write(local)
            return Code { here in
                write(here, try run(here))
                return .void
            }
        }
        let isPlain = place.isPlain
        let code = Code { here in
            if isPlain {
                let value = try run(here)
                try place.access(here).set { value }
            } else {
                try place.access(here).set { try run(here) }
            }
            return .void
        }
        return chained(code, target)
    }

    private func localTarget(_ target: Expression) -> LocalVariable.Place? {
        guard case .name = target.kind, let variable = choice(of: target)?.variable, let local = local(variable.name),
            case .stored = local.kind
        else { return nil }
        return local.place
    }

    /// Returns the type of what is assigned: of a chain the type inside, of a variable of type `T!` the optional.
    private func targetType(_ target: Expression) -> Type {
        if case .chain(let inner) = target.kind { return targetType(inner) }
        guard let choice = choice(of: target) else { return type(of: target) }
        if choice.variable != nil || choice.declaration?.kind == .variable { return choice.type }
        return type(of: target)
    }

    /// Returns the code of an assignment to a chain, which does nothing if a link is nil.
    private func chained(_ code: Code, _ target: Expression) -> Code {
        guard case .chain = target.kind else { return code }
        let run = code.run
        return Code { here in
            do { return .present(try run(here)) } catch is ChainEnd { return .nil }
        }
    }

    private func assign(_ value: Expression, to parts: [LabelledExpression]) throws -> Code {
        let fields = parts.map { part -> Type.Field in
            if case .name("_") = part.value.kind { return .init(type: .error) }
            return .init(label: part.label, type: targetType(part.value))
        }
        let target: Type
        if case .tuple(let own) = type(of: value).form, own.count == fields.count {
            target = .tuple(zip(fields, own).map { .init(label: $1.label, type: $0.type.isError ? $1.type : $0.type) })
        } else {
            target = type(of: value)
        }
        let run = try code(value, as: target).run
        let places = try parts.map { part -> Place? in
            if case .name("_") = part.value.kind { return nil }
            return try place(part.value)
        }
        return Code { here in
            let accesses = try places.map { try $0?.access(here) }
            guard case .tuple(let fields) = try run(here) else { return .void }
            for (index, access) in accesses.enumerated() { try access?.set { fields[index].value } }
            return .void
        }
    }

    /// Returns the code of the first assignment to a stored property in an initializer: it calls no observers.
    private func initialize(_ target: Expression, _ value: Expression) throws -> Code? {
        guard let initializer = context.initializer, let owner = initializer.owner, !context.isClosure, !isDeferred
        else {
            return nil
        }
        switch target.kind {
        case .member(let base, _):
            guard case .name("self") = base.kind else { return nil }
        case .name: break
        default: return nil
        }
        guard let declaration = choice(of: target)?.declaration, declaration.kind == .variable, !declaration.isStatic,
            let member = declaration.owner, owner === member, let own = local("self")
        else { return nil }
        if case .variable(let binding)? = declaration.implementation, !binding.attributes.isEmpty {
            return try initializeWrapped(declaration, binding, value, own)
        }
        guard Layout.isStored(declaration), owner.code != nil else { return nil }
        let run = try code(value, as: targetType(target)).run
        let place = place(of: own)
        let holding = declaration.holding
        let types = types
        return Code { here in
            let new = holding.stored(try run(here))
            try place.access(here).modify { base in
                guard case .instance(var instance) = base,
                    let index = types.layout(of: instance.type.nominal).place(of: declaration)
                else { return }
                if instance.type.nominal.isClass {
                    instance.fields[index] = new
                    return
                }
                base = .void
                if !isKnownUniquelyReferenced(&instance) { instance = instance.copy() }
                instance.fields[index] = new
                base = .instance(instance)
            }
            return .void
        }
    }

    /// An assignment to a wrapped property makes the wrapper, if it was not made before.
    private func initializeWrapped(
        _ property: Declaration,
        _ binding: VariableBinding,
        _ value: Expression,
        _ own: LocalVariable
    ) throws -> Code? {
        guard let owner = property.owner,
            let storage = runner.interfaces.members("_" + property.name, of: owner).first(where: \.isStorage),
            runner.member(storage).setter != nil
        else { return nil }
        let run = try code(value, as: property.result).run
        let place = place(of: own)
        let (runner, location, find) = (runner, location(value.offset), concrete(context.selfType ?? .error))
        return Code { here in
            let new = try run(here)
            let type = find(here)
            try place.access(here).modify { base in
                guard case .instance(var instance) = base,
                    let index = runner.types.layout(of: instance.type.nominal).place(of: storage)
                else { return }
                guard case .void = instance.fields[index] else {
                    return try runner.setExactly(property, of: &base, type, to: new, at: location)
                }
                let wrapper = try runner.wrapped(new, storage, type, at: location)
                if !instance.type.nominal.isClass {
                    base = .void
                    if !isKnownUniquelyReferenced(&instance) { instance = instance.copy() }
                }
                instance.fields[index] = wrapper
                base = .instance(instance)
            }
            return .void
        }
    }
}
