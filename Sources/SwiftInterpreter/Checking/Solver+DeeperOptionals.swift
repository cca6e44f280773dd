/// The conversion of an optional to an optional of an optional, where its own type is looked for.
extension Solver {
    /// Returns the conversion of an optional of a type that is looked for to a deeper optional, or of a collection of
    /// such a type to one of optionals of optionals.
    func nextOptional() -> Int? {
        state.constraints.firstIndex { constraint in
            guard case .converts(let from, let to, _) = constraint.kind else { return false }
            guard let own = state.known(from).wrapped, let wrapped = state.known(to).wrapped else {
                guard case .nominal(let source, let left) = state.known(from).form,
                    case .nominal(let target, let right) = state.known(to).form, source === target
                else { return false }
                return zip(left, right).contains { isOpen($0, in: $1) }
            }
            return state.known(own).variableNumber.map { state.literals[$0] == nil } == true
                && state.known(wrapped).wrapped != nil
        }
    }

    /// Tries to make two optionals equal, then to convert one as a value to the deeper one.
    func tryOptional(_ index: Int) {
        let constraint = state.constraints.remove(at: index)
        guard case .converts(let from, let to, let place) = constraint.kind else { return }
        let before = state
        let (count, score) = (solutions.count, solutions.first?.score)
        if !isValue(state.known(from), ofDeeper: to, place, constraint.node), unify(from, to) { search() }
        if solutions.count != count || solutions.first?.score != score || effort.isTooComplex { return }
        state = before
        if let wrapped = state.known(to).wrapped {
            state.score.add(.valueToOptional)
            converts(from, to: wrapped, place, constraint.node)
        } else if case .nominal(_, let left) = state.known(from).form,
            case .nominal(_, let right) = state.known(to).form
        {
            for (own, other) in zip(left, right) { converts(own, to: other, .element(.element), constraint.node) }
        }
        search()
    }

    /// Returns true if the optional that a chain or `try?` makes becomes a value of a deeper optional; otherwise its
    /// value is converted inside of the chain, and `nil` is that of the deeper one.
    func isValue(_ type: Type, ofDeeper target: Type, _ place: Constraint.Conversion, _ node: Expression) -> Bool {
        guard let wrapped = type.wrapped, let inner = state.inner(ofOptional: wrapped) else { return false }
        if inner.wrapped != nil { return depth(of: inner) < depth(of: state.known(target)) }
        switch (place, node.kind) {
        case (.initial, .attempt), (.preset, .attempt): return true
        case (.initial, .chain), (.preset, .chain):
            return inner.variableNumber.map(isPending) ?? !state.isFoundLater(inner)
        case (.returned, .attempt): return !state.isResult(target)
        case (.returned, .chain):
            return !state.isResult(target)
                && (inner.variableNumber.map(isPending) ?? !state.isFoundLater(inner))
        default: return false
        }
    }
}
