extension BindingTable {
    /// Returns a `Result` of the standard library: the case `success` or `failure` with its value.
    package func result(_ name: String, _ value: Value) -> Value {
        let type =
            builtIns["Result"]
            ?? NativeType(
                name: "Result",
                summary: "",
                example: "",
                isProtocol: false,
                conformances: [],
                superclass: nil
            )
        return .native(NativeValue(LibraryCase(name: name, labels: [nil], values: [value]), type: type))
    }
}
