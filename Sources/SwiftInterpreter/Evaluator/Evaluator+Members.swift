extension Evaluator {
    func hasMember(_ name: String, of value: Value) -> Bool {
        if case .type(let type) = value { return hasStaticMember(name, of: type) }
        if case .instance(let instance) = value, name == "rawValue", instance.type.rawType != nil { return true }
        return !index(of: value)[name].isEmpty
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
            if instance.caseName == nil {
                if let place = index(of: instance.type)[name].stored, place < instance.fields.count {
                    return try storedValue(at: place, of: instance, offset, scope)
                }
            } else if name == "rawValue", instance.type.rawType != nil {
                return try rawValue(of: instance, at: offset, scope)
            }
        case .tuple(let fields):
            if let field = fields.first(where: { $0.label == name }) { return field.value }
            if let index = Int(name, radix: 10), fields.indices.contains(index) { return fields[index].value }
        case .present where index(of: value)[name].isEmpty: throw mustBeUnwrapped(value, for: name, at: offset, scope)
        case .nil where index(of: value)[name].isEmpty:
            throw failure(
                "the value is nil, so '\(name)' cannot be read",
                at: offset,
                scope,
                kind: .runtime,
                fix: "write '?.\(name)' to get nil if there is no value"
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
        let entry = index(of: value)[name]
        if let computed = computedProperty(entry, of: value) {
            return try read(computed, selfCell: Cell(value, isLet: true), at: offset, scope)
        }
        if let (owner, property) = entry.native {
            // Characters are counted each time, and the keys of a dictionary are collected.
            switch value {
            case .dictionary, .range, .string: try countSteps(forReading: value, by: name, at: offset, scope)
            default: break
            }
            do {
                let read = try property.get(try nativeRoot(value, for: owner))
                try checkTrap()
                return table.value(from: read, declared: table.type(of: property))
            } catch { throw located(error, at: offset, scope) }
        }
        let methods = entry.isConstrained ? methodCandidates(name, of: value) : entry.methods
        if !methods.isEmpty { return boundMethod(methods, name, value, expected, offset, scope) }
        if name == "self" { return value }
        if isDeclaredSequence(value), isMemberOfSequences(name) {
            let elements = try declaredElements(of: value, at: offset, scope)
            return try member(name, of: elements, at: offset, scope, expected: expected)
        }
        if name == "localizedDescription", isError(value) {
            return try errorDescription(of: value, at: offset, scope)
        }
        throw unknownMember(name, of: value, at: offset, scope)
    }

    private func isError(_ value: Value) -> Bool {
        guard case .instance(let instance) = value else { return false }
        return instance.type.ancestry.contains { type in
            type.conformances.contains { $0 == "Error" || $0 == "LocalizedError" }
        }
    }

    /// Returns the declared description of an error; Foundation's default one contains module names and codes that are
    /// unknown here.
    private func errorDescription(of value: Value, at offset: Int, _ scope: Scope) throws -> Value {
        if !index(of: value)["errorDescription"].isEmpty {
            let text = try member("errorDescription", of: value, at: offset, scope, expected: .optional(.string))
            if let held = text.wrapped { return held }
        }
        throw failure(
            "the error '\(value.typeName)' has no description",
            at: offset,
            scope,
            kind: .unsupported,
            fix: "declare it as 'LocalizedError', with an 'errorDescription'"
        )
    }

    /// Returns true if unknown members of a value could exist in the library.
    private func mayHaveLibraryMembers(_ value: Value) -> Bool {
        if case .native = value { return true }
        return !nativeTypes(for: value).isEmpty
    }

    func unsupportedMember(
        _ name: String,
        of typeName: String,
        _ what: String,
        at offset: Int,
        _ scope: Scope
    ) -> Diagnostic {
        failure("'\(name)' of '\(typeName)' is not supported here", at: offset, scope, kind: .unsupported, fix: what)
    }

    func unknownMember(_ name: String, of value: Value, at offset: Int, _ scope: Scope) -> Diagnostic {
        if case .nil = value {
            return failure(
                "the value is nil, so '\(name)' cannot be called",
                at: offset,
                scope,
                kind: .runtime,
                fix: "write '?.\(name)' to get nil if there is no value"
            )
        }
        if case .present = value { return mustBeUnwrapped(value, for: name, at: offset, scope) }
        if let what = AbsentNames.remedy(forMember: name), mayHaveLibraryMembers(value) {
            return unsupportedMember(name, of: value.typeName, what, at: offset, scope)
        }
        if case .void = value { return failure("value of type 'Void' has no member '\(name)'", at: offset, scope) }
        return failure(
            "value of type '\(value.typeName)' has no member '\(name)'",
            at: offset,
            scope,
            didYouMean: NearestName.nearest(to: name, among: memberNames(of: value))
        )
    }

    func read(_ computed: MemberTable.Computed, selfCell: Cell?, at offset: Int, _ scope: Scope) throws -> Value {
        try traced(computed.name, computed.typeName, at: offset, scope) {
            let frame = Frame(
                source: computed.scope.frame.source,
                selfCell: selfCell,
                typeName: computed.typeName,
                result: computed.type
            )
            let inner = Scope(parent: computed.scope, frame: frame)
            return try runBody(computed.accessors.getter, inner, builder: computed.builder, at: offset)
        }
    }

    /// Calls the setter of a computed property or variable.
    func write(
        _ value: Value,
        to computed: MemberTable.Computed,
        selfCell: Cell?,
        at offset: Int,
        _ scope: Scope
    ) throws {
        guard let setter = computed.accessors.setter else {
            throw failure("cannot assign to property: '\(computed.name)' is a get-only property", at: offset, scope)
        }
        try traced(computed.name, computed.typeName, at: offset, scope) {
            let frame = Frame(
                source: computed.scope.frame.source,
                selfCell: selfCell,
                typeName: computed.typeName,
                result: .void
            )
            let inner = Scope(parent: computed.scope, frame: frame)
            inner.define(setter.parameter, Cell(value, isLet: true))
            _ = try execute(setter.body, Scope(parent: inner, frame: frame))
        }
    }

    private func storedValue(at place: Int, of instance: Instance, _ offset: Int, _ scope: Scope) throws -> Value {
        let value = instance.fields[place]
        guard case .void = value else { return value }
        let property = instance.type.stored[place]
        if property.isLazy {
            let frame = Frame(
                source: property.scope.frame.source,
                selfCell: Cell(.instance(instance), isLet: true),
                typeName: property.typeName
            )
            // Earlier copies of a struct share the lazy value, since they would compute the same one.
            let made = try initialValue(of: property, Scope(parent: property.scope, frame: frame))
            instance.fields[place] = made
            return made
        }
        if property.type == .void { return value }
        throw failure(
            "'\(property.name)' is used before being initialized, or while it is being changed",
            at: offset,
            scope,
            kind: .runtime
        )
    }

    /// Returns the Swift value that a registered member of a type operates on.
    func nativeRoot(_ value: Value, for owner: NativeType) throws -> Any {
        if table.builtIns[owner.name] === owner { return value }
        if case .native(let native) = value, !owner.isProtocol {
            if owner.accepts(native.base) { return native.base }
            for type in table.lineage(of: native.type) {
                if let bare = type.untag?(native.base) { return bare }
            }
        }
        guard let root = try table.convert(value, to: owner) else {
            if case .instance(let instance) = value, instance.object == nil, instance.type.nativeClass != nil {
                throw BindingError("'self' used before 'super.init' call")
            }
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
        noteCycleCandidate(scope)
        let body: (inout [Value]) throws -> Value = { [self] arguments in
            beginCallback()
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
