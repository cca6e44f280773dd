/// The rules on what may be changed and on what may throw, checked once the types in an expression are known.
struct PlaceRules {
    let solution: State
    let lookup: Lookup
    let context: BodyChecker.Context
    private(set) var mistakes: [Mistake] = []
    /// The types of the errors that calls may throw; nil for any error.
    private(set) var thrown: [Type?] = []

    init(_ solution: State, _ lookup: Lookup, _ context: BodyChecker.Context) {
        self.solution = solution
        self.lookup = lookup
        self.context = context
    }

    /// Checks an expression and those in it.
    ///
    /// - Parameter isHandled: true inside `try?` or `try!`.
    mutating func check(_ node: Expression, isHandled: Bool = false) {
        switch node.kind {
        case .assign(let target, let value):
            checkAssignment(to: target)
            check(target, isHandled: isHandled)
            check(value, isHandled: isHandled)
        case .assignWith(_, let target, let value):
            if let reason = fixed(target) { note("left side of mutating operator isn't mutable: \(reason)", target) }
            check(target, isHandled: isHandled)
            check(value, isHandled: isHandled)
        case .reference(let place):
            if let reason = fixed(place) { note("cannot pass immutable value as inout argument: \(reason)", place) }
            check(place, isHandled: isHandled)
        case .call(let call):
            checkMutation(call)
            checkErrors(call, node, isHandled: isHandled)
            check(call.callee, isHandled: isHandled)
            for argument in call.arguments { check(argument.value, isHandled: isHandled) }
        case .attempt(let value, _): check(value, isHandled: true)
        case .closure(let closure):
            // Other bodies are checked statement by statement.
            if let body = closure.onlyExpression, solution.builders[ObjectIdentifier(node)] == nil { check(body) }
        default: for part in node.parts { check(part, isHandled: isHandled) }
        }
    }

    private mutating func note(_ message: String, _ node: Expression) {
        mistakes.append(Mistake(message: message, node: node, weight: 1))
    }

    // MARK: - Changes

    private mutating func checkAssignment(to target: Expression) {
        if case .tuple(let parts) = target.kind {
            for part in parts { checkAssignment(to: part.value) }
            return
        }
        guard let reason = fixed(target) else { return }
        let start =
            switch target.kind {
            case .subscripted: "cannot assign through subscript"
            case .name where choice(target)?.variable != nil: "cannot assign to value"
            default: "cannot assign to property"
            }
        note("\(start): \(reason)", target)
    }

    private mutating func checkMutation(_ call: Call) {
        guard let choice = choice(call.callee), let declaration = choice.declaration, !choice.isUnapplied,
            declaration.kind == .function, declaration.isMutating, !declaration.isStatic
        else { return }
        let reason: String? =
            switch call.callee.kind {
            case .member(let base, _): isReference(base) ? nil : fixed(base)
            case .name: fixedSelf(declaration)
            default: nil
            }
        if let reason { note("cannot use mutating member on immutable value: \(reason)", call.callee) }
    }

    /// Returns the reason why a place cannot be changed; nil if it can, or if that is not known.
    private func fixed(_ place: Expression) -> String? {
        switch place.kind {
        case .name(let name), .globalName(let name):
            if name == "self" { return context.isSelfImmutable ? "'self' is immutable" : nil }
            if let variable = choice(place)?.variable {
                return variable.isLet && variable.isInitialized ? "'\(name)' is a 'let' constant" : nil
            }
            return choice(place)?.declaration.flatMap { property($0, of: nil) }
        case .member(let base, _):
            guard let declaration = choice(place)?.declaration else { return isReference(base) ? nil : fixed(base) }
            return property(declaration, of: base)
        case .subscripted(let base, _):
            guard let declaration = choice(place)?.declaration, declaration.kind == .subscript else { return nil }
            if !declaration.modifiers.contains(.settable) { return "subscript is get-only" }
            return sharesValue(declaration) || isReference(base) ? nil : fixed(base)
        case .optionalLink(let base), .forced(let base), .chain(let base), .reference(let base): return fixed(base)
        case .tuple(let parts) where parts.count == 1: return fixed(parts[0].value)
        case .call(let call):
            guard let declaration = choice(call.callee)?.declaration, declaration.kind == .function else { return nil }
            return "'\(declaration.name)' returns immutable value"
        default: return nil
        }
    }

    private func property(_ declaration: Declaration, of base: Expression?) -> String? {
        guard declaration.kind == .variable else { return nil }
        guard declaration.modifiers.contains(.settable) else {
            guard declaration.modifiers.contains(.constant) else {
                return "'\(declaration.name)' is a get-only property"
            }
            // An initializer gives constants their values.
            if context.isInitializer, base.map(isSelf) ?? true { return nil }
            return "'\(declaration.name)' is a 'let' constant"
        }
        guard declaration.owner != nil, !declaration.isStatic, !sharesValue(declaration) else { return nil }
        guard let base else { return fixedSelf(declaration) }
        return isReference(base) ? nil : fixed(base)
    }

    private func fixedSelf(_ declaration: Declaration) -> String? {
        guard context.isSelfImmutable, let owner = declaration.owner, !lookup.isClass(owner.selfType) else {
            return nil
        }
        return "'self' is immutable"
    }

    private func isSelf(_ node: Expression) -> Bool {
        if case .name("self") = node.kind { return true }
        return false
    }

    /// True if a change through a declaration changes no value around it.
    private func sharesValue(_ declaration: Declaration) -> Bool {
        declaration.owner?.isClass == true || declaration.modifiers.contains(.nonmutating)
    }

    /// True for an object or a type, whose members can be changed whatever holds it.
    private func isReference(_ node: Expression) -> Bool {
        guard let found = solution.types[ObjectIdentifier(node)] else { return true }
        let type = solution.simplified(found).withoutOptionals
        if case .metatype = type.form { return true }
        return type.isError || lookup.isClass(type)
    }

    private func choice(_ node: Expression) -> Choice? { solution.choices[ObjectIdentifier(node)] }

    // MARK: - Errors

    private mutating func checkErrors(_ call: Call, _ node: Expression, isHandled: Bool) {
        guard canThrow(call, node) else { return }
        if !isHandled {
            let type = choice(call.callee)?.declaration?.place.thrown
            thrown.append(type?.hasParameters == true ? nil : type)
        }
        if !call.isTried {
            note("call can throw but is not marked with 'try'", call.callee)
        } else if context.refusesErrors, !isHandled {
            note("errors thrown from here are not handled", call.callee)
        }
    }

    private func canThrow(_ call: Call, _ node: Expression) -> Bool {
        let constructor = solution.constructors[ObjectIdentifier(node)]
        if let made = constructor.flatMap(choice) { return made.declaration?.modifiers.contains(.throws) == true }
        return solution.types[ObjectIdentifier(call.callee)].map {
            solution.simplified($0).function?.isThrowing == true
        }
            ?? false
    }
}

extension Expression {
    /// The expressions directly in it, except in closures and branches.
    fileprivate var parts: [Expression] {
        switch kind {
        case .string(let parts):
            parts.compactMap { part in if case .value(let node) = part { node } else { nil } }
        case .array(let elements): elements
        case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
        case .tuple(let parts): parts.map(\.value)
        case .member(let base, _), .unary(_, let base), .cast(let base, _, _), .optionalLink(let base),
            .chain(let base), .forced(let base):
            [base]
        case .subscripted(let base, let indices): [base] + indices.map(\.value)
        case .binary(_, let left, let right), .and(let left, let right), .or(let left, let right),
            .coalesce(let left, let right):
            [left, right]
        case .ternary(let condition, let yes, let no): [condition, yes, no]
        case .range(let lower, let upper, _): [lower, upper].compactMap { $0 }
        default: []
        }
    }
}
