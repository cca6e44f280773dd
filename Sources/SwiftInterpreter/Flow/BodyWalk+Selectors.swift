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
        guard isOnlyMethod(declaration, of: owner, named: method.value) else {
            found.add(.ambiguousUse(declaration.name), at: method.offset)
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

    /// Returns true if a name names one method: the type has no other of that name, or labels or a type tell which.
    private func isOnlyMethod(_ declaration: Declaration, of owner: Nominal, named node: Expression) -> Bool {
        guard node.notation?.labels == nil else { return true }
        switch node.kind {
        case .name, .member, .implicitMember:
            return owner.members[declaration.name].filter { $0.kind == .function }.count <= 1
        default: return true
        }
    }
}
