/// The uses of private members.
extension BodyWalk {
    func checkAccess(_ node: Expression) {
        guard let choice = findings.choice(of: node), let declaration = choice.declaration,
            declaration.modifiers.contains(.private), let owner = declaration.owner, !isInside(owner)
        else { return }
        let isInitializer = declaration.kind == .initializer
        let name = isInitializer ? owner.lastName : declaration.name
        found.add(
            "'\(name)' \(isInitializer ? "initializer " : "")is inaccessible due to 'private' protection level",
            at: node.offset
        )
    }

    /// Returns true in a type, in a type nested in it, and in their extensions.
    func isInside(_ owner: Nominal) -> Bool {
        guard let around = body.owner else { return false }
        // The surroundings of a local type are not known here.
        guard let nominal = around.nominal, interfaces.nominal(nominal.name) === nominal else { return true }
        var next: Nominal? = nominal
        while let here = next {
            if here === owner { return true }
            next = here.outer
        }
        return false
    }
}
