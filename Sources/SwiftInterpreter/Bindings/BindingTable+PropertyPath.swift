extension BindingTable {
    /// Returns the path of registered properties with these names, outermost first.
    ///
    /// Throws a ``BindingError`` if a property does not exist.
    package func propertyPath(_ names: [String], of rootType: String) throws -> PropertyPath {
        var owner = type(named: rootType)
        var properties: [NativeProperty] = []
        for name in names {
            guard let property = owner.flatMap({ self.property(named: name, of: $0) }) else {
                throw BindingError("type '\(owner?.name ?? rootType)' has no member '\(name)'")
            }
            properties.append(property)
            owner = type(of: property)?.unwrapped.name.flatMap { type(named: $0) }
        }
        return PropertyPath(names: names, properties: properties, table: self)
    }
}
