/// The initializers of classes that call others: convenience ones those of the class, designated ones those above.
extension BodyWalk {
    func checkDelegation(_ call: Call, _ node: Expression) {
        guard body.kind == .initializer, let owner = body.owner, owner.isClass, let code = body.code,
            let name = owner.nominal?.lastName
        else { return }
        if call.callee.isInitializer(of: "self"), !code.traits.isConvenience, !owner.isExtension {
            found.add(
                "designated initializer for '\(name)' cannot delegate (with 'self.init'); did you mean this to be a "
                    + "convenience initializer?",
                at: code.offset,
                fix: "write 'convenience' before 'init'"
            )
        }
        guard call.callee.isInitializer(of: "super") else { return }
        if code.traits.isConvenience {
            found.add(
                "convenience initializer for '\(name)' must delegate (with 'self.init') rather than chaining to a "
                    + "superclass initializer (with 'super.init')",
                at: call.callee.offset
            )
        } else if let called = findings.callee(of: call, node)?.declaration, called.modifiers.contains(.convenience),
            call.arguments.allSatisfy({ argument in called.parameters.contains { $0.label == argument.label } }),
            let above = owner.nominal?.superclass?.nominal?.lastName
        {
            found.add("must call a designated initializer of the superclass '\(above)'", at: call.callee.offset)
        }
    }
}
