/// Properties with wrappers: the storage has the wrapper, whose members are the property and its projection.
extension Runner {
    // MARK: - Declarations

    /// Returns the storage of a property with a wrapper.
    func wrapperStorage(of property: Declaration) -> Declaration? {
        guard case .variable(let binding)? = property.implementation, !binding.attributes.isEmpty else { return nil }
        return storage(named: property.name, of: property)
    }

    /// Returns the storage of the wrapper that a property is read from, and the name of its member; nil for a property
    /// without one.
    func wrapping(_ property: Declaration) -> (storage: Declaration, name: String)? {
        if case .synthesized(.projection(let name))? = property.implementation {
            return storage(named: name, of: property).map { ($0, "projectedValue") }
        }
        return wrapperStorage(of: property).map { ($0, "wrappedValue") }
    }

    /// True if setting a property does not change the value that has it: an object, or a setter that is not mutating.
    func keepsBase(_ property: Declaration) -> Bool {
        property.owner?.isClass == true || property.hasNonmutatingSetter
    }

    func storage(named name: String, of property: Declaration) -> Declaration? {
        guard let owner = property.owner else { return interfaces.variable("_" + name) }
        return interfaces.members("_" + name, of: owner).first { $0.isStorage }
    }

    // MARK: - Values

    /// Returns a member of a property wrapper: the wrapped or the projected value.
    func readWrapped(
        _ storage: Declaration,
        _ name: String,
        of base: Value,
        _ selfType: Type,
        at place: Location
    ) throws -> Value {
        let wrapper = try readExactly(storage, of: base, selfType, at: place)
        let (member, type) = try wrapperMember(storage, name, selfType, wrapper)
        var value = try read(member, of: wrapper, type, at: place)
        guard name == "wrappedValue" else { return value }
        for _ in 1..<wrapperCount(of: storage) {
            let (member, type) = try innerMember(of: value)
            value = try read(member, of: value, type, at: place)
        }
        return value
    }

    /// Returns the number of wrappers of a property with a storage: the value of each but the last one is a wrapper.
    private func wrapperCount(of storage: Declaration) -> Int {
        let name = String(storage.name.dropFirst())
        let property = storage.owner.map { interfaces.members(name, of: $0).first } ?? interfaces.variable(name)
        guard case .variable(let binding)? = property?.implementation else { return 1 }
        return max(1, binding.attributes.count)
    }

    /// Returns the `wrappedValue` of a wrapper in another one.
    private func innerMember(of wrapper: Value) throws -> (Declaration, Type) {
        let type = types.dynamicType(of: wrapper, .any)
        guard let nominal = type.nominal,
            let member = interfaces.members("wrappedValue", of: nominal).first(where: { !$0.isStatic })
        else { throw BindingError("the property wrapper has no 'wrappedValue'") }
        return (member, type)
    }

    /// Changes the value in some wrappers around it.
    private func modify(
        in wrapper: inout Value,
        _ count: Int,
        at place: Location,
        _ change: (inout Value) throws -> Void
    ) throws {
        guard count > 0 else { return try change(&wrapper) }
        let (member, type) = try innerMember(of: wrapper)
        try modify(member, of: &wrapper, type, at: place) {
            try self.modify(in: &$0, count - 1, at: place, change)
        }
    }

    func wrapperMember(_ storage: Declaration, _ name: String, _ selfType: Type, _ wrapper: Value) throws
        -> (Declaration, Type)
    {
        let bound = bindings(storage, selfType, [])
        let type = bound.map { $0.concrete(storage.result, lookup) } ?? storage.result
        guard let nominal = type.nominal,
            let member = interfaces.members(name, of: nominal).first(where: { !$0.isStatic })
        else { throw BindingError("the property wrapper has no '\(name)'") }
        return (member, type)
    }

    /// Changes the value of a property wrapper.
    func modifyWrapped(
        _ storage: Declaration,
        _ name: String,
        of base: inout Value,
        _ selfType: Type,
        at place: Location,
        _ change: (inout Value) throws -> Void
    ) throws {
        let (member, type) = try wrapperMember(storage, name, selfType, base)
        let count = name == "wrappedValue" ? wrapperCount(of: storage) - 1 : 0
        try changeWrapper(storage, member, of: &base, selfType, at: place) { wrapper in
            try self.modify(member, of: &wrapper, type, at: place) {
                try self.modify(in: &$0, count, at: place, change)
            }
        }
    }

    /// Sets the value of a property wrapper, without reading it.
    func setWrapped(
        _ storage: Declaration,
        _ name: String,
        of base: inout Value,
        _ selfType: Type,
        to value: Value,
        at place: Location
    ) throws {
        guard name != "wrappedValue" || wrapperCount(of: storage) == 1 else {
            return try modifyWrapped(storage, name, of: &base, selfType, at: place) { $0 = value }
        }
        let (member, type) = try wrapperMember(storage, name, selfType, base)
        try changeWrapper(storage, member, of: &base, selfType, at: place) { wrapper in
            try set(member, of: &wrapper, type, to: value, at: place)
        }
    }

    /// Changes a member of a property wrapper; the wrapper stays the same if that does not mutate it.
    private func changeWrapper(
        _ storage: Declaration,
        _ member: Declaration,
        of base: inout Value,
        _ selfType: Type,
        at place: Location,
        _ change: (inout Value) throws -> Void
    ) throws {
        guard !keepsBase(member) else {
            var wrapper = try readExactly(storage, of: base, selfType, at: place)
            return try change(&wrapper)
        }
        try modifyExactly(storage, of: &base, selfType, at: place, change)
    }
}

/// The getters that change the value that a property belongs to: `mutating get`.
extension Runner {
    /// True for a property whose getter, or that of its wrapper, changes the value that it belongs to.
    func hasChangingGetter(_ property: Declaration) -> Bool {
        if property.modifiers.contains(.mutating) { return true }
        guard let storage = wrapperStorage(of: property), let nominal = storage.result.nominal, nominal.code != nil
        else { return false }
        return interfaces.members("wrappedValue", of: nominal).contains {
            !$0.isStatic && $0.modifiers.contains(.mutating)
        }
    }

    /// Returns the value of such a property.
    func readChanging(_ property: Declaration, of base: inout Value, _ selfType: Type, at place: Location) throws
        -> Value
    {
        let (member, type) = try resolved(property, base, selfType)
        if let storage = wrapperStorage(of: member), hasChangingGetter(member) {
            var result = Value.void
            try modifyStored(storage, of: &base, at: place) { wrapper in
                let (inner, wrapperType) = try wrapperMember(storage, "wrappedValue", type, wrapper)
                result = try readChanging(inner, of: &wrapper, wrapperType, at: place)
            }
            return result
        }
        guard member.modifiers.contains(.mutating), case .variable(let binding)? = member.implementation,
            binding.accessors != nil
        else { return try readExactly(member, of: base, type, at: place) }
        return try getChanging(member, of: &base, type, at: place)
    }

    /// Calls the getter of a property that is changed next.
    func getBeforeChange(_ property: Declaration, of base: inout Value, _ selfType: Type, at place: Location) throws
        -> Value
    {
        property.modifiers.contains(.mutating)
            ? try getChanging(property, of: &base, selfType, at: place) : try get(property, base, selfType, at: place)
    }

    /// Calls a getter that changes the value that the property belongs to.
    func getChanging(_ property: Declaration, of base: inout Value, _ selfType: Type, at place: Location) throws
        -> Value
    {
        guard let getter = member(property).getter else { throw BindingError("'\(property.name)' has no getter") }
        let body = try getter.prepared()
        let here = Activation(body.size, types: bindings(property, selfType, []))
        here.slots[0] = base
        base = .void
        defer { base = here.slots[0] }
        return try run(body, getter, here, at: place)
    }
}

/// The parts of properties' declarations, and the types in place of generic parameters.
extension Runner {
    /// Returns the property of a superclass that another one overrides.
    func overridden(_ property: Declaration) -> Declaration? {
        var current = property.owner?.superclassNominal
        while let here = current {
            if let found = interfaces.members(property.name, of: here).first(where: { $0.kind == .variable }) {
                return found
            }
            current = here.superclassNominal
        }
        return nil
    }

    func initialValue(of property: Declaration, self base: Value?, _ selfType: Type, at place: Location) throws -> Value
    {
        guard let function = member(property).initialValue else { return .nil }
        let body = try function.prepared()
        let here = Activation(body.size, types: bindings(property, selfType, []))
        if let base { here.slots[0] = base }
        return try run(body, function, here, at: place)
    }

    func rawValue(of base: Value) throws -> Value {
        guard case .instance(let instance) = base, let name = instance.caseName else {
            throw BindingError("the value has no raw value")
        }
        return try library.rawValue(of: name, in: instance.type.nominal)
    }

    // MARK: - Generic parameters

    /// Returns the types in place of the generic parameters of a declaration; nil if it has none.
    func bindings(_ declaration: Declaration, _ selfType: Type, _ own: [Type]) -> TypeBindings? {
        var parameters: [GenericParameter] = []
        var arguments: [Type] = []
        if let owner = declaration.owner {
            if owner.isProtocol {
                parameters = Array(owner.generics.parameters.prefix(1))
                arguments = [selfType]
            } else if !owner.generics.parameters.isEmpty,
                case .nominal(_, let given) = types.lifted(selfType, to: owner).form
            {
                parameters = owner.generics.parameters
                arguments = given
            }
        }
        if !declaration.generics.parameters.isEmpty {
            parameters += declaration.generics.parameters
            arguments += own
        }
        return parameters.isEmpty || parameters.count != arguments.count ? nil : TypeBindings(parameters, arguments)
    }
}
