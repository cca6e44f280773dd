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
