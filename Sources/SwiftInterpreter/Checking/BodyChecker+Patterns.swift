/// The patterns of variables, loops, conditions and cases.
extension BodyChecker {
    /// Checks the patterns of a case and their conditions, and returns the names that its body sees.
    func scope(of item: Switch.Case, matching type: Type, _ scope: LexicalScope) -> LexicalScope {
        let inner = LexicalScope(parent: scope)
        let outer = context.isInSwitch
        defer { context.isInSwitch = outer }
        for pattern in item.patterns {
            context.isInSwitch = true
            check(pattern.pattern, type, inner)
            if let condition = pattern.condition { check(condition, expecting: standard.bool, .condition, inner) }
        }
        return inner
    }

    /// Checks a pattern against the type of the value, and declares what it binds.
    func check(_ pattern: Pattern, _ type: Type, isLet: Bool? = nil, _ scope: LexicalScope) {
        switch pattern {
        case .wildcard: break
        case .name(let name, let isConstant, let offset):
            scope.add(.init(name: name, type: type, isLet: isLet ?? isConstant, offset: offset))
        case .tuple(let parts, let offset): check(parts, type, isLet, at: offset, scope)
        case .expression(let node): check(node, matching: type, scope)
        case .enumCase(let name, let owner, let parts, let offset):
            check(case: name, owner, parts, type, isLet, at: offset, scope)
        case .optional(let inner):
            guard let wrapped = type.wrapped else {
                if !type.isError { note("'?' pattern cannot match values of type '\(type)'", at: inner.offset) }
                return check(inner, .error, isLet: isLet, scope)
            }
            check(inner, wrapped, isLet: isLet, scope)
        case .type(let written, let offset):
            findings.details.patternTypes[offset] = resolve(written, scope, at: Expression(.nilLiteral, at: offset))
        case .cast(let inner, let written, let offset):
            let target = resolve(written, scope, at: Expression(.nilLiteral, at: offset))
            findings.details.patternTypes[offset] = target
            check(inner, target, isLet: isLet, scope)
        }
    }

    private func check(
        _ parts: [(label: String?, pattern: Pattern)],
        _ type: Type,
        _ isLet: Bool?,
        at offset: Int,
        _ scope: LexicalScope
    ) {
        guard case .tuple(let fields) = type.form, fields.count == parts.count else {
            if case .tuple = type.form {
                note("tuple pattern has the wrong length for tuple type '\(type)'", at: offset)
            } else if !type.isError {
                note("tuple pattern cannot match values of non-tuple type '\(type)'", at: offset)
            }
            for part in parts { check(part.pattern, .error, isLet: isLet, scope) }
            return
        }
        for (index, part) in parts.enumerated() {
            checkLabel(of: part, fields[index].label)
            let field = part.label.flatMap { label in fields.first { $0.label == label } } ?? fields[index]
            check(part.pattern, field.type, isLet: isLet, scope)
        }
    }

    private func check(
        case name: String,
        _ owner: Expression?,
        _ parts: [(label: String?, pattern: Pattern)]?,
        _ type: Type,
        _ isLet: Bool?,
        at offset: Int,
        _ scope: LexicalScope
    ) {
        var target = type
        if let owner {
            let named = check(Expression(.member(owner, "self"), at: owner.offset), scope)
            if case .metatype(let inner) = named.form { target = matched(inner, type) }
        }
        guard !target.isError else {
            for part in parts ?? [] { check(part.pattern, .error, isLet: isLet, scope) }
            return
        }
        var current: Type? = target
        var depth = 0
        while let here = current {
            if let (found, isAmbiguous) = enumCase(name, with: parts?.count, of: here) {
                if isAmbiguous {
                    note(.ambiguousUse(name), at: offset)
                    return (parts ?? []).forEach { check($0.pattern, .error, isLet: isLet, scope) }
                }
                findings.details.cases[offset] = .declared(found, depth: depth)
                return check(found, here, parts, isLet, at: offset, scope)
            }
            depth += 1
            current = here.wrapped
        }
        if parts == nil, owner == nil, isMissing(name, in: type) {
            return note(
                .unknownMember(name, of: type.withoutOptionals.description, .type),
                at: offset,
                .member(name, type.withoutOptionals, isStatic: true)
            )
        }
        // A static member that is compared: `.zero`.
        let base =
            owner.map { Expression(.member($0, name), at: offset) } ?? Expression(.implicitMember(name), at: offset)
        var node = base
        if let parts {
            let arguments = parts.compactMap { part -> LabelledExpression? in
                guard case .expression(let value) = part.pattern else { return nil }
                return LabelledExpression(label: part.label, offset: value.offset, value: value)
            }
            guard arguments.count == parts.count else {
                return note(
                    .unknownMember(name, of: type.description, .type),
                    at: offset,
                    .member(name, type, isStatic: true)
                )
            }
            node = Expression(.call(Call(callee: base, arguments: arguments, nameOffset: offset)), at: offset)
        }
        findings.details.cases[offset] = .compared(node)
        check(node, matching: type, scope)
    }

    /// Returns the case of a name that a pattern matches; nil if the type has none.
    ///
    /// Of several cases of one name a pattern matches the last one, as in Swift. Outside of a switch it is ambiguous if
    /// two have as many values as it has parts, whatever their labels.
    private func enumCase(
        _ name: String,
        with count: Int?,
        of type: Type
    ) -> (found: Declaration, isAmbiguous: Bool)? {
        let cases = lookup.members(name, of: type, isStatic: true).map(\.declaration).filter { $0.kind == .enumCase }
        guard let last = cases.last else { return nil }
        let fitting = count.map { count in cases.filter { $0.parameters.count == count } } ?? cases
        return (last, fitting.count > 1 && !context.isInSwitch)
    }

    /// Returns true if no type that a pattern may match has a static member.
    private func isMissing(_ name: String, in type: Type) -> Bool {
        var current: Type? = type
        while let here = current {
            if !lookup.members(name, of: here, isStatic: true).isEmpty { return false }
            current = here.wrapped
        }
        return type.nominal != nil
    }

    /// Returns an enum named in a pattern with the generic arguments of the value's type.
    private func matched(_ named: Type, _ type: Type) -> Type {
        var current: Type? = type
        while let here = current {
            if here.nominal === named.nominal { return here }
            current = here.wrapped
        }
        return named
    }

    private func check(
        _ declaration: Declaration,
        _ type: Type,
        _ parts: [(label: String?, pattern: Pattern)]?,
        _ isLet: Bool?,
        at offset: Int,
        _ scope: LexicalScope
    ) {
        guard let parts else { return }
        guard case .nominal(let nominal, let arguments) = type.form else { return }
        let types = declaration.parameters.map {
            lookup.reduced($0.type.substituting(nominal.generics.parameters, arguments))
        }
        if parts.count == 1, types.count > 1 {
            let whole = Type.tuple(zip(declaration.parameters, types).map { .init(label: $0.label, type: $1) })
            return check(parts[0].pattern, whole, isLet: isLet, scope)
        }
        if types.count == 1, parts.count > 1, case .tuple(let fields) = types[0].form, fields.count == parts.count {
            for (part, field) in zip(parts, fields) { check(part.pattern, field.type, isLet: isLet, scope) }
            return
        }
        guard parts.count == types.count else {
            if types.isEmpty, parts.count == 1, case .wildcard = parts[0].pattern { return }
            if types.isEmpty {
                note("pattern with associated values does not match enum case '\(declaration.name)'", at: offset)
                for part in parts { check(part.pattern, .error, isLet: isLet, scope) }
                return
            }
            note(
                types.count == 1
                    ? "tuple pattern cannot match values of the non-tuple type '\(types[0])'"
                    : "tuple pattern has the wrong length for tuple type '\(Type.tuple(types.map { .init(type: $0) }))'",
                at: offset
            )
            for part in parts { check(part.pattern, .error, isLet: isLet, scope) }
            return
        }
        for (index, part) in parts.enumerated() {
            checkLabel(of: part, declaration.parameters[index].label)
            check(part.pattern, types[index], isLet: isLet, scope)
        }
    }

    /// Notes a label in a pattern that the value does not have at this place.
    private func checkLabel(of part: (label: String?, pattern: Pattern), _ label: String?) {
        guard let written = part.label, written != label else { return }
        note("tuple pattern element label '\(written)' must be '\(label ?? "_")'", at: part.pattern.offset)
    }

    /// Checks an expression that is compared with a value by `~=`.
    private func check(_ node: Expression, matching type: Type, _ scope: LexicalScope) {
        if case .nilLiteral = node.kind {
            if type.wrapped == nil, !type.isError {
                note("type '\(type)' is not optional, value can never be nil", at: node.offset)
            }
            return
        }
        let inner = LexicalScope(parent: scope)
        inner.add(.init(name: Details.matchName, type: type, isLet: true, offset: node.offset))
        let match = Expression(
            .binary("~=", node, Expression(.name(Details.matchName), at: node.offset)),
            at: node.offset
        )
        findings.details.matches[ObjectIdentifier(node)] = match
        check(match, expecting: standard.bool, .value, inner)
    }
}

extension Pattern {
    /// The place of the pattern; 0 for one without a name.
    var offset: Int {
        switch self {
        case .wildcard: 0
        case .name(_, _, let offset), .tuple(_, let offset), .enumCase(_, _, _, let offset), .type(_, let offset),
            .cast(_, _, let offset):
            offset
        case .expression(let node): node.offset
        case .optional(let inner): inner.offset
        }
    }
}
