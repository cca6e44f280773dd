extension Evaluator {
    /// Returns the declared subscripts of a value's type, nearest first.
    func declaredSubscripts(of value: Value) -> [MemberTable.Subscript] {
        if case .type(let type) = value { return staticTables(type).flatMap(\.staticSubscripts) }
        return index(of: value).tables.flatMap(\.subscripts)
    }

    /// Reads through a declared subscript; nil if none accepts the indices.
    func declaredElement(
        _ value: Value,
        _ base: Expression,
        _ indices: [LabelledExpression],
        _ node: Expression,
        _ scope: Scope
    ) throws -> Value? {
        let subscripts = declaredSubscripts(of: value)
        if subscripts.isEmpty || indices.areKeyPath { return nil }
        let call = Call(callee: base, arguments: indices, nameOffset: node.offset)
        if value.hasOwnSubscript, try fitting(subscripts, call, value, scope) == nil { return nil }
        let candidates = subscripts.map { Candidate.declared($0.getter, selfType: value.typeValue) }
        return try resolveAndCall(candidates, "subscript", call, scope, on: value, from: base)
    }

    /// Mutates an element through a declared subscript; returns false if none accepts the indices.
    func modifyDeclaredElement(
        _ current: Value,
        _ base: Expression,
        _ indices: [LabelledExpression],
        _ node: Expression,
        _ scope: Scope,
        _ isAssignment: Bool,
        _ change: (inout Value) throws -> Void
    ) throws -> Bool {
        let subscripts = declaredSubscripts(of: current)
        if subscripts.isEmpty || indices.areKeyPath { return false }
        let call = Call(callee: base, arguments: indices, nameOffset: node.offset)
        guard let (found, chosen) = try fitting(subscripts, call, current, scope) else {
            if current.hasOwnSubscript { return false }
            let candidates = subscripts.map { Candidate.declared($0.getter, selfType: nil) }
            _ = try resolveOverload(candidates, call, name: "subscript", scope)
            return false
        }
        guard let setter = found.setter else {
            throw failure("cannot assign through subscript: subscript is get-only", at: node.offset, scope)
        }
        var references: [(Int, Expression)] = []
        let values = try evaluateArguments(chosen, call, scope, &references)
        let owner = current.typeValue
        func changeElement(_ root: inout Value) throws {
            var value = Value.void
            if !isAssignment {
                var values = values
                value = try invoke(chosen.candidate, root: &root, &values, origin: node.offset, scope)
            }
            try change(&value)
            var arguments = values + [try coerce(value, to: found.resultType, at: node.offset, scope)]
            let candidate = Candidate.declared(setter, selfType: owner)
            _ = try invoke(candidate, root: &root, &arguments, origin: node.offset, scope)
        }
        var root = current
        if owner != nil { try changeElement(&root) } else { try modify(base, scope) { try changeElement(&$0) } }
        return true
    }

    /// Returns the element type of a declared subscript.
    func declaredElementType(of value: Value, _ indices: [LabelledExpression]) -> TypeRef? {
        let subscripts = declaredSubscripts(of: value)
        return subscripts.first { $0.getter.code.signature.parameters.count == indices.count }?.resultType
    }

    /// Returns the subscript that accepts the indices by their labels and types.
    private func fitting(
        _ subscripts: [MemberTable.Subscript],
        _ call: Call,
        _ value: Value,
        _ scope: Scope
    ) throws -> (MemberTable.Subscript, ChosenCall)? {
        for found in subscripts {
            let candidate = Candidate.declared(found.getter, selfType: value.typeValue)
            let matcher = ArgumentMatcher(found.getter.code.signature, call.arguments)
            guard matcher.mismatch == nil else { continue }
            let chosen = ChosenCall(candidate: candidate, matcher: matcher)
            guard subscripts.count > 1 || value.hasOwnSubscript else { return (found, chosen) }
            var references: [(Int, Expression)] = []
            if (try? evaluateArguments(chosen, call, scope, &references)) != nil { return (found, chosen) }
        }
        return nil
    }
}

extension MemberTable.Subscript {
    fileprivate var resultType: TypeRef { getter.code.signature.result }
}

extension [LabelledExpression] {
    /// True for the indices of the key path subscript, which every value has.
    fileprivate var areKeyPath: Bool { count == 1 && self[0].label == "keyPath" }
}

extension Value {
    fileprivate var typeValue: TypeValue? {
        if case .type(let type) = self { return type }
        return nil
    }

    /// True if the value has a built-in subscript besides the declared ones.
    fileprivate var hasOwnSubscript: Bool {
        switch self {
        case .array, .dictionary, .string, .native: true
        default: false
        }
    }
}
