/// The methods that are named by a selector.
extension BodyWalk {
    /// Notes an error at a `#selector` of something that Objective-C cannot call.
    func checkSelector(_ node: Expression) {
        guard case .call(let call) = node.kind, case .name("Selector") = call.callee.kind,
            let method = call.arguments.first, method.label == "method"
        else { return }
        guard let declaration = findings.choice(of: method.value)?.declaration else {
            // An unknown name is a mistake of its own.
            return
        }
        guard declaration.kind == .function, let owner = declaration.owner, owner.isClass else {
            found.add(
                "argument of '#selector' does not refer to an '@objc' method, property, or initializer",
                at: method.offset
            )
            return
        }
        let isExposed =
            !declaration.modifiers.isDisjoint(with: [.objectiveC, .override])
            || owner.modifiers.contains(.objectiveC) || owner.code == nil
        guard !isExposed else { return }
        let name = declaration.labelledName
        found.add(
            "argument of '#selector' refers to instance method '\(name)' that is not exposed to Objective-C; "
                + "add '@objc' to expose this instance method to Objective-C",
            at: method.offset
        )
    }
}
