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
