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
