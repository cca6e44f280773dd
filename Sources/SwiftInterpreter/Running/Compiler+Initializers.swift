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

extension Compiler {
    /// Returns the code that makes the property wrappers of a function's parameters; nil if it has none.
    func wrapParameters(_ declaration: Declaration) throws -> ((Activation) throws -> Void)? {
        guard let all = findings.details.wrappedParameters[ObjectIdentifier(declaration)] else { return nil }
        let runs = try all.map { try wrap($0) }
        return { here in for run in runs { try run(here) } }
    }

    /// Returns the code of a body, before which the wrappers of the parameters are made.
    static func wrapped(_ body: @escaping Run, by wrap: ((Activation) throws -> Void)?) -> Run {
        guard let wrap else { return body }
        return { here in
            try wrap(here)
            return try body(here)
        }
    }

    /// Returns the code that makes and stores a property wrapper; its value and its projection are read and set through
    /// it.
    func wrap(_ wrapped: Details.WrappedParameter) throws -> (Activation) throws -> Void {
        let late = wrapped.isLate ? variables.newSlot() : nil
        if let late { variables.set(Details.wrappedName, LocalVariable(place: .slot(late))) }
        let make = try code(wrapped.call, as: wrapped.type).run
        let index = variables.newBox()
        let storage = LocalVariable(place: .box(index))
        variables.set("_" + wrapped.name, storage)
        let begin = begin(storage.place)
        let place = location(0)
        let (runner, find) = (runner, concrete(wrapped.type))
        let members = [(wrapped.name, "wrappedValue"), ("$" + wrapped.name, "projectedValue")].compactMap {
            name,
            member in
            wrapped.type.nominal.flatMap { nominal in
                runner.interfaces.members(member, of: nominal).first { !$0.isStatic }
            }.map { member -> (Declaration, (Activation, Value) -> Void) in
                let variable = LocalVariable(place: .box(variables.newBox()), kind: .computed)
                variables.set(name, variable)
                return (member, self.begin(variable.place))
            }
        }
        return { here in
            begin(here, late == nil ? try make(here) : .void)
            var isMade = late == nil
            let (box, type) = (here.box(index), find(here))
            for (member, write) in members {
                let getter = FunctionValue(name: member.name, parameterCount: 0, type: nil, runtime: runner) { _ in
                    try runner.read(member, of: box.value, type, at: place)
                }
                let setter = FunctionValue(name: member.name, parameterCount: 1, type: nil, runtime: runner) {
                    if !isMade, let late {
                        isMade = true
                        here.slots[late] = $0[0]
                        box.value = try make(here)
                    } else {
                        try runner.set(member, of: &box.value, type, to: $0[0], at: place)
                    }
                    return .void
                }
                write(here, .tuple([.init(.function(getter)), .init(.function(setter))]))
            }
        }
    }

    /// Declares the parameters of a function in its first slots.
    func declareParameters(_ names: [String]) {
        for name in names { variables.set(name, LocalVariable(place: .slot(variables.newSlot()))) }
    }
}

/// The code of calls of stubs, which take the place of types of an app: any arguments fit.
extension Compiler {
    /// Returns the stub that a call makes a value of; nil if it calls something else.
    func stub(_ call: Call, _ node: Expression) -> Nominal? {
        guard case .metatype(let made) = type(of: call.callee).form, let nominal = made.nominal,
            nominal.modifiers.contains(.stub), choice(of: call.callee) == nil, choice(of: node) == nil
        else { return nil }
        return nominal
    }

    /// The code that adds the children in an argument of a stub.
    private typealias Collect = (Activation, inout [Value]) throws -> Void

    /// Returns the code that makes a value of a stub.
    ///
    /// The arguments are evaluated, as the app would evaluate them. If the stub stores an array of children, it gets
    /// those that closures build, and arguments that are children. Other closures do not run, since only the app knows
    /// when to call them.
    func make(_ stub: Nominal, _ call: Call) throws -> Code {
        let layout = types.layout(of: stub)
        var element: Type?
        if layout.stored.count == 1, case .nominal(let list, let elements)? = layout.stored.first?.result.form,
            list.name == "Array"
        {
            element = elements.first
        }
        let parts = try call.arguments.compactMap { try children(in: $0.value, element) }
        let origin = SourceOrigin(fileName: unit.source.fileName, offset: call.nameOffset)
        let (declared, count, hasChildren) = (layout.declared, layout.stored.count, element != nil)
        let budget = runner.budget
        return Code { here in
            try budget.step()
            var children: [Value] = []
            for part in parts { try part(here, &children) }
            let fields = hasChildren ? [.array(children)] : Array(repeating: Value.nil, count: count)
            return .instance(Instance(type: declared, fields: fields, origin: origin))
        }
    }

    /// Returns the code that evaluates an argument and adds the children in it; nil for one whose type only the app
    /// knows.
    private func children(in node: Expression, _ element: Type?) throws -> Collect? {
        let own = type(of: node)
        guard !own.isError else { return nil }
        let run = try code(node).run
        if case .closure = node.kind {
            guard element != nil else { return nil }
            return { here, children in
                guard case .function(let build) = try run(here), case .array(let built) = try build.call() else {
                    return
                }
                children += built
            }
        }
        guard let element, let add = addition(of: own, to: element) else { return { here, _ in _ = try run(here) } }
        return { here, children in try add(here, try run(here), &children) }
    }

    /// Returns the code that adds a value, or the elements of a list, to the children; nil if it is none.
    private func addition(of type: Type, to element: Type) -> ((Activation, Value, inout [Value]) throws -> Void)? {
        if isConvertible(type, to: element) {
            let change = conversion(from: type, to: element)
            return { here, value, children in children.append(try change?(here, value) ?? value) }
        }
        guard case .nominal(let list, let arguments) = type.form, let inner = arguments.first,
            list.name == "Array" || list.name == "Optional", let add = addition(of: inner, to: element)
        else { return nil }
        return { here, value, children in
            switch value {
            case .array(let values): for value in values { try add(here, value, &children) }
            case .present(let value): try add(here, value, &children)
            default: break
            }
        }
    }

    private func isConvertible(_ type: Type, to element: Type) -> Bool {
        if type == element { return true }
        if case .existential(let bound) = element.form { return runner.lookup.satisfies(type, bound) }
        return runner.lookup.isSubclass(type, of: element)
    }
}
