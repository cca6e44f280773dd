extension Arguments {
    /// A key path argument as a path through the registered properties of a type.
    ///
    /// Throws a ``BindingError`` if the argument is no key path, or the type has no such property.
    public func propertyPath(_ name: String, of rootType: String) throws -> PropertyPath {
        guard case .keyPath(let names) = try value(name) else {
            throw BindingError("argument '\(name)' is no key path")
        }
        let table = runtime.table
        var owner = table.type(named: rootType)
        var properties: [NativeProperty] = []
        for name in names {
            guard let property = owner.flatMap({ table.property(named: name, of: $0) }) else {
                throw BindingError("'\(owner?.name ?? rootType)' has no property '\(name)'")
            }
            properties.append(property)
            owner = table.type(of: property)?.unwrapped.name.flatMap { table.type(named: $0) }
        }
        return PropertyPath(names: names, properties: properties, table: table)
    }
}
