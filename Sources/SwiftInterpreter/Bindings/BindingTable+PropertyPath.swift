extension BindingTable {
    /// The path through the registered properties of a type, outermost first.
    ///
    /// Throws a ``BindingError`` if there is no such property.
    public func propertyPath(_ names: [String], of rootType: String) throws -> PropertyPath {
        var owner = type(named: rootType)
        var properties: [NativeProperty] = []
        for name in names {
            guard let property = owner.flatMap({ self.property(named: name, of: $0) }) else {
                throw BindingError("'\(owner?.name ?? rootType)' has no property '\(name)'")
            }
            properties.append(property)
            owner = type(of: property)?.unwrapped.name.flatMap { type(named: $0) }
        }
        return PropertyPath(names: names, properties: properties, table: self)
    }
}
