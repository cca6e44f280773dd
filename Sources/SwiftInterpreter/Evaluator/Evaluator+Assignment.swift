extension Evaluator {
    func assign(_ target: Expression, _ node: Expression, at offset: Int, _ scope: Scope) throws -> Value {
        if case .name("_") = target.kind {
            _ = try evaluate(node, nil, scope)
            return .void
        }
        if case .tuple(let targets) = target.kind, targets.count > 1 {
            guard case .tuple(let fields) = try evaluate(node, nil, scope), fields.count == targets.count else {
                throw failure("the numbers of names and values differ", at: offset, scope)
            }
            for (target, field) in zip(targets, fields) { try store(field.value, in: target.value, at: offset, scope) }
            return .void
        }
        guard let target = try reachablePlace(target, scope) else { return .void }
        let type = targetType(target, scope)
        if type == nil { try checkPlace(target, scope) }
        var value = try evaluate(node, type, scope)
        if let type {
            value = try assignable(value, type, target, at: node.offset, scope)
        } else {
            value = try assignedPart(value, node, to: target, scope)
        }
        try store(value, in: target, at: offset, scope)
        return .void
    }

    /// Returns the place with its operands evaluated; nil if an optional chain in it ends early.
    private func reachablePlace(_ target: Expression, _ scope: Scope) throws -> Expression? {
        do { return try evaluatingOperands(of: target, scope) } catch is ChainEnd { return nil }
    }

    /// Throws if the member does not exist; checked before the value, whose meaning may depend on the member.
    private func checkPlace(_ target: Expression, _ scope: Scope) throws {
        if case .subscripted(let base, let indices) = target.kind,
            case .keyPath(_, let names)? = indices.first?.value.kind,
            case .native(let native) = try evaluate(base, nil, scope), let paths = native.type.keyPathSubscript
        {
            _ = try propertyPath(names, rootedAt: paths.rootType(native.base), at: indices[0].offset, scope)
        }
        guard case .member(let base, let name) = target.kind else { return }
        let value = try evaluate(base, nil, scope)
        if case .tuple = value { return }
        if !hasMember(name, of: value) { throw unknownMember(name, of: value, at: target.offset, scope) }
    }

    /// Converts a value for a place.
    ///
    /// A variable of an inferred native type accepts any native value, since its exact type is unknown.
    private func assignable(
        _ value: Value,
        _ type: TypeRef,
        _ target: Expression,
        at offset: Int,
        _ scope: Scope
    ) throws -> Value {
        if let result = try converted(value, to: type, at: offset, scope) { return result }
        switch value {
        case .native, .instance, .nil, .present:
            if case .name(let name) = target.kind, case .cell(let cell)? = resolve(name: name, scope),
                case .native = cell.value.unwrapped, value.isOptional == cell.value.isOptional
            {
                return value
            }
        default: break
        }
        throw mismatch(value, type, as: .assignment, at: offset, scope)
    }

    func assign(
        _ target: Expression,
        with name: String,
        _ node: Expression,
        at offset: Int,
        _ scope: Scope
    ) throws -> Value {
        if case .chain(let place) = target.kind {
            do { return try assign(place, with: name, node, at: offset, scope) } catch is ChainEnd { return .void }
        }
        guard let target = try reachablePlace(target, scope) else { return .void }
        let current = try evaluate(target, nil, scope)
        let type = node.hasImplicitElements ? collectionType(of: current) : inferredType(of: current)
        let value = try evaluate(node, type, scope)
        if declaredOperators.contains(name) {
            var operands = [current, value]
            if try declaredOperator(name, &operands, at: offset, scope) != nil {
                try store(operands[0], in: target, at: offset, scope)
                return .void
            }
            if case .int(let number) = value, node.isFlexibleNumber {
                operands = [current, .double(Double(number))]
                if try declaredOperator(name, &operands, at: offset, scope) != nil {
                    try store(operands[0], in: target, at: offset, scope)
                    return .void
                }
            }
        }
        guard name.hasSuffix("=") else { throw operandFailure(name, current, value, at: offset, scope) }
        if case .array = current, name == "+=" {
            try modify(target, scope) { try self.add(value, to: &$0, at: offset, scope) }
            return .void
        }
        let plain = String(name.dropLast())
        if case .instance(let instance) = current, !instance.type.isAdditive || !["+", "-"].contains(plain) {
            throw operandFailure(name, current, value, at: offset, scope)
        }
        let result =
            try binaryPromotingInteger(plain, (target, current), (node, value), at: offset, scope)
            ?? binary(plain, current, value, at: offset, scope)
        try store(result, in: target, at: offset, scope)
        return .void
    }

    /// Evaluates `+=` on an array in place, so that a loop of them is linear.
    private func add(_ value: Value, to target: inout Value, at offset: Int, _ scope: Scope) throws {
        guard case .array(var items) = target else { return }
        target = .void
        defer { target = .array(items) }
        let more: [Value]
        do { more = try Value.elements(of: value) } catch { throw located(error, at: offset, scope) }
        try checkCount(items.count + more.count, at: offset, scope)
        try countSteps(more.count / Self.newElementsPerStep, at: offset, scope)
        items += more
    }

    private func store(_ value: Value, in target: Expression, at offset: Int, _ scope: Scope) throws {
        do {
            try modify(target, scope, isAssignment: true) { $0 = value }
        } catch is ChainEnd {
            return
        }
    }

    // MARK: - Types of places

    /// Returns the type of the values that can be assigned to a place, if known.
    func targetType(_ target: Expression, _ scope: Scope) -> TypeRef? {
        switch target.kind {
        case .name(let name):
            switch resolve(name: name, scope) {
            case .cell(let cell):
                if let type = cell.type { return type }
                // In an initializer of an enum, `self` holds the type until a case is assigned.
                if name == "self", case .type(let type) = cell.value { return .named(type.name) }
                return name == "self" ? inferredType(of: cell.value) : nil
            case .member(let owner): return memberType(name, of: owner.value, scope)
            default: return nil
            }
        case .member(let base, let name):
            if let type = StaticTypes(self, scope).type(of: target) { return type }
            guard base.canBeReevaluated, let value = try? evaluate(base, nil, scope) else { return nil }
            if case .instance(let instance) = value,
                let written = instance.type.stored.first(where: { $0.name == name })?.written
            {
                let known = generics(of: instance, as: StaticTypes(self, scope).type(of: base))
                return written.replacing(Set(instance.type.generics), by: known)
            }
            return memberType(name, of: value, scope)
        case .subscripted(let base, let indices):
            if let part = sliceType(of: base, indices, scope) { return part }
            if let element = elementType(of: base, scope) { return element }
            guard base.canBeReevaluated, let value = try? evaluate(base, nil, scope) else { return nil }
            return subscriptType(value, indices, scope)
        case .optionalLink(let base), .forced(let base):
            let type = targetType(base, scope)
            if case .optional(let wrapped)? = type { return wrapped }
            return type
        case .chain(let base): return targetType(base, scope)
        case .tuple(let parts) where parts.count == 1: return targetType(parts[0].value, scope)
        default: return nil
        }
    }

    /// Returns the declared element type of an array or dictionary in a place.
    func elementType(of base: Expression, _ scope: Scope) -> TypeRef? {
        switch targetType(base, scope)?.unwrapped {
        case .array(let element)?: element
        case .generic("ArraySlice", let elements)?: elements.first
        case .dictionary(_, let value)?: .optional(value)
        default: nil
        }
    }

    func memberType(_ name: String, of value: Value, _ scope: Scope) -> TypeRef? {
        switch value {
        case .instance(let instance):
            if let property = instance.type.stored.first(where: { $0.name == name }) {
                if let type = property.type { return type }
                guard let index = instance.type.storedNames.firstIndex(of: name) else { return nil }
                return index < instance.fields.count ? inferredType(of: instance.fields[index]) : nil
            }
        case .type(let type):
            return (try? staticCell(name, of: type, at: 0, scope)).flatMap { $0?.type }
        case .tuple(let fields):
            return fields.first { $0.label == name }.flatMap { inferredType(of: $0.value) }
        default: break
        }
        for members in memberTables(for: value) {
            if let computed = members.computed[name] { return computed.type }
        }
        for type in nativeTypes(for: value) {
            if let property = type.properties[name] { return table.type(of: property) }
        }
        return nil
    }
}

extension DeclaredType {
    /// True if `+=` and `-=` are derived from `+` and `-`.
    fileprivate var isAdditive: Bool {
        ancestry.contains {
            $0.conformances.contains { ["AdditiveArithmetic", "Numeric", "SignedNumeric"].contains($0) }
        }
    }
}
