/// The assignments of variables to themselves.
extension BodyWalk {
    /// Notes a stored variable or property that its own value is assigned to.
    func checkSelfAssignment(of value: Expression, to target: Expression) {
        let (value, target) = (value.withoutParentheses, target.withoutParentheses)
        guard let own = named(target), let other = named(value), own == other else { return }
        let isProperty = findings.choice(of: target)?.declaration?.owner != nil
        found.add("assigning a \(isProperty ? "property" : "variable") to itself", at: target.offset)
    }

    /// A stored variable, or a stored property of one.
    private struct Named: Equatable {
        /// The variable before the dot.
        var base: ObjectIdentifier?
        /// The variable or property.
        var name: ObjectIdentifier
    }

    private func named(_ node: Expression) -> Named? {
        switch node.kind {
        case .name: return variable(node).map { Named(base: nil, name: $0) }
        case .member(let base, _):
            guard let property = variable(node) else { return nil }
            if case .name("self") = base.kind { return Named(base: nil, name: property) }
            guard case .name = base.kind, let base = variable(base) else { return nil }
            return Named(base: base, name: property)
        default: return nil
        }
    }

    /// Returns the stored variable that an expression names.
    private func variable(_ node: Expression) -> ObjectIdentifier? {
        guard let choice = findings.choice(of: node) else { return nil }
        if let variable = choice.variable { return ObjectIdentifier(variable) }
        guard let declaration = choice.declaration, case .variable(let binding)? = declaration.implementation,
            binding.accessors == nil, binding.attributes.isEmpty
        else { return nil }
        return ObjectIdentifier(declaration)
    }
}
