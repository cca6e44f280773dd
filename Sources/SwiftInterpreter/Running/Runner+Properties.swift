/// The properties of values: stored, computed, observed, wrapped, required by protocols and of the library.
extension Runner {
    /// Returns the declaration that is used for a value: the override of its class, the witness of its type.
    func resolved(_ member: Declaration, _ base: Value, _ selfType: Type) throws -> (Declaration, Type) {
        if member.isRequirement {
            let type = types.dynamicType(of: base, selfType)
            guard let witness = types.witness(of: member, in: type) else {
                if case .nominal(let nominal, _) = type.form, nominal.code == nil { return (member, type) }
                if member.implementation.map({ if case .native = $0 { true } else { false } }) ?? false {
                    return (member, type)
                }
                throw BindingError("type '\(type)' has no '\(member.labelledName)'")
            }
            return try resolved(witness.declaration, types.opened(base), witness.selfType)
        }
        guard let owner = member.owner, owner.isClass, case .instance(let instance) = types.opened(base) else {
            return (member, member.owner?.isProtocol == true ? types.dynamicType(of: base, selfType) : selfType)
        }
        let type = types.type(of: instance)
        guard let nominal = type.nominal, nominal !== owner else { return (member, type) }
        let found = types.override(of: member, in: nominal)
        return (found, types.lifted(type, to: found.owner))
    }

    // MARK: - Reading

    /// Returns the value of a property.
    func read(_ property: Declaration, of base: Value, _ selfType: Type, at place: Location) throws -> Value {
        // The value of an `AnyHashable` keeps its type.
        if property.name == "base", property.owner?.name == "AnyHashable" { return base }
        let (member, type) = try resolved(property, base, selfType)
        return try readExactly(member, of: types.opened(base), type, at: place)
    }

    /// Returns the value of a property of exactly this declaration.
    func readExactly(_ property: Declaration, of base: Value, _ selfType: Type, at place: Location) throws -> Value {
        switch property.implementation {
        case .variable(let binding)?:
            if let wrapper = wrapperStorage(of: property) {
                return try readWrapped(wrapper, "wrappedValue", of: base, selfType, at: place)
            }
            if binding.accessors != nil {
                return try get(property, base, selfType, at: place)
            }
            if binding.isOverride, let above = overridden(property) {
                return try readExactly(above, of: base, types.lifted(selfType, to: above.owner), at: place)
            }
            return try stored(property, of: base, at: place)
        case .synthesized(.storage)?:
            if property.owner == nil || property.isStatic {
                recorder.noteUse()
                return try storedGlobally(property, selfType, at: place).read()
            }
            return try stored(property, of: base, at: place)
        case .synthesized(.projection(let name))?:
            guard let storage = storage(named: name, of: property) else { break }
            return try readWrapped(storage, "projectedValue", of: base, selfType, at: place)
        case .synthesized(.rawValue)?: return try rawValue(of: base)
        default: break
        }
        return try library.read(property, of: base, selfType, at: place)
    }

    /// Returns the error for a property of a value that another access is changing, or that is of another type.
    private static func inaccessible(_ property: Declaration, of base: Value) -> BindingError {
        if case .void = base { return .overlap }
        return BindingError("the value has no stored property '\(property.name)'")
    }

    func stored(_ property: Declaration, of base: Value, at place: Location) throws -> Value {
        guard case .instance(let instance) = base,
            let index = types.layout(of: instance.type.nominal).place(of: property)
        else { throw Self.inaccessible(property, of: base) }
        let value = instance.fields[index]
        if !property.modifiers.isDisjoint(with: [.weak, .unowned]) { return try property.holding.read(value) }
        if case .void = value, property.hasNoValueInChanges { throw BindingError.overlap }
        if property.modifiers.contains(.lazy), case .void = value {
            let made = try initialValue(of: property, self: base, types.type(of: instance), at: place)
            instance.fields[index] = made
            return made
        }
        return value
    }

    /// Calls the getter of a computed property.
    func get(_ property: Declaration, _ base: Value, _ selfType: Type, at place: Location) throws -> Value {
        guard let getter = member(property).getter else {
            throw BindingError("'\(property.name)' has no getter")
        }
        let body = try getter.prepared()
        let here = Activation(body.size, types: bindings(property, selfType, []))
        if !property.isStatic, property.owner != nil { here.slots[0] = base }
        return try run(body, getter, here, at: place)
    }

    // MARK: - Changing

    /// Sets a property of a value.
    func set(
        _ property: Declaration,
        of base: inout Value,
        _ selfType: Type,
        to value: Value,
        _ observed: Declaration? = nil,
        at place: Location
    ) throws {
        let (member, type) = try resolved(property, base, selfType)
        try setExactly(member, of: &base, type, to: value, observed, at: place)
    }

    func setExactly(
        _ property: Declaration,
        of base: inout Value,
        _ selfType: Type,
        to value: Value,
        _ observed: Declaration? = nil,
        at place: Location
    ) throws {
        if hasSetter(property) { return try callSetter(property, of: &base, selfType, value, at: place) }
        if property.modifiers.contains(.lazy), case .variable(let binding)? = property.implementation,
            binding.observers == nil, binding.attributes.isEmpty, !property.isStatic
        {
            return try setLazy(property, of: &base, to: value)
        }
        if case .variable(let binding)? = property.implementation, binding.observers != nil, observed !== property,
            !observesNative(property, binding), !property.isStatic
        {
            return try setObserved(property, binding, of: &base, selfType, to: value, observed, at: place)
        }
        if case (let storage, let name)? = wrapping(property) {
            return try setWrapped(storage, name, of: &base, selfType, to: value, at: place)
        }
        try modifyExactly(property, of: &base, selfType, observed, at: place) { $0 = value }
    }

    /// Changes a property of a value: reads it once, and sets it once.
    func modify(
        _ property: Declaration,
        of base: inout Value,
        _ selfType: Type,
        _ observed: Declaration? = nil,
        at place: Location,
        _ change: (inout Value) throws -> Void
    ) throws {
        let (member, type) = try resolved(property, base, selfType)
        try modifyExactly(member, of: &base, type, observed, at: place, change)
    }

    func modifyExactly(
        _ property: Declaration,
        of base: inout Value,
        _ selfType: Type,
        _ observed: Declaration? = nil,
        at place: Location,
        _ change: (inout Value) throws -> Void
    ) throws {
        switch property.implementation {
        case .variable(let binding)?:
            if let storage = wrapperStorage(of: property) {
                // Observers that set the property are called for that, too.
                if binding.observers != nil {
                    return try observe(property, binding, of: &base, selfType, observed, at: place, change)
                }
                return try modifyWrapped(storage, "wrappedValue", of: &base, selfType, at: place, change)
            }
            if binding.accessors != nil {
                return try Place.change(try getBeforeChange(property, of: &base, selfType, at: place), change) {
                    try callSetter(property, of: &base, selfType, $0, at: place)
                }
            }
            guard binding.observers != nil, observed !== property, !observesNative(property, binding) else {
                return try modifyBelow(property, binding, of: &base, selfType, observed, at: place, change)
            }
            return try observe(property, binding, of: &base, selfType, observed, at: place, change)
        case .synthesized(.storage)?:
            if property.owner == nil || property.isStatic {
                recorder.noteEffect()
                return try storedGlobally(property, selfType, at: place).modify(change)
            }
            return try modifyStored(property, of: &base, at: place, change)
        case .synthesized(.projection(let name))?:
            guard let storage = storage(named: name, of: property) else { break }
            return try modifyWrapped(storage, "projectedValue", of: &base, selfType, at: place, change)
        default: break
        }
        try library.modify(property, of: &base, selfType, at: place, change)
    }

    /// True if a property observes one of a native class, whose object calls the observer itself.
    private func observesNative(_ property: Declaration, _ binding: VariableBinding) -> Bool {
        binding.isOverride && overridden(property).map { $0.source == nil } ?? false
    }

    /// Changes what an observed property stores: its own storage, or the property that it overrides.
    private func modifyBelow(
        _ property: Declaration,
        _ binding: VariableBinding,
        of base: inout Value,
        _ selfType: Type,
        _ observed: Declaration?,
        at place: Location,
        _ change: (inout Value) throws -> Void
    ) throws {
        if let storage = wrapperStorage(of: property) {
            return try modifyWrapped(storage, "wrappedValue", of: &base, selfType, at: place, change)
        }
        guard binding.isOverride, let above = overridden(property) else {
            return try modifyStored(property, of: &base, at: place, change)
        }
        let type = types.lifted(selfType, to: above.owner)
        try modifyExactly(above, of: &base, type, observed, at: place, change)
    }

    /// Changes a stored property and calls its observers.
    func observe(
        _ property: Declaration,
        _ binding: VariableBinding,
        of base: inout Value,
        _ selfType: Type,
        _ observed: Declaration?,
        at place: Location,
        _ change: (inout Value) throws -> Void
    ) throws {
        if binding.observers?.isSimple == true {
            // A chain that ends at nil is observed, an error is not.
            var end: Compiler.ChainEnd?
            do {
                try modifyBelow(property, binding, of: &base, selfType, observed, at: place, change)
            } catch let error as Compiler.ChainEnd { end = error }
            if let after = member(property).didSet {
                try runObserver(after, property, &base, selfType, .void, at: place)
            }
            if let end { throw end }
            return
        }
        try Place.change(try readExactly(property, of: base, selfType, at: place), change) {
            try setObserved(property, binding, of: &base, selfType, to: $0, observed, at: place)
        }
    }

    /// Sets an observed property; the old value is read only for an observer that names it.
    private func setObserved(
        _ property: Declaration,
        _ binding: VariableBinding,
        of base: inout Value,
        _ selfType: Type,
        to new: Value,
        _ observed: Declaration?,
        at place: Location
    ) throws {
        let readsOld = binding.observers?.readsOld == true
        let old = readsOld ? try readExactly(property, of: base, selfType, at: place) : .void
        let member = member(property)
        if let before = member.willSet { try runObserver(before, property, &base, selfType, new, at: place) }
        if binding.isOverride, let above = overridden(property) {
            let type = types.lifted(selfType, to: above.owner)
            try setExactly(above, of: &base, type, to: new, observed, at: place)
        } else if let storage = wrapperStorage(of: property) {
            try setWrapped(storage, "wrappedValue", of: &base, selfType, to: new, at: place)
        } else {
            try modifyBelow(property, binding, of: &base, selfType, observed, at: place) { $0 = new }
        }
        if let after = member.didSet { try runObserver(after, property, &base, selfType, old, at: place) }
    }

    func runObserver(
        _ function: CompiledFunction,
        _ property: Declaration,
        _ base: inout Value,
        _ selfType: Type,
        _ value: Value,
        at place: Location
    ) throws {
        let body = try function.prepared()
        let here = Activation(body.size, types: bindings(property, selfType, []))
        if property.owner != nil {
            here.slots[0] = base
            if property.owner?.isClass != true { base = .void }
            here.slots[1] = value
        } else {
            here.slots[0] = value
        }
        defer { if property.owner != nil { base = here.slots[0] } }
        _ = try run(body, function, here, at: place)
    }

    func modifyStored(
        _ property: Declaration,
        of base: inout Value,
        at place: Location,
        _ change: (inout Value) throws -> Void
    ) throws {
        guard case .instance(var instance) = base,
            let index = types.layout(of: instance.type.nominal).place(of: property)
        else { throw Self.inaccessible(property, of: base) }
        if !property.modifiers.isDisjoint(with: [.weak, .unowned]) {
            let holding = property.holding
            return try Place.change(try holding.read(instance.fields[index]), change) { value in
                guard !instance.type.nominal.isClass else {
                    recorder.noteEffect()
                    return instance.fields[index] = holding.stored(value)
                }
                base = .void
                if !isKnownUniquelyReferenced(&instance) { instance = instance.copy() }
                instance.fields[index] = holding.stored(value)
                base = .instance(instance)
            }
        }
        if property.modifiers.contains(.lazy), case .void = instance.fields[index] {
            _ = try stored(property, of: base, at: place)
        }
        if instance.type.nominal.isClass {
            recorder.noteEffect()
            var value = instance.fields[index]
            instance.fields[index] = .void
            defer { instance.fields[index] = value }
            return try change(&value)
        }
        base = .void
        if !isKnownUniquelyReferenced(&instance) { instance = instance.copy() }
        defer { base = .instance(instance) }
        try change(&instance.fields[index])
    }

    /// Sets a lazy property: an assignment before the first use needs no initial value.
    private func setLazy(_ property: Declaration, of base: inout Value, to value: Value) throws {
        guard case .instance(var instance) = base,
            let index = types.layout(of: instance.type.nominal).place(of: property)
        else { return }
        if !instance.type.nominal.isClass {
            base = .void
            if !isKnownUniquelyReferenced(&instance) { instance = instance.copy() }
        }
        instance.fields[index] = value
        base = .instance(instance)
    }

    func hasSetter(_ property: Declaration) -> Bool {
        guard case .variable(let binding)? = property.implementation, binding.attributes.isEmpty else { return false }
        return binding.accessors?.setter != nil
    }

    private func callSetter(
        _ property: Declaration,
        of base: inout Value,
        _ selfType: Type,
        _ value: Value,
        at place: Location
    ) throws {
        guard let setter = member(property).setter else {
            throw BindingError("cannot assign to property: '\(property.name)' is a get-only property")
        }
        let body = try setter.prepared()
        let here = Activation(body.size, types: bindings(property, selfType, []))
        let hasSelf = property.owner != nil && !property.isStatic
        if hasSelf {
            here.slots[0] = base
            if property.owner?.isClass != true { base = .void }
        }
        here.slots[hasSelf ? 1 : 0] = value
        defer { if hasSelf { base = here.slots[0] } }
        _ = try run(body, setter, here, at: place)
    }
}
