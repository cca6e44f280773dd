/// The types of declarations for one use: generic parameters become types that are looked for.
extension Solver {
    /// The types in place of generic parameters.
    typealias Substitution = [ObjectIdentifier: Type]

    /// Opens a declaration and records it as the choice of a name.
    func choose(_ candidate: State.Candidate, _ type: Type, _ node: Expression) -> Bool {
        var choice = open(candidate, node)
        choice.isDynamic = candidate.isDynamic
        state.choices[ObjectIdentifier(node)] = choice
        if choice.isDynamic { return unify(type, choice.result ?? .error) }
        checkExistential(choice, node)
        if candidate.declaration.result.isError { state.dependsOnUnknown = true }
        if candidate.declaration.isAbsent { state.absences.append(node) }
        if candidate.declaration.modifiers.contains(.disfavored) { state.score.add(.disfavored) }
        if candidate.isOfWrapped { state.score.add(.memberOfWrapped) }
        if choice.isUnapplied, candidate.declaration.kind == .function { state.score.add(.unapplied) }
        if candidate.declaration.isImplicitlyUnwrapped, !state.assigned.contains(ObjectIdentifier(node)),
            let wrapped = wrappedResult(choice.type)
        {
            state.disjunctions.append(.init(type: type, members: [], node: node, alternatives: [choice.type, wrapped]))
            return true
        }
        return unify(type, choice.type)
    }

    /// Returns the type without the optional that is implicitly unwrapped.
    private func wrappedResult(_ type: Type) -> Type? {
        if let function = type.function {
            return function.result.wrapped.map { .function(function.parameters, $0, function.effects) }
        }
        return type.wrapped
    }

    func open(_ candidate: State.Candidate, _ node: Expression) -> Choice {
        let declaration = candidate.declaration
        var substitution: Substitution = [:]
        let receiver = (candidate.receiver ?? candidate.selfType).map { state.simplified($0) }
        var selfType = candidate.selfType.map { state.simplified($0) }
        if let owner = declaration.owner {
            selfType = selfType.map { lifted($0, to: owner) }
            substitute(owner, selfType, declaration, node, into: &substitution)
            selfType = selfType ?? substituted(owner.selfType, substitution)
        }
        var arguments: [Type] = []
        for parameter in declaration.generics.parameters {
            let variable = state.variable()
            state.noteOpened(variable, parameter.name, declaration.name)
            substitution[ObjectIdentifier(parameter)] = variable
            arguments.append(variable)
        }
        for requirement in declaration.generics.requirements { add([substituted(requirement, substitution)], node) }
        // The operands of an operator may be literals, whose types it decides.
        if let owner = declaration.owner,
            declaration.kind == .initializer || declaration.kind == .type || declaration.isOperator
        {
            for requirement in owner.generics.requirements where !owner.isProtocol {
                add([substituted(requirement, substitution)], node)
            }
        }
        // The type that a protocol's initializer makes has requirements of its own.
        if declaration.kind == .initializer, declaration.owner?.isProtocol == true,
            case .nominal(let made, let given)? = selfType?.form
        {
            for requirement in made.generics.requirements {
                add([requirement.substituting(made.generics.parameters, given)], node)
            }
        }
        var choice = Choice(declaration: declaration, selfType: selfType, type: .error)
        choice.arguments = arguments
        choice.parameters = declaration.parameters.map { parameter in
            instantiated(substituted(parameter.type, substitution), at: node)
        }
        choice.result = result(of: declaration, selfType, substitution, node)
        if declaration.modifiers.contains(.dynamicSelf), let receiver, let selfType, receiver != selfType {
            choice.result = choice.result?.replacing(selfType, by: receiver)
        }
        choice.type = type(of: declaration, choice, isBound: candidate.isBound)
        choice.isUnapplied = !candidate.isBound
        return choice
    }

    /// Returns the superclass or the type itself whose declaration is that of a member.
    private func lifted(_ type: Type, to owner: Nominal) -> Type {
        guard !owner.isProtocol else { return type }
        var current: Type? = type
        while let here = current {
            if here.nominal === owner { return here }
            current = lookup.superclass(of: here)
        }
        return type
    }

    private func substitute(
        _ owner: Nominal,
        _ selfType: Type?,
        _ declaration: Declaration,
        _ node: Expression,
        into substitution: inout Substitution
    ) {
        owner.load()
        if owner.isProtocol {
            if let parameter = owner.generics.parameters.first {
                let type = selfType ?? state.variable()
                if selfType == nil { add(.conforms(type, Type.Existential(protocols: [owner])), node) }
                substitution[ObjectIdentifier(parameter)] = type
            }
            return
        }
        var arguments: [Type] = []
        if case .nominal(let nominal, let given)? = selfType?.form, nominal === owner { arguments = given }
        for (index, parameter) in owner.generics.parameters.enumerated() {
            let argument = index < arguments.count ? arguments[index] : nil
            substitution[ObjectIdentifier(parameter)] =
                argument
                ?? {
                    let variable = state.variable()
                    state.noteOpened(variable, parameter.name, owner.name)
                    return variable
                }()
        }
    }

    private func result(
        of declaration: Declaration,
        _ selfType: Type?,
        _ substitution: Substitution,
        _ node: Expression
    ) -> Type {
        // An initializer that a subclass inherits makes an object of the subclass.
        if declaration.kind == .initializer, let owner = declaration.owner, owner.isProtocol || owner.isClass,
            let made = selfOfInitializer(node, selfType)
        {
            return declaration.result.wrapped == nil ? made : standard.optional(made)
        }
        return instantiated(substituted(declaration.result, substitution), at: node)
    }

    private func selfOfInitializer(_ node: Expression, _ selfType: Type?) -> Type? {
        state.made[ObjectIdentifier(node)].map { state.simplified($0) } ?? selfType
    }

    private func type(of declaration: Declaration, _ choice: Choice, isBound: Bool) -> Type {
        var type = choice.result ?? .error
        switch declaration.kind {
        case .variable: return type
        case .type: return .metatype(type)
        case .enumCase where declaration.parameters.isEmpty: return type
        default: break
        }
        type = .function(
            zip(declaration.parameters, choice.parameters).map { parameter, type in
                .init(
                    type: parameter.isVariadic ? standard.array(type) : type,
                    isInout: parameter.isInout,
                    isVariadic: parameter.isVariadic,
                    isAutoclosure: parameter.isAutoclosure
                )
            },
            type,
            declaration.modifiers.effects
        )
        if !isBound, declaration.kind == .function, let selfType = choice.selfType {
            type = .function([.init(type: selfType, isInout: declaration.isMutating)], type)
        }
        return type
    }

    // MARK: - Substitution

    func substituted(_ type: Type, _ substitution: Substitution) -> Type {
        guard type.hasParameters, !substitution.isEmpty else { return type }
        if case .parameter(let parameter) = type.form { return substitution[ObjectIdentifier(parameter)] ?? type }
        return type.mappingParts { substituted($0, substitution) }
    }

    func substituted(_ requirement: Requirement, _ substitution: Substitution) -> Requirement {
        var result = requirement
        result.subject = substituted(requirement.subject, substitution)
        switch requirement.kind {
        case .same(let type): result.kind = .same(substituted(type, substitution))
        case .conforms(var bound):
            bound.superclass = bound.superclass.map { substituted($0, substitution) }
            for index in bound.known.indices {
                bound.known[index].type = substituted(bound.known[index].type, substitution)
            }
            result.kind = .conforms(bound)
        }
        return result
    }

    /// Returns the type with the associated types in it replaced, by types that are looked for where they depend on some.
    ///
    /// - Parameter node: the expression that a mistake about it is at.
    func instantiated(_ type: Type, at node: Expression? = nil) -> Type {
        if case .member(let base, let name) = type.form {
            let base = state.simplified(instantiated(base, at: node))
            if !base.hasVariables || base.variableNumber == nil {
                if let found = lookup.associated(name, of: base) { return instantiated(found, at: node) }
                if !base.hasVariables { return lookup.reduced(Type(.member(base, name))) }
            }
            let result = state.variable()
            state.constraints.append(
                Constraint(kind: .associated(base, name, result), node: node ?? Expression(.nilLiteral, at: 0))
            )
            return result
        }
        guard type.containsMembers else { return type }
        return type.mappingParts { instantiated($0, at: node) }
    }

    /// Returns the type with fresh types in place of the generic parameters of a type that is named without arguments.
    ///
    /// - Parameter around: the types around the place: the name of a type in one of them has its generic arguments.
    func opened(_ type: Type, in around: [Nominal] = [], isInside: (Nominal) -> Bool) -> Type {
        guard case .nominal(let nominal, let arguments) = type.form, !arguments.isEmpty, !isInside(nominal) else {
            return type
        }
        nominal.load()
        let isOwn = zip(nominal.generics.parameters, arguments).contains { parameter, argument in
            if case .parameter(let other) = argument.form { return other === parameter }
            return false
        }
        guard isOwn else { return type }
        var opened = arguments
        let known = around.filter { nominal.isInside($0) }.flatMap(\.generics.parameters)
        for (index, parameter) in nominal.generics.parameters.enumerated()
        where !known.contains(where: { $0 === parameter }) {
            if case .parameter(let other) = arguments[index].form, other === parameter {
                let variable = state.variable()
                state.noteOpened(variable, parameter.name, nominal.name)
                opened[index] = variable
            }
        }
        return .nominal(nominal, opened)
    }
}

extension Nominal {
    /// Returns true for a type that is declared in another one.
    fileprivate func isInside(_ other: Nominal) -> Bool {
        outer.map { $0 === other || $0.isInside(other) } ?? false
    }
}

extension Type {
    /// True if an associated type occurs in it.
    var containsMembers: Bool {
        if case .member = form { return true }
        var found = false
        Self.forEachPart(of: form) { found = found || $0.containsMembers }
        return found
    }
}

extension Type {
    /// Returns the type with another one in place of each part that is a certain type.
    fileprivate func replacing(_ type: Type, by new: Type) -> Type {
        self == type ? new : mappingParts { $0.replacing(type, by: new) }
    }
}
