extension Evaluator {
    /// Declares the variables of a binding in a scope.
    ///
    /// - Parameter line: the line of the declaration, if it has no other bindings.
    func declare(_ binding: VariableBinding, at offset: Int, _ scope: Scope, line: KnownLine? = nil) throws {
        if let accessors = binding.accessors { return declareComputed(binding, accessors, at: offset, scope) }
        if binding.isLazy {
            throw failure(
                "'lazy' is not supported for variables",
                at: offset,
                scope,
                kind: .unsupported,
                fix: "only properties can be lazy here"
            )
        }
        if let type = binding.type, case .name(_, _, let place) = binding.pattern { try check(type, at: place, scope) }
        guard let node = binding.value else { return try declareWithoutValue(binding, at: offset, scope) }
        let value = try initialValue(node, binding.type, scope, line)
        if case .name(let name, let isLet, _) = binding.pattern {
            if case .nil = value, binding.type == nil, case .nilLiteral = node.kind {
                throw failure(
                    "'nil' requires a contextual type",
                    at: node.offset,
                    scope,
                    fix: "write 'let \(name): Type? = nil'"
                )
            }
            if case .void = value, binding.type == nil, case .call = node.kind {
                note("'\(name)' inferred to have type 'Void', which may be unexpected", at: offset, scope)
            }
            let type = binding.type ?? Self.spelledGeneric(node) ?? inferredType(of: value)
            let cell = Cell(value, isLet: isLet, type: type)
            observe(cell, binding.observers, scope)
            scope.define(name, cell)
        } else {
            guard try match(binding.pattern, value, scope) else {
                throw failure("the value does not match this pattern", at: offset, scope)
            }
        }
    }

    private func initialValue(
        _ node: Expression,
        _ type: TypeRef?,
        _ scope: Scope,
        _ line: KnownLine?
    ) throws -> Value {
        try values(of: line, as: type, scope) {
            let value = try evaluate(node, type, scope)
            guard let type else { return [optionalIfImplicit(value, node, scope)] }
            return [try coerce(value, to: type, as: .variable, at: node.offset, scope)]
        }[0]
    }

    /// Returns the type of a call like `Stack<Double>()`, since the value may not determine the generic argument.
    private static func spelledGeneric(_ node: Expression) -> TypeRef? {
        guard case .call(let call) = node.kind, case .type(let type) = call.callee.kind,
            case .generic(let name, _) = type, !BuiltInTypes.names.contains(name)
        else { return nil }
        return type
    }

    private func declareWithoutValue(_ binding: VariableBinding, at offset: Int, _ scope: Scope) throws {
        guard case .name(let name, let isLet, _) = binding.pattern, let type = binding.type else {
            throw failure("type annotation missing in pattern", at: offset, scope)
        }
        let isNil = type.isOptional && !isLet
        let cell = Cell(isNil ? .nil : .void, isLet: isLet, type: type, isInitialized: isNil)
        observe(cell, binding.observers, scope)
        scope.define(name, cell)
    }

    private func declareComputed(
        _ binding: VariableBinding,
        _ accessors: VariableBinding.Accessors,
        at offset: Int,
        _ scope: Scope
    ) {
        guard case .name(let name, _, _) = binding.pattern else { return }
        let computed = MemberTable.Computed(
            name: name,
            type: binding.type,
            accessors: accessors,
            builder: binding.builder,
            scope: scope,
            typeName: scope.frame.typeName ?? ""
        )
        let selfCell = scope.frame.selfCell
        noteCycleCandidate(scope)
        let cell = Cell(.void, isLet: accessors.setter == nil, type: binding.type)
        cell.getter = { [unowned self] in try read(computed, selfCell: selfCell, at: offset, scope) }
        if accessors.setter != nil {
            cell.setter = { [unowned self] value in
                try write(value, to: computed, selfCell: selfCell, at: offset, scope)
            }
        }
        scope.define(name, cell)
    }

    // MARK: - Observers

    /// Installs the observers of a variable.
    func observe(_ cell: Cell, _ observers: VariableBinding.Observers?, _ scope: Scope) {
        guard let observers else { return }
        noteCycleCandidate(scope)
        var isRunning = false
        cell.observer = { [unowned self] old, new in
            // Assignments to the variable by its own observer are not observed.
            if isRunning { return }
            isRunning = true
            defer { isRunning = false }
            if let before = observers.before, let new {
                try run(before, with: new, selfCell: scope.frame.selfCell, typeName: scope.frame.typeName, scope)
            }
            if let after = observers.after, new == nil {
                try run(after, with: old, selfCell: scope.frame.selfCell, typeName: scope.frame.typeName, scope)
            }
        }
    }

    /// Runs an observer of a variable or property.
    func run(
        _ observer: (parameter: String, body: [Statement]),
        with value: Value,
        selfCell: Cell?,
        typeName: String?,
        observing name: String? = nil,
        _ scope: Scope
    ) throws {
        // The observer is called by the assignment; the call stack names the line of the function that assigns.
        let place = observer.body.first?.offset ?? 0
        try traced("an observer" + (name.map { " of \($0)" } ?? ""), nil, at: place, scope) {
            let frame = Frame(source: scope.frame.source, selfCell: selfCell, typeName: typeName, result: .void)
            frame.observed = name
            let inner = Scope(parent: scope, frame: frame)
            inner.define(observer.parameter, Cell(value, isLet: true))
            _ = try execute(observer.body, Scope(parent: inner, frame: frame))
        }
    }
}
