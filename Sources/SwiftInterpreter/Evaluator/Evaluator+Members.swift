extension Evaluator {
    /// What declarations and extensions add to a value's type, nearest first.
    func memberTables(for value: Value) -> [MemberTable] {
        switch value {
        case .instance(let instance):
            return [instance.type.members] + extensionTables(instance.type.name, instance.type.conformances)
        case .native(let native):
            if extensions.isEmpty { return [] }
            return table.lineage(of: native.type).flatMap { extensionTables($0.name, []) }
        default:
            if extensions.isEmpty { return [] }
            return BuiltInTypes.names(for: value).flatMap { extensionTables($0, []) }
        }
    }

    private func extensionTables(_ name: String, _ conformances: [String]) -> [MemberTable] {
        guard !extensions.isEmpty || !conformances.isEmpty else { return [] }
        var result: [MemberTable] = []
        var pending = [name] + conformances
        var seen: Set<String> = []
        while !pending.isEmpty {
            let name = pending.removeFirst()
            guard seen.insert(name).inserted else { continue }
            if let table = extensions[name] {
                result.append(table)
                pending += table.conformances
            }
            if let type = types[name] { pending += type.conformances }
            if let type = table.types[name], type.isProtocol { pending += type.conformances }
        }
        return result
    }

    /// The registered type that a value's native members are looked up in.
    func nativeTypes(for value: Value) -> [NativeType] {
        switch value {
        case .native(let native): return table.lineage(of: native.type)
        case .instance(let instance):
            return
                (table.conformances(of: instance.type)
                + types.values.filter { instance.type.conformances.contains($0.name) }
                .flatMap { table.conformances(of: $0) }).compactMap { table.types[$0] }
        default: return BuiltInTypes.names(for: value).compactMap { table.builtIns[$0] }
        }
    }

    func hasMember(_ name: String, of value: Value) -> Bool {
        switch value {
        case .type(let type): return hasStaticMember(name, of: type)
        case .instance(let instance) where instance.type.storedNames.contains(name): return true
        default: break
        }
        if memberTables(for: value).contains(where: { $0.computed[name] != nil || $0.methods[name] != nil }) {
            return true
        }
        return nativeTypes(for: value).contains { $0.properties[name] != nil || $0.methods[name] != nil }
    }

    func memberNames(of value: Value) -> [String] {
        if case .type(let type) = value { return staticMemberNames(of: type) }
        var names: [String] = []
        if case .instance(let instance) = value { names += instance.type.storedNames }
        if case .tuple(let fields) = value { names += fields.indices.map { fields[$0].label ?? String($0) } }
        names += memberTables(for: value).flatMap(\.order)
        for type in nativeTypes(for: value) {
            names += type.memberOrder.filter { type.properties[$0] != nil || type.methods[$0] != nil }
        }
        return names
    }

    // MARK: - Reading

    func member(
        _ name: String,
        of value: Value,
        at offset: Int,
        _ scope: Scope,
        expected: TypeRef?
    ) throws -> Value {
        switch value {
        case .type(let type): return try staticMember(name, of: type, at: offset, scope, expected: expected)
        case .instance(let instance):
            if name == "self" { return value }
            if let index = instance.type.storedNames.firstIndex(of: name), index < instance.fields.count,
                instance.caseName == nil
            {
                return instance.fields[index]
            }
            if name == "rawValue", instance.caseName != nil, instance.type.rawType != nil {
                return try rawValue(of: instance, at: offset, scope)
            }
        case .tuple(let fields):
            if let field = fields.first(where: { $0.label == name }) { return field.value }
            if let index = Int(name), fields.indices.contains(index) { return fields[index].value }
        case .nil:
            throw failure(
                "there is no value here whose '\(name)' could be read",
                at: offset,
                scope,
                kind: .runtime,
                fix: "write '?.\(name)' to go on only if there is a value"
            )
        default: break
        }
        return try computedMember(name, of: value, at: offset, scope, expected: expected)
    }

    private func computedMember(
        _ name: String,
        of value: Value,
        at offset: Int,
        _ scope: Scope,
        expected: TypeRef?
    ) throws -> Value {
        let tables = memberTables(for: value)
        for table in tables {
            if let computed = table.computed[name] {
                return try read(computed, selfCell: Cell(value, isLet: true), at: offset, scope)
            }
        }
        for type in nativeTypes(for: value) {
            guard let property = type.properties[name] else { continue }
            do {
                return table.value(
                    from: try property.get(try nativeRoot(value, for: type)),
                    declared: table.type(of: property)
                )
            } catch { throw located(error, at: offset, scope) }
        }
        let methods = methodCandidates(name, of: value)
        if !methods.isEmpty { return boundMethod(methods, name, value, expected, offset, scope) }
        if name == "self" { return value }
        throw unknownMember(name, of: value, at: offset, scope)
    }

    func unknownMember(_ name: String, of value: Value, at offset: Int, _ scope: Scope) -> Diagnostic {
        if case .nil = value {
            return failure(
                "there is no value here to call '\(name)' on",
                at: offset,
                scope,
                kind: .runtime,
                fix: "write '?.\(name)' to go on only if there is a value"
            )
        }
        if case .void = value { return failure("there is no value here that has a '\(name)'", at: offset, scope) }
        return failure(
            "a value of type '\(value.typeName)' has no member '\(name)'",
            at: offset,
            scope,
            didYouMean: NearestName.nearest(to: name, among: memberNames(of: value))
        )
    }

    func read(_ computed: MemberTable.Computed, selfCell: Cell, at offset: Int, _ scope: Scope) throws -> Value {
        try deeper(offset, scope) {
            let frame = Frame(
                source: computed.scope.frame.source,
                selfCell: selfCell,
                typeName: computed.typeName,
                result: computed.type
            )
            let inner = Scope(parent: computed.scope, frame: frame)
            return try runBody(computed.accessors.getter, inner, isBuilder: computed.isBuilder, at: offset)
        }
    }

    /// The Swift value that a registered member of a type works on.
    func nativeRoot(_ value: Value, for owner: NativeType) throws -> Any {
        if table.builtIns[owner.name] === owner { return value }
        if case .native(let native) = value, !owner.isProtocol {
            if owner.accepts(native.base) { return native.base }
            for type in table.lineage(of: native.type) {
                if let bare = type.untag?(native.base) { return bare }
            }
        }
        guard let root = try table.convert(value, to: owner) else {
            throw BindingError.mismatch(value, owner.name)
        }
        return root
    }

    private func boundMethod(
        _ candidates: [Candidate],
        _ name: String,
        _ value: Value,
        _ expected: TypeRef?,
        _ offset: Int,
        _ scope: Scope
    ) -> Value {
        let wanted = expected?.function?.parameters.count
        let chosen = candidates.first { $0.signature.parameters.count == wanted } ?? candidates[0]
        let body: (inout [Value]) throws -> Value = { [self] arguments in
            enterFromOutside()
            let parameters = chosen.signature.parameters
            guard arguments.count == parameters.count else {
                throw BindingError("'\(chosen.signature.labelledName)' takes \(parameters.count) arguments")
            }
            var values: [Value] = []
            for (argument, parameter) in zip(arguments, parameters) {
                values.append(try coerce(argument, to: parameter.type, at: offset, scope))
            }
            var root = value
            return try invoke(chosen, root: &root, values, origin: offset, scope)
        }
        return .function(
            FunctionValue(
                name: name,
                parameterCount: chosen.signature.parameters.count,
                type: expected,
                runtime: self,
                body: body
            )
        )
    }
}
