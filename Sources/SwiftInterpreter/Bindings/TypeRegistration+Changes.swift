/// Members that change more than a value of the library: instances of source, and static properties.
extension TypeRegistration {
    /// Adds a mutating method that changes an interpreter value, so that an instance of a declared struct stays one.
    package func mutatingValueMethod(
        _ declaration: String,
        summary: String = "",
        _ body: @escaping (inout Value, Arguments) throws -> Void
    ) {
        guard let signature = signature(declaration, summary, "", .none, [:]) else { return }
        type.noteMember(signature.name)
        let callable = NativeCallable(signature: signature, owner: type, isMethod: true, isMutating: true) {
            root,
            arguments in
            guard var value = root as? Value else { throw BindingError("this method needs a value to be called on") }
            defer { root = value }
            return try body(&value, arguments)
        }
        callable.takesValue = true
        type.described.members.methods[signature.name, default: []].append(callable)
    }

    /// Adds a static property with a setter.
    package func staticProperty<V>(
        _ name: String,
        type declared: TypeRef? = nil,
        summary: String = "",
        get: @escaping () -> V,
        set: @escaping (V) -> Void
    ) {
        type.noteMember(name)
        type.described.members.staticProperties[name] = NativeProperty(
            name: name,
            summary: summary,
            declaredType: declared,
            swiftType: V.self,
            get: { _ in get() },
            set: { _, value, table in set(try table.convert(value, to: V.self, declared: declared)) }
        )
    }
}
