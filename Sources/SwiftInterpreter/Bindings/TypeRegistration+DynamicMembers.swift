/// Members that a type has because another value has them.
extension TypeRegistration {
    /// Gives the type the members of another value, as `@dynamicMemberLookup` does, also those that extensions in source
    /// declare; the interface of the type needs a subscript `dynamicMember` as well.
    package func dynamicMembers<Members>(
        get: @escaping (Root) -> Members,
        set: ((inout Root, Members) -> Void)? = nil
    ) {
        let name = type.name
        func cast(_ value: Any) throws -> Root {
            guard let typed = value as? Root else { throw BindingError("expected a value of type '\(name)'") }
            return typed
        }
        var setter: ((inout Any, Any) throws -> Void)?
        if let set {
            setter = { root, members in
                var typed = try cast(root)
                guard let members = members as? Members else { return }
                set(&typed, members)
                root = typed
            }
        }
        type.described.members.dynamicMembers = NativeType.DynamicMembers(get: { get(try cast($0)) }, set: setter)
    }
}
