/// The places that names, members and subscripts are.
extension Compiler {
    func place(named node: Expression) throws -> Place {
        guard let choice = choice(of: node) else { return value(try code(node)) }
        if let variable = choice.variable {
            let wasImplicit = wasImplicit(variable.type, node)
            if let local = local(variable.name) {
                let place = place(of: local)
                return wasImplicit ? implicitlyUnwrapped(place, at: node.offset) : place
            }
            guard let declaration = runner.interfaces.variable(variable.name) else { return value(try code(node)) }
            return try globalPlace(declaration, node, wasImplicit)
        }
        guard let declaration = choice.declaration, declaration.kind == .variable else {
            return value(try code(node))
        }
        guard declaration.owner != nil else {
            return try globalPlace(declaration, node, wasImplicit(choice.type, node))
        }
        if declaration.isStatic { return staticPlace(declaration, choice, nil, node) }
        guard let own = local("self") else { return value(try code(node)) }
        return property(declaration, choice, of: place(of: own), try code(node), node, isSelf: true)
    }

    /// Sets a place to a new value, which is computed before the change, or in it.
    static func late(
        _ isLate: Bool,
        _ make: @escaping () throws -> Value,
        _ modify: ((inout Value) throws -> Void) throws -> Void
    ) throws {
        try lateValue(isLate, make) { make in try modify { $0 = try make() } }
    }

    static func lateValue(
        _ isLate: Bool,
        _ make: @escaping () throws -> Value,
        _ set: (@escaping () throws -> Value) throws -> Void
    ) throws {
        guard !isLate else { return try set(make) }
        let new = try make()
        try set { new }
    }

    /// True if a property of `self` means its storage, and its observers are not called: in them, and in initializers and
    /// the `deinit` of the type that stores it.
    private func isDirect(_ declaration: Declaration) -> Bool {
        guard !context.isClosure, !isDeferred, declaration.isObserved, Layout.isStored(declaration) else {
            return false
        }
        return declaration === context.observed
            || context.storageOwner === declaration.owner
                && declaration.owner != nil
    }

    private func isSelf(_ node: Expression) -> Bool {
        if case .name("self") = node.kind { return choice(of: node)?.variable != nil }
        return false
    }

    /// Returns true for a place of type `T!` whose value is meant.
    private func wasImplicit(_ declared: Type, _ node: Expression) -> Bool {
        declared.wrapped != nil && declared.wrapped == type(of: node)
    }

    private func globalPlace(_ declaration: Declaration, _ node: Expression, _ wasImplicit: Bool) throws -> Place {
        let place = globalPlace(declaration, try code(node), at: node.offset)
        return wasImplicit ? implicitlyUnwrapped(place, at: node.offset) : place
    }

    private func globalPlace(_ declaration: Declaration, _ read: Code, at offset: Int) -> Place {
        let (runner, place) = (runner, location(offset))
        let observed = context.observed
        guard case .variable(let binding)? = declaration.implementation else { return value(read) }
        if binding.accessors != nil || !binding.attributes.isEmpty || binding.observers != nil {
            return Place(
                read: read,
                access: { _ in
                    Access(
                        modify: { try runner.modifyGlobal(declaration, observed, at: place, $0) },
                        set: { try runner.setGlobal(declaration, try $0(), observed, at: place) }
                    )
                },
                isPlain: false
            )
        }
        let global = runner.global(declaration)
        let holding = declaration.holding
        if !holding.isStrong {
            return Place(read: read) { _ in
                Access(
                    modify: { change in
                        runner.recorder.noteEffect()
                        try Place.change(try holding.read(global.value), change) {
                            global.value = holding.stored($0)
                        }
                    },
                    set: {
                        global.value = holding.stored(try $0())
                        global.isInitialized = true
                    }
                )
            }
        }
        return Place(
            read: read,
            access: { _ in
                Access(
                    modify: { change in
                        runner.recorder.noteEffect()
                        do { try global.modify(change) } catch let error as BindingError {
                            throw runner.located(error, at: place.offset, place.source)
                        }
                    },
                    set: {
                        runner.recorder.noteEffect()
                        let value = try $0()
                        do { try global.set(value) } catch let error as BindingError {
                            throw runner.located(error, at: place.offset, place.source)
                        }
                    }
                )
            },
            isPure: true
        )
    }

    private func staticPlace(_ declaration: Declaration, _ choice: Choice, _ base: Code?, _ node: Expression) -> Place {
        let (runner, place) = (runner, location(node.offset))
        let find = concrete(choice.selfType ?? .error)
        let observed = context.observed
        let run = base?.run
        func type(_ here: Activation) throws -> Type {
            guard let run, declaration.owner?.isClass == true || declaration.isRequirement,
                case .type(let value) = try run(here)
            else { return find(here) }
            return runner.types.type(of: value)
        }
        return Place(
            read: Code { try runner.readStatic(declaration, try type($0), at: place) },
            access: { here in
                let type = try type(here)
                return Access(
                    modify: { try runner.modifyStatic(declaration, type, observed, at: place, $0) },
                    set: { try runner.setStatic(declaration, type, try $0(), observed, at: place) }
                )
            },
            isPlain: false
        )
    }

    // MARK: - Members

    func place(of name: String, of base: Expression, _ node: Expression) throws -> Place {
        if name == "self", choice(of: node) == nil { return try place(base) }
        if case .tuple(let fields) = type(of: base).form {
            let index = fields.firstIndex { $0.label == name } ?? Int(name, radix: 10) ?? 0
            return field(index, of: try place(base), try code(node))
        }
        guard let choice = choice(of: node), let declaration = choice.declaration else {
            return value(try code(node))
        }
        if choice.isDynamic { return try dynamicPlace(name, base, choice, declaration, node) }
        guard declaration.kind == .variable else { return value(try code(node)) }
        if declaration.isStatic { return staticPlace(declaration, choice, try code(base), node) }
        return property(
            declaration,
            choice,
            of: try place(base),
            try code(node),
            node,
            isSuper(base),
            isSelf: isSelf(base)
        )
    }

    private func field(_ index: Int, of base: Place, _ read: Code) -> Place {
        Place(
            read: read,
            access: { here in
                let access = try base.access(here)
                func modify(_ change: (inout Value) throws -> Void) throws {
                    try access.modify { value in
                        guard case .tuple(var fields) = value else { return }
                        value = .void
                        defer { value = .tuple(fields) }
                        try change(&fields[index].value)
                    }
                }
                return Access(modify: modify, set: { try Self.late(base.isLate, $0, modify) })
            },
            isPlain: base.isPlain,
            isLate: base.isLate,
            isPure: base.isPure
        )
    }

    /// Returns the place of a property of a place.
    func property(
        _ declaration: Declaration,
        _ choice: Choice,
        of base: Place,
        _ read: Code,
        _ node: Expression,
        _ isSuper: Bool = false,
        isSelf: Bool = false
    ) -> Place {
        let (runner, place) = (runner, location(node.offset))
        let find = concrete(choice.selfType ?? .error)
        let observed = isSelf && isDirect(declaration) ? declaration : nil
        let isSuper = isSuper || observed != nil
        let isPlain = base.isPlain && (declaration.owner?.code != nil) && Layout.isStored(declaration)
        // An object is not changed by a change of its property, nor a value by a setter that is not mutating.
        let isObject = choice.selfType.map { runner.lookup.isClass($0) } ?? false || runner.keepsBase(declaration)
        let run = base.read.run
        let types = types
        let wasImplicit = wasImplicit(choice.type, node)
        let change = PropertyChange(
            declaration: declaration,
            isExact: isSuper,
            observed: observed,
            runner: runner,
            place: place
        )
        let result = Place(
            read: read,
            access: { here in
                let type = find(here)
                if isObject { return change.access(ofObject: types.opened(try run(here)), type) }
                return change.access(in: try base.access(here), type, isLate: base.isLate)
            },
            isPlain: isPlain,
            isLate: base.isLate && !isObject,
            isPure: base.isPure && Layout.isStored(declaration) && !declaration.modifiers.contains(.lazy)
                && !declaration.isObserved
        )
        return wasImplicit ? implicitlyUnwrapped(result, at: node.offset) : result
    }

    private func implicitlyUnwrapped(_ place: Place, at offset: Int) -> Place {
        let fail = failure(at: offset)
        return Place(
            read: place.read,
            access: { here in
                let access = try place.access(here)
                func modify(_ change: (inout Value) throws -> Void) throws {
                    try access.modify { value in
                        guard case .present(var inner) = value else {
                            throw fail("unexpectedly found nil while implicitly unwrapping an Optional value")
                        }
                        value = .void
                        defer { value = .present(inner) }
                        try change(&inner)
                    }
                }
                return Access(modify: modify, set: { try Self.late(place.isLate, $0, modify) })
            },
            isPlain: place.isPlain,
            isLate: place.isLate,
            isPure: place.isPure
        )
    }

    private func dynamicPlace(
        _ name: String,
        _ base: Expression,
        _ choice: Choice,
        _ declaration: Declaration,
        _ node: Expression
    ) throws -> Place {
        let argument = try dynamicArgument(name, choice, node)
        if declaration.isStatic {
            return subscripted(declaration, choice, value(try code(base)), [argument], try code(node), node)
        }
        return subscripted(declaration, choice, try place(base), [argument], try code(node), node, isSuper(base))
    }

    // MARK: - Subscripts

    func place(of base: Expression, _ indices: [LabelledExpression], _ node: Expression) throws -> Place {
        if indices.count == 1, indices[0].label == "keyPath" {
            return try place(of: try place(base), keyPath: indices[0].value, node)
        }
        guard let choice = choice(of: node), let declaration = choice.declaration else {
            return value(try code(node))
        }
        let arguments = try self.arguments(indices, choice, declaration).values
        if declaration.isStatic {
            return subscripted(declaration, choice, value(try code(base)), arguments, try code(node), node)
        }
        return subscripted(declaration, choice, try place(base), arguments, try code(node), node, isSuper(base))
    }

    private func subscripted(
        _ declaration: Declaration,
        _ choice: Choice,
        _ base: Place,
        _ arguments: [(Activation) throws -> Value],
        _ read: Code,
        _ node: Expression,
        _ isSuper: Bool = false
    ) -> Place {
        let find = concrete(choice.selfType ?? .error)
        let own = choice.arguments.map { concrete($0) }
        let isLate = base.isLate
        let base = declaration.hasNonmutatingSetter ? value(base.read) : base
        let change = ElementChange(
            declaration: declaration,
            arguments: arguments,
            isExact: isSuper,
            runner: runner,
            place: location(node.offset)
        )
        return Place(
            read: read,
            access: { here in
                try change.access(in: base.access(here), here, find(here), own.map { $0(here) }, isLate: isLate)
            },
            isPlain: false,
            isLate: isLate
        )
    }
}

extension RuntimeTypes {
    /// Changes a value of a protocol's type, which keeps its own type.
    func opening(_ value: inout Value, _ change: (inout Value) throws -> Void) rethrows {
        guard case .erased(let erased) = value else { return try change(&value) }
        var inner = erased.value
        let type = erased.type
        value = .void
        defer { value = self.erased(inner, type) }
        try change(&inner)
    }
}
