/// How values of a type become values of others, and remember the calls that made them.
extension TypeRegistration {
    /// Lets values of another registered type or protocol stand where this type is wanted, as an element
    /// stands for a child in a builder.
    public func conversion<Source>(
        from name: String,
        as source: Source.Type,
        _ convert: @escaping (Source) throws -> Root
    ) {
        let conversion: (Any) throws -> Any? = { value in
            guard let source = value as? Source else { return nil }
            return try convert(source)
        }
        type.conversions.append((name, conversion))
    }

    /// Says how a native value that becomes this protocol keeps the place of the call that made it.
    public func tags(
        wrap: @escaping (Root, SourceOrigin) -> Root,
        unwrap: @escaping (Root) -> Root
    ) {
        type.tag = { value, origin in
            guard let root = value as? Root else { return value }
            return wrap(root, origin)
        }
        type.untag = { value in
            guard let root = value as? Root else { return value }
            return unwrap(root)
        }
    }
}
