/// The names in an expression, and the calls of what they name.
extension Solver {
    func name(_ name: String, _ node: Expression, _ scope: LexicalScope, call: CallSite?) -> Type {
        if name == "super" { return superType(scope, node) }
        if node.notation?.module != nil { return global(name, node, scope, call: call) }
        var current: LexicalScope? = scope
        // The type of a block whose members are around the place.
        var inner: Nominal?
        while let here = current {
            if let variable = here.variables[name] {
                if let inner, !here.isOfSource {
                    let kind = inner.kind.rawValue
                    note("\(kind) declaration cannot close over value '\(name)' defined in outer scope", node)
                }
                return type(of: variable, node)
            }
            if let functions = here.functions[name] {
                return decided(functions.map { .init(declaration: $0, isBound: true) }, node, call)
            }
            if let found = here.types[name] { return .metatype(specialised(named(found), node, scope)) }
            if let selfType = here.selfType {
                if let type = implicitMember(name, selfType, here, node, call) { return type }
                inner = inner ?? selfType.nominal
            }
            current = here.parent
        }
        return global(name, node, scope, call: call)
    }

    private func type(of variable: LexicalScope.Variable, _ node: Expression) -> Type {
        var choice = Choice(type: variable.type)
        choice.variable = variable
        if variable.type.isError { state.dependsOnUnknown = true }
        state.choices[ObjectIdentifier(node)] = choice
        if variable.isImplicitlyUnwrapped, !state.assigned.contains(ObjectIdentifier(node)),
            let wrapped = variable.type.wrapped
        {
            let type = state.variable()
            state.disjunctions.append(
                .init(type: type, members: [], node: node, alternatives: [variable.type, wrapped])
            )
            return type
        }
        return variable.type
    }

    private func superType(_ scope: LexicalScope, _ node: Expression) -> Type {
        var current: LexicalScope? = scope
        while let here = current {
            if let selfType = here.selfType, let above = lookup.superclass(of: selfType) {
                state.selfOfSuper = selfType
                return here.isStatic ? .metatype(above) : above
            }
            current = here.parent
        }
        note(
            "'super' cannot be used outside of a class computed property, method, initializer, deinitializer, or subscript",
            node
        )
        return .error
    }

    private func implicitMember(
        _ name: String,
        _ selfType: Type,
        _ scope: LexicalScope,
        _ node: Expression,
        _ call: CallSite?
    ) -> Type? {
        if name == "Self" { return .metatype(selfType) }
        var candidates = members(name, of: selfType, isStatic: scope.isStatic, isBound: true)
        if candidates.isEmpty, scope.isStatic {
            candidates = members(name, of: selfType, isStatic: false, isBound: false)
            if !candidates.isEmpty, candidates.allSatisfy({ $0.declaration.kind == .variable }) {
                note(.sentence(Self.misused(name, on: selfType, isInInitialValue: scope.isInitialValue)), node)
                return .error
            }
        }
        guard name != "init", !candidates.isEmpty else { return typeParameter(name, scope, node) }
        // A function of the same name is meant if no member fits the labels.
        if let call {
            let fitting = candidates.contains { candidate in
                switch candidate.declaration.kind {
                case .variable, .type: true
                default: ParameterMatch(candidate.declaration, call.arguments, state: state).matched != nil
                }
            }
            if !fitting {
                candidates += interfaces.functions(name).map { .init(declaration: $0, isBound: true) }
            }
        }
        return decided(candidates, node, call)
    }

    private func typeParameter(_ name: String, _ scope: LexicalScope, _ node: Expression) -> Type? {
        guard let parameter = scope.typeScope.generics.last(where: { $0.name == name }) else { return nil }
        return .metatype(lookup.reduced(Type(.parameter(parameter))))
    }

    /// Returns the type of a name that no block and no type around it declares.
    func global(_ name: String, _ node: Expression, _ scope: LexicalScope, call: CallSite?) -> Type {
        // What source declares has no effect on a name that a module qualifies.
        let interfaces = node.notation?.module == nil ? self.interfaces : self.interfaces.ofLibrary
        if let variable = interfaces.variable(name) {
            return decided([.init(declaration: variable, isBound: true)], node, call)
        }
        let functions = interfaces.functions(name)
        if !functions.isEmpty { return decided(functions.map { .init(declaration: $0, isBound: true) }, node, call) }
        do {
            let type = try TypeResolver(interfaces: self.interfaces, scope: scope.typeScope).resolve(
                node.type(named: name)
            )
            if node.written != nil, let problem = lookup.problem(in: type) { note(problem, node) }
            return .metatype(opened(lookup.reduced(type), in: scope.typeScope.nominals) { _ in false })
        } catch let error as TypeError where error.name != name {
            note(Mistake(error, at: node))
            return .error
        } catch {}
        if let type = cursorType(name, scope) { return type }
        if let module = node.notation?.module {
            note(.unknownMember(name, of: module, .module), node, .name(name, scope, isCalled: call != nil))
        } else if name == "self" {
            note("cannot find 'self' in scope; did you mean to use it in a type or extension context?", node)
        } else if name.hasPrefix("$"), name.dropFirst().allSatisfy(\.isNumber) {
            note("anonymous closure argument not contained in a closure", node)
        } else if scope.declaresLater(name) {
            note("use of local variable '\(name)' before its declaration", node)
        } else {
            note(.unknownName(name), node, .name(name, scope, isCalled: call != nil))
        }
        return .error
    }

    private func named(_ found: NestedType) -> Type {
        switch found {
        case .nominal(let nominal): nominal.selfType
        case .alias(_, let type): type
        }
    }

    private func specialised(_ type: Type, _ node: Expression, _ scope: LexicalScope) -> Type {
        if let written = node.written { return resolve(written, scope, node) }
        return opened(type) { _ in false }
    }

    private func decided(_ candidates: [State.Candidate], _ node: Expression, _ call: CallSite?) -> Type {
        let type = call.map(\.function) ?? state.variable()
        let labelled = labelled(candidates, node)
        if case .failed = decide(labelled, type, node, call: call, site: nil) {
            note("no exact matches in reference to '\(candidates[0].declaration.name)'", node)
        }
        return type
    }

    func labelled(_ candidates: [State.Candidate], _ node: Expression) -> [State.Candidate] {
        guard let labels = node.notation?.labels else { return candidates }
        return candidates.filter { $0.declaration.parameters.map(\.label) == labels }
    }

    // MARK: - Members

    func member(_ node: Expression, _ scope: LexicalScope, call: CallSite?) -> Type {
        if case .member = node.kind, !node.genericArguments.isEmpty, let named = self.type(denotedBy: node, scope) {
            return named
        }
        let type = call.map(\.function) ?? state.variable()
        switch node.kind {
        case .implicitMember(let name):
            guard let base = state.implicitBases.last else { return .error }
            let site = MemberSite(
                base: .metatype(base),
                name: name,
                type: type,
                node: node,
                isImplicit: true,
                call: call
            )
            add(.member(site), node)
        case .member(let base, let name):
            let site = MemberSite(base: generateBase(base, scope), name: name, type: type, node: node, call: call)
            add(.member(site), node)
        default: break
        }
        return type
    }

    // MARK: - Calls

    func call(_ call: Call, _ node: Expression, _ scope: LexicalScope) -> Type {
        if case .name("type") = call.callee.kind, call.arguments.count == 1, call.arguments[0].label == "of" {
            return .metatype(generate(call.arguments[0].value, scope))
        }
        if let stub = stub(call.callee, scope) { return make(stub, call, scope) }
        let result = state.variable()
        let outer = state.implicitBases
        // The arguments belong to no `.name` around the call.
        state.implicitBases = []
        let arguments = call.arguments.map { argument in
            CallSite.Argument(
                label: argument.label,
                type: generate(argument.value, scope),
                node: argument.value,
                isTrailing: argument.isTrailing,
                isReference: argument.value.isReference,
                cursor: place(ofCursorIn: argument.value)
            )
        }
        state.implicitBases = outer
        let function = state.variable()
        let site = CallSite(function: function, arguments: arguments, result: result, callee: call.callee, node: node)
        let type = callee(call.callee, site, scope)
        if type != function { _ = unify(function, type) }
        add(.call(site), node)
        return result
    }

    private func callee(_ node: Expression, _ site: CallSite, _ scope: LexicalScope) -> Type {
        // A compound name is a function, whose arguments have no labels.
        if node.notation?.labels != nil { return generateBase(node, scope) }
        if node.isImplicit { state.inChain.insert(ObjectIdentifier(node)) }
        let type: Type
        switch node.kind {
        case .name(let name): type = self.name(name, node, scope, call: site)
        case .globalName(let name): type = global(name, node, scope, call: site)
        case .member, .implicitMember: type = member(node, scope, call: site)
        case .array, .dictionary:
            type = typeNamed(node).map { .metatype(resolve($0, scope, node)) } ?? generate(node, scope)
        default: return generateBase(node, scope)
        }
        state.types[ObjectIdentifier(node)] = type
        return type
    }

    func element(of base: Expression, _ indices: [LabelledExpression], _ node: Expression, _ scope: LexicalScope)
        -> Type
    {
        let (function, result) = (state.variable(), state.variable())
        let type = generateBase(base, scope)
        if indices.count == 1, indices[0].label == "keyPath" { return value(in: type, at: indices[0].value, scope) }
        let outer = state.implicitBases
        state.implicitBases = []
        let arguments = indices.map { index in
            CallSite.Argument(
                label: index.label,
                type: generate(index.value, scope),
                node: index.value,
                isReference: index.value.isReference,
                cursor: place(ofCursorIn: index.value)
            )
        }
        state.implicitBases = outer
        let call = CallSite(
            function: function,
            arguments: arguments,
            result: result,
            callee: node,
            node: node,
            isSubscript: true
        )
        add(.member(MemberSite(base: type, name: "subscript", type: function, node: node, call: call)), node)
        add(.call(call), node)
        return result
    }
}

extension Expression {
    fileprivate var isReference: Bool {
        if case .reference = kind { return true }
        return false
    }
}
