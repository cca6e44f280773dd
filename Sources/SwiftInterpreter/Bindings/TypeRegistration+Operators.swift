extension TypeRegistration {
    /// Adds an operator with a left operand of this type: `$0.infix("-", "CGFloat") { $0 - $1 }`.
    ///
    /// - Parameter right: the type of the right operand.
    package func infix<Right, R>(_ name: String, _ right: TypeRef, _ body: @escaping (Root, Right) throws -> R) {
        expect(.operators, of: name)
        let left = Signature.Parameter(label: nil, name: "left", type: .named(type.name))
        let other = Signature.Parameter(label: nil, name: "right", type: right)
        type.described.members.staticMethods[name, default: []].append(
            NativeCallable(
                signature: Signature(name: name, parameters: [left, other], result: .any, command: .none),
                owner: type
            ) { _, arguments in try body(try arguments["left"], try arguments["right"]) }
        )
    }
}
