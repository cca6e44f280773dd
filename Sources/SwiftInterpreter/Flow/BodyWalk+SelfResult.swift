/// Results of the type `Self`, which is the class of the value in a subclass.
extension BodyWalk {
    /// Notes a new value of a named class that a function of a class returns as `Self`.
    func checkSelfResult(_ value: Expression) {
        guard closureDepth == 0, body.owner?.isClass == true, ["Self", "Self?"].contains(body.result?.description),
            case .call(let call) = value.withoutParentheses.kind, let type = findings.type(of: value)?.withoutOptionals,
            let nominal = type.nominal, nominal.isClass, let name = call.callee.constructedName,
            name == nominal.name || name == nominal.lastName
        else { return }
        found.add(.conversion(from: type.description, to: "Self", .returned), at: value.offset)
    }
}

extension Expression {
    /// The name of the type whose initializer a callee may be: `A` or `A.init`.
    fileprivate var constructedName: String? {
        switch kind {
        case .name(let name): name
        case .member(let base, "init"): base.constructedName
        default: nil
        }
    }
}
