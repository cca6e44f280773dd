extension BindingTable {
    /// Returns the type of that name or alias; nil if there is none.
    package func type(named name: String) -> NativeType? {
        if let type = types[name] { return type }
        if let alias = aliases[name]?.name { return types[alias] }
        return nil
    }

    /// Returns true if a type is the named type, inherits from it or conforms to it, so that no conversion is needed.
    func isKind(_ type: NativeType, of name: String) -> Bool {
        if type.name == name { return true }
        if let names = known.kinds[ObjectIdentifier(type)] { return names.contains(name) }
        let names = Set(lineage(of: type).flatMap { [$0.name] + $0.conformances })
        if types[type.name] === type { known.kinds[ObjectIdentifier(type)] = names }
        return names.contains(name)
    }

    /// Returns the type and all types that it inherits members from: superclasses first, then protocols, breadth first.
    package func lineage(of type: NativeType) -> [NativeType] {
        if let lineage = known.lineages[ObjectIdentifier(type)] { return lineage }
        var result = [type]
        var index = 0
        while index < result.count {
            let current = result[index]
            for name in [current.superclass].compactMap({ $0 }) + current.conformances {
                if let next = types[name], !result.contains(where: { $0 === next }) { result.append(next) }
            }
            index += 1
        }
        // Types created for a single value are not cached: another one could reuse their address.
        if types[type.name] === type { known.lineages[ObjectIdentifier(type)] = result }
        return result
    }

    /// Returns all overloads of a method, nearest type first.
    package func methods(named name: String, of type: NativeType) -> [NativeCallable] {
        lineage(of: type).flatMap { $0.members.methods[name] ?? [] }
    }

    /// Returns the property of that name, from the nearest type that has it.
    package func property(named name: String, of type: NativeType) -> NativeProperty? {
        if let property = type.members.properties[name] { return property }
        for type in lineage(of: type) {
            if let property = type.members.properties[name] { return property }
        }
        return nil
    }

    /// Returns the names of the static members and enum cases.
    package func staticMemberNames(of type: NativeType) -> [String] {
        type.members.order.filter { type.members.staticProperties[$0] != nil || type.members.staticMethods[$0] != nil }
    }

    /// Returns the protocols that a declared type conforms to, including the protocols that these refine.
    func conformances(of type: DeclaredType) -> [String] {
        var result: [String] = []
        var pending = type.conformances
        while !pending.isEmpty {
            let name = pending.removeFirst()
            guard !result.contains(name) else { continue }
            result.append(name)
            pending += types[name]?.conformances ?? []
        }
        return result
    }

    /// Returns the type of a registered property.
    package func type(of property: NativeProperty) -> TypeRef? {
        property.declaredType ?? typeRef(for: property.swiftType)
    }

    /// Returns the registered spelling of a Swift type; nil for unregistered types.
    package func typeRef(for swiftType: Any.Type) -> TypeRef? {
        if let type = typesBySwiftType[ObjectIdentifier(swiftType)] {
            return type.isProtocol ? .existential(type.name) : .named(type.name)
        }
        return (swiftType as? any TypeDescribing.Type)?.typeRef(in: self)
    }
}
