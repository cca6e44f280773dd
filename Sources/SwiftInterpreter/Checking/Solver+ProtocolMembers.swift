/// Names with a leading dot where a generic parameter is expected: `.currency(code:)` of a protocol whose extension is
/// for one type.
extension Solver {
    /// Returns a type that a name with a leading dot is looked up in and that only protocols are known of, with the
    /// types that extensions of the protocols declare the name for.
    func nextProtocolBase() -> (Int, [Type])? {
        for constraint in state.constraints {
            guard case .member(let site) = constraint.kind, site.isImplicit,
                case .metatype(let base) = state.known(site.base).form,
                let number = state.known(base).variableNumber
            else { continue }
            let candidates = protocols(around: number).flatMap { types(declaring: site.name, $0) }
            if !candidates.isEmpty { return (number, candidates) }
        }
        return nil
    }

    /// Returns the protocols that a type that is looked for, or one that it is converted to, conforms to.
    private func protocols(around number: Int) -> [Nominal] {
        var numbers: Set<Int> = [number]
        var isChanged = true
        while isChanged {
            isChanged = false
            for constraint in state.constraints {
                let edge: (from: Type, to: Type)
                switch constraint.kind {
                case .chain(let result, let base): edge = (base, result)
                case .converts(let from, let to, _): edge = (from, to)
                default: continue
                }
                guard let from = state.known(edge.from).variableNumber, numbers.contains(from),
                    let to = state.known(edge.to).variableNumber, numbers.insert(to).inserted
                else { continue }
                isChanged = true
            }
        }
        return state.constraints.flatMap { constraint -> [Nominal] in
            guard case .conforms(let type, let bound) = constraint.kind,
                let own = state.known(type).variableNumber, numbers.contains(own)
            else { return [] }
            return bound.protocols
        }
    }

    /// Returns the types that names with a leading dot may be looked up in where a value of a protocol type is expected:
    /// those for which extensions of the protocol declare the name.
    func typesForImplicitMembers(of number: Int, in upper: Type) -> [Type] {
        guard case .existential(let bound) = upper.withoutOptionals.form, !bound.protocols.isEmpty else { return [] }
        let kinds = bound.protocols.flatMap { [$0] + $0.allRefined(interfaces) }
        var result: [Type] = []
        for constraint in state.constraints {
            guard case .member(let site) = constraint.kind, site.isImplicit,
                case .metatype(let base) = state.known(site.base).form, state.known(base).variableNumber == number
            else { continue }
            for type in kinds.flatMap({ types(declaring: site.name, $0) }) where !result.contains(type) {
                result.append(type)
            }
        }
        return result
    }

    /// Returns the types for which extensions of a protocol declare a static member.
    private func types(declaring name: String, _ kind: Nominal) -> [Type] {
        let members = interfaces.members(name, of: kind).filter { $0.isStaticLike && $0.isFromProtocolExtension }
        return members.compactMap { member in
            for requirement in member.generics.requirements {
                guard case .same(let type) = requirement.kind, requirement.subject == kind.selfType else { continue }
                let parameters = member.generics.parameters
                return type.substituting(parameters, parameters.map { _ in state.variable() })
            }
            return nil
        }
    }
}
