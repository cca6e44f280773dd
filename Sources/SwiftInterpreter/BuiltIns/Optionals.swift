extension BindingTable {
    /// The members of `Optional` itself: what is called on it without `?`.
    func registerOptionals() {
        registerBuiltIn("Optional") { type in
            type.initializer("init(_ value: Any)") { try $0.value("value") }
            for name in ["map", "flatMap"] {
                type.method("\(name)(_ transform: (Any) -> Any) -> Any") { value, arguments in
                    if value.isNil { return Value.nil }
                    return try arguments.function("transform")?.call([value]) ?? .nil
                }
            }
        }
    }
}
