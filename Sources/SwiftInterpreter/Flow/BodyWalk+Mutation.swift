/// The changes of values that cannot be changed.
extension BodyWalk {
    /// A way to change a place.
    enum Change {
        case assigned
        case compound
        case passed
        case member
    }

    func checkMutation(_ node: Expression) {
        switch node.kind {
        case .assign(let target, let value):
            assign(target)
            checkSelfAssignment(of: value, to: target)
        case .assignWith(_, let target, _): check(target, .compound)
        case .reference(let place): check(place, .passed)
        case .call(let call): checkMember(call)
        case .name, .member: checkGetter(node)
        default: break
        }
    }

    private func assign(_ target: Expression) {
        let inner = target.withoutParentheses
        if case .tuple(let parts) = inner.kind, parts.count > 1 { return parts.forEach { assign($0.value) } }
        if case .name("_") = inner.kind { return }
        check(target, .assigned)
    }

    private func checkMember(_ call: Call) {
        guard let choice = findings.choice(of: call.callee), let declaration = choice.declaration, !choice.isUnapplied,
            declaration.kind == .function, declaration.isMutating, !declaration.isStatic,
            declaration.owner?.isClass != true
        else { return }
        switch call.callee.kind {
        case .member(let base, _):
            guard isValueType(base), let problem = problem(base.withoutParentheses, .member) else {
                return
            }
            if case .array = base.kind, let type = findings.type(of: base) {
                return found.add(
                    "cannot use mutating member on immutable value of type '\(type)'",
                    at: call.callee.offset
                )
            }
            found.add("cannot use mutating member on immutable value: \(problem)", at: base.offset)
        case .name:
            guard let problem = problemOfSelf else { return }
            found.add("cannot use mutating member on immutable value: \(problem)", at: call.callee.offset)
        default: break
        }
    }

    /// Checks a read that changes the value which is read from: of a lazy property, or by a `mutating get`.
    private func checkGetter(_ node: Expression) {
        guard let declaration = findings.choice(of: node)?.declaration, declaration.kind == .variable,
            !declaration.modifiers.isDisjoint(with: [.lazy, .mutating]), let owner = declaration.owner, !owner.isClass,
            !declaration.isStatic
        else { return }
        var found: String?
        if case .member(let base, _) = node.kind {
            found = isValueType(base) ? problem(base.withoutParentheses, .member) : nil
        } else {
            found = problemOfImplicitSelf(owner)
        }
        if let found { self.found.add("cannot use mutating getter on immutable value: \(found)", at: node.offset) }
    }

    private func check(_ target: Expression, _ change: Change) {
        guard let problem = problem(target.withoutParentheses, change), isAccessible(target) else { return }
        let words =
            switch change {
            case .compound: "left side of mutating operator isn't mutable"
            case .passed: "cannot pass immutable value as inout argument"
            case .assigned, .member: assigned(target)
            }
        found.add("\(words): \(problem)", at: target.offset)
    }

    /// Returns the compiler's words for a place that cannot be assigned to.
    private func assigned(_ target: Expression) -> String {
        switch target.kind {
        case .member:
            isThroughDynamicMember(target)
                ? "cannot assign through dynamic lookup property" : "cannot assign to property"
        case .name:
            findings.choice(of: target)?.declaration?.owner == nil
                ? "cannot assign to value" : "cannot assign to property"
        case .subscripted: "cannot assign through subscript"
        case .forced: "cannot assign through '!'"
        case .call, .unary: "expression is not assignable"
        case .chain(let inner): assigned(inner)
        default: "cannot assign to value"
        }
    }

    // MARK: - Places

    /// Returns the reason why a place cannot be changed; nil if it can, or if too little is known.
    func problem(_ node: Expression, _ change: Change) -> String? {
        switch node.kind {
        case .name(let name): return problem(name: name, node, change)
        case .member(let base, _):
            guard let choice = findings.choice(of: node) else {
                // An element of a tuple, which can be set before the others.
                guard case .tuple? = findings.type(of: base)?.form else { return nil }
                return problem(base.withoutParentheses, change)
            }
            guard let declaration = choice.declaration else { return nil }
            if choice.isDynamic { return problem(dynamic: declaration, node, base, change) }
            return problem(declaration, base: base, change)
        case .subscripted(let base, let indices):
            if indices.count == 1, indices[0].label == "keyPath" {
                return problem(keyPath: indices[0].value, base, change)
            }
            return problem(subscript: node, base, change)
        case .forced(let base), .optionalLink(let base), .chain(let base):
            return problem(base.withoutParentheses, change == .assigned ? .compound : change)
        case .call(let call): return problem(call, node)
        case .integer, .largeInteger, .float, .boolean, .string, .nilLiteral, .array, .dictionary:
            return "literals are not mutable"
        case .binary, .and, .or, .coalesce, .range: return "binary operator returns immutable value"
        case .unary: return "unary operator returns immutable value"
        case .ternary: return "result of conditional operator '? :' is never mutable"
        default: return nil
        }
    }

    private func problem(_ call: Call, _ node: Expression) -> String? {
        guard isValueType(node) else { return nil }
        if case .name(let name) = call.callee.kind, findings.choice(of: node) == nil {
            return "'\(name)' returns immutable value"
        }
        return "function call returns immutable value"
    }

    private func problem(name: String, _ node: Expression, _ change: Change) -> String? {
        guard let choice = findings.choice(of: node) else { return nil }
        if let variable = choice.variable { return problem(variable, change) }
        guard let declaration = choice.declaration else { return nil }
        if declaration.kind == .function, change == .assigned {
            return "'\(declaration.name)' is a \(declaration.owner == nil ? "function" : "method")"
        }
        return problem(declaration, base: nil, change)
    }

    private func problem(_ variable: LexicalScope.Variable, _ change: Change) -> String? {
        let (name, key) = (variable.name, "\(variable.name) \(variable.offset)")
        if captures.contains(key) { return "'\(name)' is an immutable capture" }
        if name == "self" { return problemOfSelf }
        if getOnly.contains(key) { return "'\(name)' is a get-only property" }
        guard variable.isLet, !changeable.contains(key) else { return nil }
        if let depth = openConstants[key], depth == closureDepth, change == .assigned { return nil }
        if name.hasPrefix("$") || variable.isWrapped || caseNames.contains(key)
            || name == "error" && variable.offset == 0
            || ["newValue", "oldValue"].contains(name) && [.setter, .observer].contains(body.kind)
        {
            return "'\(name)' is immutable"
        }
        return "'\(name)' is a 'let' constant"
    }

    private var problemOfSelf: String? {
        guard let owner = body.owner, !body.isStatic else { return nil }
        if owner.isClass { return "'self' is immutable" }
        if body.isMutating || owner.nominal?.isProtocol == true && isClassBound(owner) { return nil }
        return "'self' is immutable"
    }

    func problem(subscript node: Expression, _ base: Expression, _ change: Change) -> String? {
        guard let declaration = findings.choice(of: node)?.declaration, declaration.kind == .subscript else {
            return nil
        }
        var isNonmutating = declaration.modifiers.contains(.nonmutating)
        if case .accessors(let code)? = declaration.implementation, !declaration.isRequirement {
            guard let setter = code.setter else { return "subscript is get-only" }
            isNonmutating = setter.traits.isNonmutating
        } else if !declaration.modifiers.contains(.settable) {
            return "subscript is get-only"
        }
        if isNonmutating || declaration.isStatic || declaration.owner?.isClass == true { return nil }
        guard isValueType(base) else { return nil }
        return problem(base.withoutParentheses, change == .assigned ? .compound : change)
    }

    /// Returns the reason why a property or variable cannot be changed.
    ///
    /// - Parameter base: the expression before the dot; nil for a plain name.
    private func problem(_ declaration: Declaration, base: Expression?, _ change: Change) -> String? {
        if declaration.kind == .function, change == .assigned { return "'\(declaration.name)' is a method" }
        guard declaration.kind == .variable else { return nil }
        let name = declaration.name
        var isNonmutating = declaration.modifiers.contains(.nonmutating)
        if case .variable(let binding)? = declaration.implementation, !declaration.isRequirement {
            if !binding.attributes.isEmpty {
                guard isDeclaredWrapper(of: declaration) else { return nil }
                guard declaration.modifiers.contains(.settable) else { return "'\(name)' is a get-only property" }
            }
            if binding.isLet { return isInitialized(declaration, base, change) ? nil : "'\(name)' is a 'let' constant" }
            if let accessors = binding.accessors {
                guard accessors.setter != nil else { return "'\(name)' is a get-only property" }
                isNonmutating = accessors.isNonmutating
            }
        } else if case .synthesized(let synthesis)? = declaration.implementation {
            switch synthesis {
            case .storage(let name), .projection(let name):
                guard isDeclaredWrapper(of: declaration, name) else { return nil }
            default: return nil
            }
        } else if declaration.modifiers.contains(.constant) {
            return "'\(name)' is a 'let' constant"
        } else if !declaration.modifiers.contains(.settable) {
            return "'\(name)' is a get-only property"
        }
        if declaration.modifiers.contains(.privateSet), let owner = declaration.owner, !isInside(owner) {
            return "'\(name)' setter is inaccessible"
        }
        guard !isNonmutating, !declaration.isStatic, let owner = declaration.owner, !owner.isClass else { return nil }
        guard let base else { return problemOfImplicitSelf(owner) }
        guard isValueType(base) else { return nil }
        return problem(base.withoutParentheses, change == .assigned ? .compound : change)
    }

    /// Returns true for a property with a wrapper of the source.
    private func isDeclaredWrapper(of declaration: Declaration, _ name: String? = nil) -> Bool {
        guard let owner = declaration.owner else { return false }
        let storage = interfaces.members("_" + (name ?? declaration.name), of: owner).first(where: \.isStorage)
        return storage?.result.nominal?.code != nil
    }

    /// Returns true for an extension of a protocol that only classes conform to.
    private func isClassBound(_ owner: FlowOwner) -> Bool {
        guard let nominal = owner.nominal else { return true }
        return Self.isClassBound(nominal, interfaces) || "\(owner.code.interface)".contains("AnyObject")
    }

    private static func isClassBound(_ nominal: Nominal, _ interfaces: Interfaces) -> Bool {
        ([nominal] + nominal.allRefined(interfaces)).contains(where: \.isClassBound)
    }

    /// Returns true for a struct, an enum, a tuple, and what a protocol does not restrict to classes.
    func isValueType(_ node: Expression) -> Bool {
        guard let type = findings.type(of: node) else { return false }
        switch type.form {
        case .nominal(let nominal, _): return nominal.kind == .structure || nominal.kind == .enumeration
        case .tuple: return true
        case .existential(let bound):
            return !bound.isClass && bound.superclass == nil
                && !bound.protocols.contains { Self.isClassBound($0, interfaces) }
        case .parameter(let parameter): return isValueType(parameter)
        default: return false
        }
    }

    /// Returns true for a generic parameter of the function that no class is required for.
    private func isValueType(_ parameter: GenericParameter) -> Bool {
        guard let heading = body.code?.heading, heading.generics.requirements.isEmpty,
            let written = heading.generics.parameters.first(where: { $0.name == parameter.name })
        else { return false }
        guard let bound = written.bound else { return true }
        guard case .nominal(let nominal)? = interfaces.type(bound.description), nominal.isProtocol else { return false }
        return !Self.isClassBound(nominal, interfaces)
    }

    private func problemOfImplicitSelf(_ owner: Nominal) -> String? {
        guard let nominal = body.owner?.nominal else { return problemOfSelf }
        return owner.isProtocol || nominal === owner ? problemOfSelf : nil
    }

    /// Returns true for a constant property that an initializer sets as a whole; its paths are another matter.
    private func isInitialized(_ declaration: Declaration, _ base: Expression?, _ change: Change) -> Bool {
        if declaration.owner == nil {
            let isOpen = openConstants["\(declaration.name) \(declaration.offset)"] == closureDepth
            return isOpen && change == .assigned && body.kind == .topLevel
        }
        guard change == .assigned, body.kind == .initializer, closureDepth == 0,
            body.owner?.nominal === declaration.owner, !declaration.isStatic
        else { return false }
        guard let base else { return true }
        if case .name("self") = base.kind { return true }
        return false
    }
}
