/// The uses of private members.
extension BodyWalk {
    func checkAccess(_ node: Expression) {
        checkType(node)
        guard !isAccessible(node), let declaration = findings.choice(of: node)?.declaration,
            let owner = declaration.owner
        else {
            return
        }
        let isInitializer = declaration.kind == .initializer
        let name = isInitializer ? owner.lastName : declaration.name
        found.add(
            .inaccessible(name, isInitializer: isInitializer),
            at: node.offset
        )
    }

    /// Checks the use of a private type that is nested in another one.
    private func checkType(_ node: Expression) {
        guard case .member(_, let name) = node.kind, findings.choice(of: node) == nil,
            case .metatype(let type)? = findings.type(of: node)?.form, let nominal = type.nominal,
            nominal.code != nil, nominal.lastName == name, nominal.modifiers.contains(.private),
            let outer = nominal.outer, !isInside(outer)
        else { return }
        found.add(.inaccessible(name), at: node.offset)
    }

    func isAccessible(_ node: Expression) -> Bool {
        guard let declaration = findings.choice(of: node)?.declaration, declaration.modifiers.contains(.private) else {
            return true
        }
        return declaration.owner.map(isInside) ?? true
    }

    /// Returns true in a type, in a type nested in it, and in their extensions.
    func isInside(_ owner: Nominal) -> Bool {
        guard let around = body.owner else { return false }
        // The surroundings of a local type are not known here.
        guard let nominal = around.nominal, case .nominal(let known)? = interfaces.type(nominal.name),
            known === nominal
        else { return true }
        var next: Nominal? = nominal
        while let here = next {
            if here === owner { return true }
            next = here.outer
        }
        return false
    }
}

extension BodyWalk {
    /// Notes what a closure captures `weak` or `unowned` though it is no object.
    func checkCaptures(of closure: ClosureExpression, _ node: Expression) {
        let heading = closure.heading
        guard !heading.weak.isEmpty || !heading.unowned.isEmpty else { return }
        let lookup = Lookup(interfaces: interfaces)
        func check(_ name: String, _ type: Type?, at offset: Int) {
            let isWeak = heading.weak.contains(name)
            guard isWeak || heading.unowned.contains(name), let type, type.isKnownWithoutRequirements,
                let problem = lookup.problem(holding: type, isWeak: isWeak)
            else { return }
            found.add(.sentence(problem), at: offset)
        }
        if let owner = body.owner?.nominal, !owner.isProtocol { check("self", owner.selfType, at: node.offset) }
        for capture in closure.captures {
            check(capture.name, findings.type(of: capture.value), at: capture.value.offset)
        }
    }
}

extension Type {
    /// False for what the requirements around may make a class.
    fileprivate var isKnownWithoutRequirements: Bool {
        switch (wrapped ?? self).form {
        case .nominal, .tuple, .function, .metatype, .existential: true
        default: false
        }
    }
}

/// The changes through key paths: subscripts with one, and members that `@dynamicMemberLookup` looks up by one.
extension BodyWalk {
    /// Returns the reason why a member behind a dynamic lookup cannot be changed; nil if it can.
    func problem(dynamic subscripted: Declaration, _ node: Expression, _ base: Expression, _ change: Change) -> String?
    {
        guard subscripted.isSettable else { return problemOfMember(node) }
        guard subscripted.owner?.isClass != true, isValueType(base), !subscripted.hasNonmutatingSetter else {
            return nil
        }
        return problem(base.withoutParentheses, change == .assigned ? .compound : change)
    }

    /// Returns true if a dynamic lookup could set the member.
    func isThroughDynamicMember(_ node: Expression) -> Bool {
        guard let choice = findings.choice(of: node), choice.isDynamic else { return false }
        return choice.declaration?.isSettable == true
    }

    private func problemOfMember(_ node: Expression) -> String? {
        guard let component = findings.details.components[ObjectIdentifier(node)]?.first,
            let member = findings.choice(of: component)?.declaration
        else { return "subscript is get-only" }
        return "'\(member.name)' is a \(member.modifiers.contains(.constant) ? "'let' constant" : "get-only property")"
    }

    /// Returns the reason why the value at a key path cannot be changed; nil if it can, or if too little is known.
    func problem(keyPath path: Expression, _ base: Expression, _ change: Change) -> String? {
        switch findings.type(of: path)?.nominal?.name {
        case "WritableKeyPath": break
        case "KeyPath":
            guard case .keyPath = path.kind else { return "key path is read-only" }
            guard isOfValues(path) else { return nil }
        default: return nil
        }
        guard isValueType(base) else { return nil }
        return problem(base.withoutParentheses, change == .assigned ? .compound : change)
    }

    /// Returns true if all parts of a key path are properties of values, so that it changes the root.
    private func isOfValues(_ path: Expression) -> Bool {
        guard let parts = findings.details.components[ObjectIdentifier(path)], !parts.isEmpty else { return false }
        return parts.allSatisfy { part in
            guard let owner = findings.choice(of: part)?.declaration?.owner else { return false }
            return !owner.isClass && !owner.isProtocol
        }
    }
}

extension Declaration {
    /// True for a property or subscript whose setter does not change the value.
    var hasNonmutatingSetter: Bool {
        if case .variable(let binding)? = implementation, let accessors = binding.accessors {
            return accessors.isNonmutating
        }
        if case .accessors(let code)? = implementation { return code.setter?.traits.isNonmutating == true }
        return modifiers.contains(.nonmutating)
    }
}

/// The methods that are named by a selector.
extension BodyWalk {
    /// Notes an error at a `#selector` of something that Objective-C cannot call.
    func checkSelector(_ node: Expression) {
        guard case .call(let call) = node.kind, case .name("Selector") = call.callee.kind,
            let method = call.arguments.first
        else { return }
        if ["getter", "setter"].contains(method.label) { return checkAccessor(method.value) }
        guard method.label == "method" else { return }
        guard let declaration = findings.choice(of: method.value)?.declaration else {
            // An unknown name is a mistake of its own.
            return
        }
        guard declaration.kind == .function, let owner = declaration.owner, owner.isClass else {
            return found.add(Self.otherArgument, at: method.offset)
        }
        guard isOnlyMethod(declaration, of: owner, named: method.value) else {
            found.add(.ambiguousUse(declaration.name), at: method.offset)
            return
        }
        guard !isExposed(declaration, of: owner) else { return }
        noteHidden("instance method", declaration.labelledName, at: method.offset)
    }

    /// Notes an error at `#selector(getter: Screen.title)` of a property that Objective-C does not know.
    private func checkAccessor(_ path: Expression) {
        guard case .keyPath(let names) = path.kind, let name = names.first,
            let type = path.written?.name.flatMap({ interfaces.nominal($0) }),
            let property = interfaces.members(name, of: type).first(where: { $0.kind == .variable && !$0.isStatic })
        else { return }
        guard let owner = property.owner, owner.isClass else { return found.add(Self.otherArgument, at: path.offset) }
        if !isExposed(property, of: owner) { noteHidden("property", name, at: path.offset) }
    }

    private static var otherArgument: DiagnosticMessage {
        "argument of '#selector' does not refer to an '@objc' method, property, or initializer"
    }

    private func isExposed(_ declaration: Declaration, of owner: Nominal) -> Bool {
        !declaration.modifiers.isDisjoint(with: [.objectiveC, .override]) || owner.modifiers.contains(.objectiveC)
            || owner.code == nil
    }

    private func noteHidden(_ kind: String, _ name: String, at offset: Int) {
        found.add(
            "argument of '#selector' refers to \(kind) '\(name)' that is not exposed to Objective-C; "
                + "add '@objc' to expose this \(kind) to Objective-C",
            at: .offset(offset)
        )
    }

    /// Returns true if a name names one method: the type has no other of that name, or labels or a type tell which.
    private func isOnlyMethod(_ declaration: Declaration, of owner: Nominal, named node: Expression) -> Bool {
        guard node.notation?.labels == nil else { return true }
        switch node.kind {
        case .name, .member, .implicitMember:
            return owner.members[declaration.name].filter { $0.kind == .function }.count <= 1
        default: return true
        }
    }
}
