extension BindingTable {
    /// Registers the members of `Optional` itself, called without `?`.
    func registerOptionals() {
        registerBuiltIn("Optional") { type in
            type.initializer("init(_ value: Any)") { .present(try $0.value("value")) }
            type.staticMethod("some(_ value: Any) -> Any?") { Value.present(try $0.value("value")) }
            type.staticProperty("none", type: "Any?", Value.nil)
            type.method("map(_ transform: (Self.Wrapped) -> T) -> T?") { value, arguments in
                guard let held = value.wrapped else { return Value.nil }
                return .present(try arguments.function("transform")?.call([held]) ?? .nil)
            }
            type.method("flatMap(_ transform: (Self.Wrapped) -> T?) -> T?") { value, arguments in
                guard let held = value.wrapped else { return Value.nil }
                return (try arguments.function("transform")?.call([held]) ?? .nil).asOptional
            }
            type.mutatingMethod("take() -> Self.Wrapped?") { value, _ -> Value in
                defer { value = .nil }
                return value
            }
            type.property("debugDescription", type: "String", get: { $0.interpolated })
            type.property(
                "unsafelyUnwrapped",
                get: { value -> Value in
                    guard let held = value.wrapped else {
                        throw BindingError("unexpectedly found nil while unwrapping an Optional value")
                    }
                    return held
                }
            )
        }
    }
}
