/// The requirements of declared protocols.
extension Evaluator {
    func requiredMembers(of declaration: TypeDeclaration, _ scope: Scope) -> [DeclaredType.RequiredMember] {
        let functions = declaration.functions.filter { !$0.isStatic && !Self.isOperator($0.signature.name) }
        let variables = declaration.variables.filter { !$0.isStatic }
        return functions.map { .init(name: $0.signature.name, labelled: $0.signature.labelledName) }
            + variables.compactMap { binding in
                guard case .name(let name, _, _) = binding.pattern else { return nil }
                return .init(
                    name: name,
                    isSettable: binding.accessors?.setter != nil,
                    type: binding.type.map { qualified($0, scope) }
                )
            }
    }

    /// Returns the message for a member that has the name of a requirement but does not satisfy it; nil if all do.
    func fault(in type: DeclaredType, _ instance: Value, of name: String) -> String? {
        for requirement in types[name]?.requiredMembers ?? [] {
            let entry = index(of: type)[requirement.name]
            if let labelled = requirement.labelled {
                let names = entry.methods.map(\.signature.labelledName)
                if !names.isEmpty, !names.contains(labelled) {
                    return "it has no '\(labelled)', only '\(names[0])'"
                }
                continue
            }
            let stored = entry.stored.flatMap { type.stored.indices.contains($0) ? type.stored[$0] : nil }
            if requirement.isSettable {
                if stored?.isLet == true { return "'\(requirement.name)' must not be a constant" }
                if stored == nil, let computed = entry.computed, computed.accessors.setter == nil {
                    return "'\(requirement.name)' must have a setter"
                }
            }
            let plain: Set<TypeRef> = [.bool, .int, .double, .string, "CGFloat"]
            if let wanted = requirement.type, let given = stored?.type ?? entry.computed?.type, plain.contains(wanted),
                plain.contains(given), wanted != given
            {
                return "'\(requirement.name)' is of type '\(given)', not '\(wanted)'"
            }
        }
        return nil
    }
}
