/// Conversions between registered types, and tags that record the calls that created values.
extension TypeRegistration {
    /// Adds an implicit conversion from another registered type or protocol, such as from an element to a child in a
    /// builder.
    ///
    /// - Parameter recover: returns the value that was converted, so that it need not be kept beside the result; nil if the
    ///   result does not contain it.
    package func conversion<Source>(
        from name: String,
        as source: Source.Type,
        recovering recover: ((Root) -> Source)? = nil,
        _ convert: @escaping (Source) throws -> Root
    ) {
        if let recover { type.described.bridge.converted = (name, { value in (value as? Root).map(recover) ?? value }) }
        let conversion: (Any) throws -> Any? = { value in
            guard let source = value as? Source else { return nil }
            return try convert(source)
        }
        type.described.bridge.conversions.append((name, conversion))
    }

    /// Sets the functions that add and remove the location of the creating call when a native value becomes this
    /// protocol.
    package func tags(
        wrap: @escaping (Root, SourceOrigin) -> Root,
        unwrap: @escaping (Root) -> Root
    ) {
        type.described.bridge.tag = { value, origin in
            guard let root = value as? Root else { return value }
            return wrap(root, origin)
        }
        type.described.bridge.untag = { value in
            guard let root = value as? Root else { return value }
            return unwrap(root)
        }
    }
}
