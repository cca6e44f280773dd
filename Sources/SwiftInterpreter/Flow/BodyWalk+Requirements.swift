/// The generic arguments of types that are inferred: the elements of a set are hashable.
extension BodyWalk {
    /// Notes a collection or a call whose type has arguments that do not satisfy its requirements.
    func checkRequirements(_ node: Expression) {
        switch node.kind {
        case .array, .call, .dictionary: break
        default: return
        }
        guard let type = findings.type(of: node)?.withoutOptionals, !type.hasParameters, let nominal = type.nominal,
            let unmet = Lookup(interfaces: interfaces).unmetRequirement(of: type), !unmet.type.isAny
        else { return }
        let kind = nominal.kind == .classType ? "class" : nominal.kind == .enumeration ? "enum" : "struct"
        found.add(
            "generic \(kind) '\(nominal.lastName)' requires that '\(unmet.type)' conform to '\(unmet.kind.name)'",
            at: node.offset
        )
    }
}
