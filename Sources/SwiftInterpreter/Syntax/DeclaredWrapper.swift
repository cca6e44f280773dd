/// The properties of a declared property wrapper that its uses depend on.
struct DeclaredWrapper: Equatable {
    /// True if it has an initializer without arguments.
    var hasEmptyInitializer = false
    /// True if it has a projected value, `$name`.
    var isProjecting = false
    /// True if its wrapped value has a setter.
    var isSettable = true
    /// True if assigning the wrapped value does not change the wrapper itself.
    var isShared = false
    /// The type of the wrapped value, unless it is a generic parameter.
    var valueType: TypeRef?
}
