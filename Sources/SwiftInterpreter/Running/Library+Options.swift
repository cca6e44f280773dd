/// The members of option sets that source declares, and of results.
extension Library {
    /// Returns the raw value of an option set as bits.
    func rawBits(_ value: Value) -> Int {
        guard case .instance(let instance) = value, case .int(let bits)? = instance.fields.first else { return 0 }
        return bits
    }

    func optionMethod(
        _ method: Declaration,
        _ receiver: inout Value,
        _ type: Type,
        _ arguments: [Value?],
        at place: Location
    ) throws -> Value? {
        guard let owner = method.owner?.name, owner == "OptionSet" || owner == "SetAlgebra", case .instance = receiver,
            let other = arguments.first ?? nil
        else { return nil }
        let (own, bits) = (rawBits(receiver), rawBits(other))
        func made(_ bits: Int) throws -> Value { try optionSet(bits, type, at: place) }
        switch method.name {
        case "contains": return .bool(own & bits == bits)
        case "union": return try made(own | bits)
        case "intersection": return try made(own & bits)
        case "symmetricDifference": return try made(own ^ bits)
        case "subtracting": return try made(own & ~bits)
        case "isSubset": return .bool(own & bits == own)
        case "isSuperset": return .bool(own & bits == bits)
        case "isStrictSubset": return .bool(own & bits == own && own != bits)
        case "isStrictSuperset": return .bool(own & bits == bits && own != bits)
        case "isDisjoint": return .bool(own & bits == 0)
        case "formUnion": receiver = try made(own | bits)
        case "formIntersection": receiver = try made(own & bits)
        case "formSymmetricDifference": receiver = try made(own ^ bits)
        case "subtract": receiver = try made(own & ~bits)
        case "insert":
            let isNew = own & bits != bits
            let member = isNew ? other : try made(own & bits)
            receiver = try made(own | bits)
            return .tuple([.init(label: "inserted", .bool(isNew)), .init(label: "memberAfterInsert", member)])
        case "remove":
            let removed = own & bits
            receiver = try made(own & ~bits)
            return removed == 0 ? .nil : .present(try made(removed))
        default: return nil
        }
        return .void
    }

    /// Returns the result of a function that may throw.
    func caught(_ body: Value?, _ nominal: Nominal) throws -> Value? {
        guard case .function(let function)? = body else { return nil }
        do {
            return try enumCase("success", nominal, [try function.call()])
        } catch let error as ThrownValue {
            return try enumCase("failure", nominal, [error.value])
        }
    }

    private func enumCase(_ name: String, _ nominal: Nominal, _ values: [Value]) throws -> Value? {
        try nominal.members[name].first.map { try enumCase($0, nominal.selfType, values) }
    }
}
