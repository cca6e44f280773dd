extension Evaluator {
    /// Mutates a member of a value.
    func modifyMember(
        _ access: MemberAccess,
        of root: inout Value,
        _ scope: Scope,
        _ change: (inout Value) throws -> Void
    ) throws {
        if !access.isOwn {
            try checkAccess(access.name, of: root, isSetting: true, at: access.offset, scope)
        }
        switch root {
        case .instance(let instance) where instance.caseName == nil:
            if let place = index(of: instance.type)[access.name].stored {
                return try modifyStored(place, access, of: &root, scope, change)
            }
        case .tuple(var fields):
            let name = access.name
            if let index = fields.firstIndex(where: { $0.label == name }) ?? Int(name, radix: 10),
                fields.indices.contains(index)
            {
                try change(&fields[index].value)
                root = .tuple(fields)
                return
            }
        case .nil, .present: throw unknownMember(access.name, of: root, at: access.offset, scope)
        default: break
        }
        let entry = index(of: root)[access.name]
        if let computed = computedProperty(entry, of: root) {
            return try modify(computed, access, of: &root, scope, change)
        }
        guard let (owner, property) = entry.native else {
            throw unknownMember(access.name, of: root, at: access.offset, scope)
        }
        try modify(property, of: owner, access, of: &root, scope, change)
    }

    // MARK: - Stored properties

    private func modifyStored(
        _ place: Int,
        _ access: MemberAccess,
        of root: inout Value,
        _ scope: Scope,
        _ change: (inout Value) throws -> Void
    ) throws {
        guard case .instance(var instance) = root else { return }
        let property = instance.type.stored[place]
        if property.isLet {
            if !access.isAssignment, isReference(instance.fields[place]) {
                var shared = instance.fields[place]
                return try change(&shared)
            }
            guard access.isOwn, scope.frame.isInitializer, case .void = instance.fields[place] else {
                throw failure(
                    "cannot assign to property: '\(access.name)' is a 'let' constant",
                    at: access.offset,
                    scope
                )
            }
        }
        if !access.isAssignment, case .void = instance.fields[place] {
            _ = try member(access.name, of: root, at: access.offset, scope, expected: nil)
        }
        if !instance.type.isClass {
            root = .void
            if !isKnownUniquelyReferenced(&instance) {
                let arguments = instance.arguments
                instance = Instance(type: instance.type, fields: instance.fields, origin: instance.origin)
                instance.arguments = arguments
            }
            root = .instance(instance)
        }
        let isQuiet = access.isOwn && (scope.frame.isInitializer || scope.frame.observed == access.name)
        if let observers = property.observers, !isQuiet {
            return try modifyObserved(place, observers, access, instance, of: &root, scope, change)
        }
        // The field is empty during the mutation, so that arrays change in place.
        var value = instance.fields[place]
        instance.fields[place] = .void
        defer { instance.fields[place] = value }
        try change(&value)
    }

    private func modifyObserved(
        _ place: Int,
        _ observers: VariableBinding.Observers,
        _ access: MemberAccess,
        _ instance: Instance,
        of root: inout Value,
        _ scope: Scope,
        _ change: (inout Value) throws -> Void
    ) throws {
        let property = instance.type.stored[place]
        let old = instance.fields[place]
        var value = old
        try change(&value)
        let cell = Cell(.instance(instance), isLet: instance.type.isClass)
        if let before = observers.before {
            try run(
                before,
                with: value,
                selfCell: cell,
                typeName: property.typeName,
                observing: property.name,
                property.scope
            )
        }
        instance.fields[place] = value
        if let after = observers.after {
            root = .void
            try run(
                after,
                with: old,
                selfCell: cell,
                typeName: property.typeName,
                observing: property.name,
                property.scope
            )
        }
        root = cell.value
    }

    // MARK: - Computed and native properties

    /// Creates the property wrapper when an initializer assigns its first value; returns false if it exists already.
    private func wrap(
        _ computed: MemberTable.Computed,
        _ access: MemberAccess,
        of root: inout Value,
        _ scope: Scope,
        _ change: (inout Value) throws -> Void
    ) throws -> Bool {
        guard let storage = computed.wrapper, access.isAssignment, scope.frame.isInitializer,
            case .instance(let instance) = root, let place = index(of: instance.type)[storage].stored,
            case .void = instance.fields[place], let wrapping = instance.type.stored[place].wrapping
        else { return false }
        var value = Value.void
        try change(&value)
        let made = try wrapped(value, wrapping, instance.type.stored[place].scope)
        let inner = MemberAccess(name: storage, offset: access.offset, isAssignment: true, isOwn: true)
        try modifyStored(place, inner, of: &root, scope) { $0 = made }
        return true
    }

    private func modify(
        _ computed: MemberTable.Computed,
        _ access: MemberAccess,
        of root: inout Value,
        _ scope: Scope,
        _ change: (inout Value) throws -> Void
    ) throws {
        if try wrap(computed, access, of: &root, scope, change) { return }
        guard computed.accessors.setter != nil else {
            if !access.isAssignment {
                var value = try read(computed, selfCell: Cell(root, isLet: true), at: access.offset, scope)
                if isReference(value) { return try change(&value) }
            }
            throw failure(
                "cannot assign to property: '\(access.name)' is a get-only property",
                at: access.offset,
                scope
            )
        }
        let cell = Cell(root, isLet: false)
        var value = access.isAssignment ? Value.void : try read(computed, selfCell: cell, at: access.offset, scope)
        try change(&value)
        root = .void
        defer { root = cell.value }
        try write(value, to: computed, selfCell: cell, at: access.offset, scope)
    }

    private func modify(
        _ property: NativeProperty,
        of owner: NativeType,
        _ access: MemberAccess,
        of root: inout Value,
        _ scope: Scope,
        _ change: (inout Value) throws -> Void
    ) throws {
        guard let set = property.set else {
            guard !access.isAssignment,
                var value = try? member(access.name, of: root, at: access.offset, scope, expected: nil),
                isReference(value)
            else {
                throw failure(
                    "cannot assign to property: '\(access.name)' of '\(root.typeName)' is a get-only property",
                    at: access.offset,
                    scope
                )
            }
            return try change(&value)
        }
        do {
            var base = try nativeRoot(root, for: owner)
            var value =
                access.isAssignment
                ? Value.void : table.value(from: try property.get(base), declared: table.type(of: property))
            try change(&value)
            try set(&base, value, table)
            try checkTrap()
            if case .native(let old) = root {
                root = .native(NativeValue(base, type: old.type, origin: old.origin))
            }
        } catch { throw located(error, at: access.offset, scope) }
    }

    // MARK: - The superclass

    /// Returns the members of the superclass of the class whose code is running.
    func superIndex(at offset: Int, _ scope: Scope) throws -> (index: MemberIndex, owner: Cell) {
        guard let owner = scope.frame.selfCell, let type = scope.frame.typeName.flatMap({ types[$0] }) else {
            throw failure("'super' cannot be used here: there is no superclass", at: offset, scope)
        }
        if let superclass = type.superclass { return (index(of: superclass), owner) }
        if let native = type.nativeSuperclass { return (index(of: native), owner) }
        throw failure("'super' cannot be used here: there is no superclass", at: offset, scope)
    }

    func modifySuper(_ access: MemberAccess, _ scope: Scope, _ change: (inout Value) throws -> Void) throws {
        let (index, owner) = try superIndex(at: access.offset, scope)
        var root = owner.value
        let entry = index[access.name]
        if let computed = entry.computed { return try modify(computed, access, of: &root, scope, change) }
        if entry.stored == nil, let (native, property) = entry.native {
            return try callingInherited(access.name, on: root) {
                try modify(property, of: native, access, of: &root, scope, change)
            }
        }
        guard entry.stored != nil else { throw unknownMember(access.name, of: root, at: access.offset, scope) }
        try modifyMember(access, of: &root, scope, change)
    }

    func superMember(_ name: String, at offset: Int, _ scope: Scope) throws -> Value {
        let (index, owner) = try superIndex(at: offset, scope)
        if let computed = index[name].computed { return try read(computed, selfCell: owner, at: offset, scope) }
        if index[name].stored == nil, let (native, property) = index[name].native {
            do {
                let root = try nativeRoot(owner.value, for: native)
                let read = try callingInherited(name, on: owner.value) { try property.get(root) }
                return table.value(from: read, declared: table.type(of: property))
            } catch { throw located(error, at: offset, scope) }
        }
        return try member(name, of: owner.value, at: offset, scope, expected: nil)
    }

    /// Calls a member of a native class in the native implementation.
    private func callingInherited<R>(_ name: String, on value: Value, _ body: () throws -> R) rethrows -> R {
        guard case .instance(let instance) = value, let link = instance.object?.link else { return try body() }
        return try link.callingInherited(name, body)
    }
}
