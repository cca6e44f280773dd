extension Evaluator {
    /// Returns true if a value matches a pattern; binds the names of the pattern in the scope.
    func match(_ pattern: Pattern, _ value: Value, _ scope: Scope) throws -> Bool {
        switch pattern {
        case .wildcard: return true
        case .name(let name, let isLet, _):
            if name != "_" { scope.define(name, Cell(value, isLet: isLet, type: inferredType(of: value))) }
            return true
        case .tuple(let parts, let offset): return try match(parts, value, at: offset, scope)
        case .optional(let inner): return try value.wrapped.map { try match(inner, $0, scope) } ?? false
        case .expression(let node):
            if case .nilLiteral = node.kind { return value.isNil }
            let wanted = try evaluate(node, inferredType(of: value), scope)
            return try matches(wanted, value, at: node.offset, scope)
        case .enumCase(let name, let type, let parts, let offset):
            return try matchCase(name, type, parts, value, at: offset, scope)
        case .type(let type, _, let offset):
            return try converted(value.unwrapped, to: type, at: offset, scope) != nil && !value.isNil
        case .cast(let inner, let type, _, let offset):
            guard !value.isNil, let result = try converted(value.unwrapped, to: type, at: offset, scope) else {
                return false
            }
            return try match(inner, result, scope)
        }
    }

    private func match(
        _ parts: [(label: String?, pattern: Pattern)],
        _ value: Value,
        at offset: Int,
        _ scope: Scope
    ) throws -> Bool {
        guard case .tuple(let fields) = value else {
            if parts.count == 1 { return try match(parts[0].pattern, value, scope) }
            throw failure(
                "tuple pattern cannot match values of the non-tuple type '\(value.typeName)'",
                at: offset,
                scope
            )
        }
        guard fields.count == parts.count else {
            throw failure(
                "tuple pattern has the wrong length: \(parts.count) instead of \(fields.count)",
                at: offset,
                scope
            )
        }
        for (part, field) in zip(parts, fields) where !(try match(part.pattern, field.value, scope)) { return false }
        return true
    }

    private func matchCase(
        _ name: String,
        _ type: Expression?,
        _ parts: [(label: String?, pattern: Pattern)]?,
        _ value: Value,
        at offset: Int,
        _ scope: Scope
    ) throws -> Bool {
        switch value {
        case .nil: return name == "none"
        case .present(let held):
            if name == "none", parts == nil { return false }
            guard name == "some" else { return try matchCase(name, type, parts, held, at: offset, scope) }
            return try parts.map { $0.count == 1 ? try match($0[0].pattern, held, scope) : false } ?? true
        default: break
        }
        if let type, case .instance(let instance) = value,
            case .type(.declared(let owner)) = try evaluate(type, nil, scope),
            owner !== instance.type
        {
            return false
        }
        if case .instance(let instance) = value, instance.caseName != nil {
            guard let element = instance.type.cases[name] else {
                if hasStaticMember(name, of: .declared(instance.type)) {
                    return try matchStatic(name, type, value, offset, scope)
                }
                throw unknownStaticMember(name, of: .declared(instance.type), at: offset, scope)
            }
            guard instance.caseName == name else { return false }
            guard let parts else { return true }
            if parts.count == 1, instance.fields.count > 1 {
                let tuple = zip(element.parameters, instance.fields).map { Value.TupleField(label: $0.label, $1) }
                return try match(parts[0].pattern, .tuple(tuple), scope)
            }
            guard parts.count == instance.fields.count else {
                throw failure(
                    "the pattern of '.\(name)' has \(parts.count) values, but the case has \(instance.fields.count)",
                    at: offset,
                    scope
                )
            }
            for (part, field) in zip(parts, instance.fields) where !(try match(part.pattern, field, scope)) {
                return false
            }
            return true
        }
        if parts != nil {
            return try matchNativeCase(name, parts ?? [], value, at: offset, scope)
        }
        return try matchStatic(name, type, value, offset, scope)
    }

    private func matchStatic(
        _ name: String,
        _ type: Expression?,
        _ value: Value,
        _ offset: Int,
        _ scope: Scope
    ) throws -> Bool {
        let owner = try type.map { try evaluate($0, nil, scope) } ?? typeValue(of: value, at: offset, scope)
        let wanted = try member(name, of: owner, at: offset, scope, expected: nil)
        return try matches(wanted, value, at: offset, scope)
    }

    private func typeValue(of value: Value, at offset: Int, _ scope: Scope) throws -> Value {
        .type(try resolve(.named(value.typeName), at: offset, scope))
    }

    /// Matches a case of a native enum; its associated values are available only if it registers them.
    private func matchNativeCase(
        _ name: String,
        _ parts: [(label: String?, pattern: Pattern)],
        _ value: Value,
        at offset: Int,
        _ scope: Scope
    ) throws -> Bool {
        guard case .native(let native) = value, let read = native.type.caseValues else {
            throw failure(
                "the associated values of '.\(name)' of '\(value.typeName)' cannot be read",
                at: offset,
                scope,
                kind: .unsupported
            )
        }
        guard let fields = read(native.base, name) else { return false }
        guard parts.count == fields.count else {
            throw failure(
                "the pattern of '.\(name)' has \(parts.count) values, but the case has \(fields.count)",
                at: offset,
                scope
            )
        }
        for (part, field) in zip(parts, fields) {
            guard try match(part.pattern, table.value(from: field, declared: nil), scope) else { return false }
        }
        return true
    }

    /// Evaluates `~=`: a range contains the value, or both values are equal.
    func matches(_ wanted: Value, _ value: Value, at offset: Int, _ scope: Scope) throws -> Bool {
        switch (wanted, value) {
        case (.nil, .nil): return true
        case (.nil, _), (_, .nil): return false
        case (.present(let wanted), _): return try matches(wanted, value.wrapped ?? .nil, at: offset, scope)
        case (_, .present(let held)): return try matches(wanted, held, at: offset, scope)
        default: break
        }
        guard case .range(let range) = wanted else {
            return try binary("==", wanted, value, at: offset, scope).isEqual(to: .bool(true)) == true
        }
        if case .range = value { return wanted.isEqual(to: value) == true }
        var value = value
        if case .double? = range.lower ?? range.upper, case .int(let number) = value { value = .double(Double(number)) }
        if let lower = range.lower, !(try compare(lower, value, "<=", at: offset, scope)) { return false }
        if let upper = range.upper, !(try compare(value, upper, range.isClosed ? "<=" : "<", at: offset, scope)) {
            return false
        }
        return true
    }
}
