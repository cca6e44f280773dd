extension Evaluator {
    /// The declaration that an unqualified name refers to.
    enum Resolution {
        case cell(Cell)
        case functions([BoundCode])
        /// A member of `self`, which is stored in the cell.
        case member(Cell)
    }

    /// Looks up a name: locals, then members of `self`, then enclosing scopes, then the session's declarations.
    func resolve(name: String, _ scope: Scope) -> Resolution? {
        var current: Scope? = scope
        while let here = current {
            if let cell = here.variable(name) {
                keeper?.noteRead(name, cell, in: here)
                return .cell(cell)
            }
            let functions = here.functions(named: name)
            if !functions.isEmpty {
                keeper?.noteFunctions(name, in: here)
                return .functions(functions.map { BoundCode(code: $0, scope: here, typeName: here.frame.typeName) })
            }
            if let owner = here.frame.selfCell, here.parent?.frame.selfCell !== owner {
                if name == "self" { return .cell(owner) }
                if hasMember(name, of: owner.value) { return .member(owner) }
            }
            current = here.parent
        }
        keeper?.noteAbsent(name)
        return nil
    }

    func evaluateName(_ name: String, _ node: Expression, _ expected: TypeRef?, _ scope: Scope) throws -> Value {
        switch resolve(name: name, scope) {
        case .cell(let cell):
            guard cell.isInitialized else {
                throw failure("'\(name)' used before being initialized", at: node.offset, scope)
            }
            return try cell.getter?() ?? cell.value
        case .functions(let functions): return functionValue(functions, expected, scope)
        case .member(let owner): return try member(name, of: owner.value, at: node.offset, scope, expected: expected)
        case nil: break
        }
        if let type = findType(name, scope) {
            noteType(type)
            return .type(type)
        }
        if let functions = table.functions[name] ?? table.builtInFunctions[name] {
            return functionValue(of: functions.map { .native($0) }, name: name, expected, node.offset, scope)
        }
        if Self.isOperator(name) { return operatorFunction(name, at: node.offset, scope) }
        if let type = try genericType(name, at: node.offset, scope) { return .type(type) }
        throw unknownName(name, at: node.offset, scope)
    }

    func unknownName(_ name: String, at offset: Int, _ scope: Scope) -> Diagnostic {
        if name == "_" {
            return failure("'_' can only appear in a pattern or on the left side of an assignment", at: offset, scope)
        }
        if name == "self" || name == "super" { return failure("cannot find '\(name)' in scope", at: offset, scope) }
        if let what = AbsentNames.remedy(forName: name) {
            return failure("'\(name)' is not supported here", at: offset, scope, kind: .unsupported, fix: what)
        }
        if name.hasPrefix("$") {
            return failure(
                "anonymous closure argument '\(name)' not contained in a closure without named parameters",
                at: offset,
                scope
            )
        }
        let isType = name.first?.isUppercase == true
        return failure(
            "cannot find '\(name)' in scope",
            at: offset,
            scope,
            didYouMean: NearestName.nearest(to: name, among: namesInReach(scope)),
            fix: isType ? nil : "declare it with 'let \(name) = …', or write text in quotation marks"
        )
    }

    /// Returns all names that are visible in a scope.
    func namesInReach(_ scope: Scope) -> [String] {
        var names: [String] = []
        var current: Scope? = scope
        while let here = current {
            names += here.names
            if let owner = here.frame.selfCell, here.parent?.frame.selfCell !== owner {
                names += memberNames(of: owner.value)
            }
            current = here.parent
        }
        names += types.keys.sorted() + aliases.keys.sorted()
        names += table.typeOrder + table.functions.keys.sorted()
        names += table.builtIns.keys.sorted() + table.builtInFunctions.keys.sorted()
        return names
    }

    private func functionValue(_ functions: [BoundCode], _ expected: TypeRef?, _ scope: Scope) -> Value {
        let wanted = expected?.function?.parameters.count
        let chosen = functions.first { $0.code.signature.parameters.count == wanted } ?? functions[0]
        let signature = chosen.code.signature
        noteCycleCandidate(chosen.scope)
        let body: (inout [Value]) throws -> Value = { [self] arguments in
            beginCallback()
            arguments = arguments.spread(over: signature.parameters)
            guard arguments.count == signature.parameters.count else {
                throw BindingError("'\(signature.labelledName)' takes \(signature.parameters.count) arguments")
            }
            for (index, parameter) in signature.parameters.enumerated() {
                arguments[index] = try coerce(
                    arguments[index],
                    to: parameter.type,
                    at: chosen.code.offset,
                    chosen.scope
                )
            }
            return try invoke(chosen, selfCell: chosen.scope.frame.selfCell, &arguments, at: chosen.code.offset, scope)
        }
        let type = TypeRef.function(
            signature.parameters.map { .init(type: $0.type, isInout: $0.isInout) },
            signature.result
        )
        return .function(
            FunctionValue(
                name: signature.name,
                parameterCount: signature.parameters.count,
                type: type,
                runtime: self,
                body: body
            )
        )
    }

    /// Returns candidates as a function value, as in `map(Label.init)`; the first one with the expected number of
    /// parameters.
    func functionValue(
        of candidates: [Candidate],
        name: String,
        _ expected: TypeRef?,
        _ offset: Int,
        _ scope: Scope
    ) -> Value {
        let wanted = expected?.function?.parameters.count ?? 1
        let chosen =
            candidates.first { $0.signature.parameters.count == wanted }
            ?? candidates.first { candidate in
                candidate.signature.parameters.filter { !$0.isOptional }.count <= wanted
            } ?? candidates[0]
        noteCycleCandidate(scope)
        let body: (inout [Value]) throws -> Value = { [self] arguments in
            beginCallback()
            let parameters = chosen.signature.parameters
            if parameters.count == 1, parameters[0].isVariadic { arguments = [.array(arguments)] }
            arguments = arguments.spread(over: parameters)
            guard arguments.count <= parameters.count else {
                throw BindingError("'\(chosen.signature.labelledName)' takes \(parameters.count) arguments")
            }
            var values: [Value] = []
            for (index, parameter) in parameters.enumerated() {
                values.append(
                    index < arguments.count
                        ? parameter.isVariadic
                            ? arguments[index] : try coerce(arguments[index], to: parameter.type, at: offset, scope)
                        : try defaultValue(of: chosen, at: index, offset, scope)
                )
            }
            var root = Value.void
            let result = try invoke(chosen, root: &root, &values, origin: offset, scope)
            for (index, parameter) in parameters.enumerated() where parameter.isInout && index < arguments.count {
                arguments[index] = values[index]
            }
            return result
        }
        // If the context does not determine the number of parameters, the number of arguments does.
        let isWanted = expected?.function != nil || chosen.signature.parameters.count == wanted
        return .function(
            FunctionValue(
                name: name,
                parameterCount: isWanted ? wanted : nil,
                type: expected,
                runtime: self,
                body: body
            )
        )
    }
}

extension [Value] {
    /// Returns the elements of a tuple that is the only argument of a function with as many parameters, as `zip` and
    /// `map` pass it.
    fileprivate func spread(over parameters: [Signature.Parameter]) -> [Value] {
        guard count == 1, case .tuple(let fields) = self[0], fields.count == parameters.count else { return self }
        return fields.map(\.value)
    }
}
