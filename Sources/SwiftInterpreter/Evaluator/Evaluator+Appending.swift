extension Evaluator {
    /// Returns the type of an array's first element, if that determines it.
    func typeOfFirst(in value: Value) -> TypeRef? {
        if case .array(let items) = value { items.first.flatMap { inferredType(of: $0) } } else { nil }
    }

    /// Evaluates `append` in place: no other reference holds the array meanwhile, so a loop of appends is linear.
    func append(_ node: Expression, of element: TypeRef?, to base: Expression, _ scope: Scope) throws -> Value {
        var item = try evaluate(node, element, scope)
        if element?.isPlainOptional == true { item = item.asOptional }
        if let element, let declared = elementType(of: base, scope), declared == element {
            let checked = try coerce(item, to: element, at: node.offset, scope)
            try modify(base, scope) { target in try self.push(checked, on: &target, at: node.offset, scope) }
        } else {
            try modify(base, scope) { target in try self.push(item, on: &target, at: node.offset, scope) }
        }
        return .void
    }

    private func push(_ item: Value, on target: inout Value, at offset: Int, _ scope: Scope) throws {
        guard case .array(var items) = target else { return }
        try checkCount(items.count + 1, at: offset, scope)
        target = .void
        items.append(item)
        target = .array(items)
    }
}
