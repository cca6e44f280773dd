extension Evaluator {
    func assign(_ target: Expression, _ node: Expression, at offset: Int, _ scope: Scope) throws -> Value {
        if case .name("_") = target.kind {
            _ = try evaluate(node, nil, scope)
            return .void
        }
        if case .tuple(let targets) = target.kind, targets.count > 1 {
            guard case .tuple(let fields) = try evaluate(node, nil, scope), fields.count == targets.count else {
                throw failure("there must be as many values as names", at: offset, scope)
            }
            for (target, field) in zip(targets, fields) { try store(field.value, in: target.value, at: offset, scope) }
            return .void
        }
        let type = targetType(target, scope)
        if type == nil { try checkMember(target, scope) }
        var value = try evaluate(node, type, scope)
        if let type { value = try assignable(value, type, target, at: node.offset, scope) }
        try store(value, in: target, at: offset, scope)
        return .void
    }

    /// A member that is not there is told before its value, whose meaning may depend on it.
    private func checkMember(_ target: Expression, _ scope: Scope) throws {
        guard case .member(let base, let name) = target.kind else { return }
        let value = try evaluate(base, nil, scope)
        if case .tuple = value { return }
        if !hasMember(name, of: value) { throw unknownMember(name, of: value, at: target.offset, scope) }
    }

    /// Variables of inferred native types take any native value: what the type would be is not known exactly.
    private func assignable(
        _ value: Value,
        _ type: TypeRef,
        _ target: Expression,
        at offset: Int,
        _ scope: Scope
    ) throws -> Value {
        if let result = try converted(value, to: type, at: offset, scope) { return result }
        switch value {
        case .native, .instance, .nil:
            if case .name(let name) = target.kind, case .cell(let cell)? = resolve(name: name, scope),
                case .native = cell.value
            {
                return value
            }
        default: break
        }
        throw mismatch(value, type, at: offset, scope)
    }

    func assign(
        _ target: Expression,
        with name: String,
        _ node: Expression,
        at offset: Int,
        _ scope: Scope
    ) throws -> Value {
        let current = try evaluate(target, nil, scope)
        let value = try evaluate(node, inferredType(of: current), scope)
        let result = try binary(name, current, value, at: offset, scope)
        try store(result, in: target, at: offset, scope)
        return .void
    }

    private func store(_ value: Value, in target: Expression, at offset: Int, _ scope: Scope) throws {
        do {
            try modify(target, scope, isAssignment: true) { $0 = value }
        } catch is ChainEnd {
            return
        }
    }

    // MARK: - Types of places

    /// The type that a value assigned to a place must have, where that is known.
    func targetType(_ target: Expression, _ scope: Scope) -> TypeRef? {
        switch target.kind {
        case .name(let name):
            switch resolve(name: name, scope) {
            case .cell(let cell): return cell.type
            case .member(let owner): return memberType(name, of: owner.value, scope)
            default: return nil
            }
        case .member(let base, let name):
            guard let value = try? evaluate(base, nil, scope) else { return nil }
            return memberType(name, of: value, scope)
        case .subscripted(let base, let indices):
            if let element = elementType(of: base, scope) { return element }
            guard let value = try? evaluate(base, nil, scope) else { return nil }
            return subscriptType(value, indices, scope)
        case .optionalLink(let base), .chain(let base), .forced(let base): return targetType(base, scope)
        case .tuple(let parts) where parts.count == 1: return targetType(parts[0].value, scope)
        default: return nil
        }
    }

    /// The declared element type of the array or dictionary in a place.
    func elementType(of base: Expression, _ scope: Scope) -> TypeRef? {
        switch targetType(base, scope)?.unwrapped {
        case .array(let element)?: element
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

    // MARK: - Changing places

    /// Changes the value in a place: reads it, lets the closure change it, and writes it back.
    func modify(
        _ target: Expression,
        _ scope: Scope,
        isAssignment: Bool = false,
        _ change: (inout Value) throws -> Void
    ) throws {
        try deeper(target.offset, scope) {
            switch target.kind {
            case .name(let name): try modifyName(name, target, scope, isAssignment, change)
            case .member(let base, let name):
                if case .type(let type)? = try? evaluate(base, nil, scope) {
                    guard let cell = try staticCell(name, of: type, at: target.offset, scope) else {
                        throw failure("'\(name)' cannot be changed", at: target.offset, scope)
                    }
                    return try modify(cell, name, target.offset, scope, isAssignment, change)
                }
                try modify(base, scope) { root in
                    try self.modifyMember(name, of: &root, at: target.offset, scope, isAssignment, change)
                }
            case .subscripted(let base, let indices):
                try modifySubscript(base, indices, target, scope, isAssignment, change)
            case .optionalLink(let base):
                try modify(base, scope) { value in
                    if value.isNil { throw ChainEnd() }
                    try change(&value)
                }
            case .chain(let base): try modify(base, scope, isAssignment: isAssignment, change)
            case .forced(let base):
                try modify(base, scope) { value in
                    if value.isNil {
                        throw self.failure(
                            "there is no value here: '!' found nil",
                            at: target.offset,
                            scope,
                            kind: .runtime
                        )
                    }
                    try change(&value)
                }
            case .tuple(let parts) where parts.count == 1:
                try modify(parts[0].value, scope, isAssignment: isAssignment, change)
            default:
                var value = try evaluate(target, nil, scope)
                if isAssignment { throw failure("nothing can be assigned to this", at: target.offset, scope) }
                guard isReference(value) else {
                    throw failure(
                        "this value has no name under which it could be changed",
                        at: target.offset,
                        scope,
                        fix: "put it into a 'var' first"
                    )
                }
                try change(&value)
            }
        }
    }

    private func modifyName(
        _ name: String,
        _ target: Expression,
        _ scope: Scope,
        _ isAssignment: Bool,
        _ change: (inout Value) throws -> Void
    ) throws {
        switch resolve(name: name, scope) {
        case .cell(let cell): try modify(cell, name, target.offset, scope, isAssignment, change)
        case .member(let owner):
            if case .type(let type) = owner.value {
                guard let cell = try staticCell(name, of: type, at: target.offset, scope) else {
                    throw failure("'\(name)' cannot be changed", at: target.offset, scope)
                }
                return try modify(cell, name, target.offset, scope, isAssignment, change)
            }
            if owner.isLet, !isReference(owner.value), !leavesOwnerAsItIs(name, of: owner.value) {
                throw failure(
                    "'\(name)' cannot be changed here: 'self' is a constant",
                    at: target.offset,
                    scope,
                    fix: "declare the function as 'mutating'"
                )
            }
            try modifyMember(name, of: &owner.value, at: target.offset, scope, isAssignment, change)
        case .functions: throw failure("'\(name)' is a function and cannot be changed", at: target.offset, scope)
        case nil:
            if let type = findType(name, scope) {
                var value = Value.type(type)
                if isAssignment { throw failure("'\(name)' is a type and cannot be changed", at: target.offset, scope) }
                return try change(&value)
            }
            throw unknownName(name, at: target.offset, scope)
        }
    }

    /// Whether a computed property is set without changing what it belongs to, as that behind a property wrapper is.
    private func leavesOwnerAsItIs(_ name: String, of value: Value) -> Bool {
        memberTables(for: value).lazy.compactMap { $0.computed[name] }.first?.accessors.isNonmutating ?? false
    }

    private func isReference(_ value: Value) -> Bool {
        if case .native(let native) = value {
            return native.type.isReference || Swift.type(of: native.base) is AnyClass
        }
        return false
    }

    private func modify(
        _ cell: Cell,
        _ name: String,
        _ offset: Int,
        _ scope: Scope,
        _ isAssignment: Bool,
        _ change: (inout Value) throws -> Void
    ) throws {
        if cell.isLet, cell.isInitialized {
            guard !isAssignment, isReference(cell.value) else {
                throw failure(
                    "'\(name)' cannot be changed: it is a constant",
                    at: offset,
                    scope,
                    fix: name.hasPrefix("$") || name == "self" ? nil : "declare it with 'var'"
                )
            }
        }
        guard isAssignment || cell.isInitialized else {
            throw failure("'\(name)' is used before it has a value", at: offset, scope)
        }
        // While it is being changed the cell is empty, so that arrays change in place.
        var value = cell.value
        cell.value = .void
        do {
            try change(&value)
        } catch {
            cell.value = value
            throw error
        }
        cell.value = value
        cell.isInitialized = true
    }

    private func modifyMember(
        _ name: String,
        of root: inout Value,
        at offset: Int,
        _ scope: Scope,
        _ isAssignment: Bool,
        _ change: (inout Value) throws -> Void
    ) throws {
        switch root {
        case .instance(let instance):
            if let index = instance.type.storedNames.firstIndex(of: name), instance.caseName == nil {
                var fields = instance.fields
                if instance.type.stored[index].isLet {
                    if !isAssignment, isReference(fields[index]) { return try change(&fields[index]) }
                    guard scope.frame.isInitializer, case .void = fields[index] else {
                        throw failure("'\(name)' cannot be changed: it is declared with 'let'", at: offset, scope)
                    }
                }
                try change(&fields[index])
                root = .instance(Instance(type: instance.type, fields: fields, origin: instance.origin))
                return
            }
        case .tuple(var fields):
            if let index = fields.firstIndex(where: { $0.label == name }) ?? Int(name), fields.indices.contains(index) {
                try change(&fields[index].value)
                root = .tuple(fields)
                return
            }
        case .nil: throw unknownMember(name, of: root, at: offset, scope)
        default: break
        }
        try modifyComputed(name, of: &root, at: offset, scope, isAssignment, change)
    }

    private func modifyComputed(
        _ name: String,
        of root: inout Value,
        at offset: Int,
        _ scope: Scope,
        _ isAssignment: Bool,
        _ change: (inout Value) throws -> Void
    ) throws {
        for members in memberTables(for: root) {
            guard let computed = members.computed[name] else { continue }
            guard let setter = computed.accessors.setter else {
                throw failure("'\(name)' cannot be changed: it has no setter", at: offset, scope)
            }
            let cell = Cell(root, isLet: false)
            var value = isAssignment ? Value.void : try read(computed, selfCell: cell, at: offset, scope)
            try change(&value)
            let frame = Frame(
                source: computed.scope.frame.source,
                selfCell: cell,
                typeName: computed.typeName,
                result: .void
            )
            let inner = Scope(parent: computed.scope, frame: frame)
            inner.define(setter.parameter, Cell(value, isLet: true))
            _ = try execute(setter.body, inner)
            root = cell.value
            return
        }
        for type in nativeTypes(for: root) {
            guard let property = type.properties[name] else { continue }
            guard let set = property.set else {
                guard !isAssignment,
                    var value = try? member(name, of: root, at: offset, scope, expected: nil), isReference(value)
                else { throw failure("'\(name)' of '\(root.typeName)' cannot be changed", at: offset, scope) }
                return try change(&value)
            }
            do {
                var base = try nativeRoot(root, for: type)
                var value =
                    isAssignment
                    ? Value.void : table.value(from: try property.get(base), declared: table.type(of: property))
                try change(&value)
                try set(&base, value, table)
                if case .native(let old) = root {
                    root = .native(NativeValue(base, type: old.type, origin: old.origin))
                }
            } catch { throw located(error, at: offset, scope) }
            return
        }
        throw unknownMember(name, of: root, at: offset, scope)
    }
}
