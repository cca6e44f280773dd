/// The uses of private members.
extension BodyWalk {
    func checkAccess(_ node: Expression) {
        checkType(node)
        guard !isAccessible(node), let declaration = findings.choice(of: node)?.declaration,
            let owner = declaration.owner
        else {
            return
        }
        let isInitializer = declaration.kind == .initializer
        let name = isInitializer ? owner.lastName : declaration.name
        found.add(
            .inaccessible(name, isInitializer: isInitializer),
            at: node.offset
        )
    }

    /// Checks the use of a private type that is nested in another one.
    private func checkType(_ node: Expression) {
        guard case .member(_, let name) = node.kind, findings.choice(of: node) == nil,
            case .metatype(let type)? = findings.type(of: node)?.form, let nominal = type.nominal,
            nominal.code != nil, nominal.lastName == name, nominal.modifiers.contains(.private),
            let outer = nominal.outer, !isInside(outer)
        else { return }
        found.add(.inaccessible(name), at: node.offset)
    }

    func isAccessible(_ node: Expression) -> Bool {
        guard let declaration = findings.choice(of: node)?.declaration, declaration.modifiers.contains(.private) else {
            return true
        }
        return declaration.owner.map(isInside) ?? true
    }

    /// Returns true in a type, in a type nested in it, and in their extensions.
    func isInside(_ owner: Nominal) -> Bool {
        guard let around = body.owner else { return false }
        // The surroundings of a local type are not known here.
        guard let nominal = around.nominal, case .nominal(let known)? = interfaces.type(nominal.name),
            known === nominal
        else { return true }
        var next: Nominal? = nominal
        while let here = next {
            if here === owner { return true }
            next = here.outer
        }
        return false
    }
}
