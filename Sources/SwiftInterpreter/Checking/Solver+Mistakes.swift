/// The mistakes where no solution exists: each condition that cannot hold is assumed, and its mistake noted.
extension Solver {
    /// Returns the solution with the least mistakes.
    func repair(_ start: State) -> State? {
        purpose = .repairing
        defer { purpose = .solving }
        state = start
        return solve()
    }

    /// Assumes that a constraint holds, at the cost of a mistake; returns false if that makes no sense.
    func assume(_ constraint: Constraint) -> Bool {
        guard state.mistakes.count < 20 else { return false }
        var mistake = mistake(constraint)
        mistake.follows = follows(constraint)
        state.score.add(.mistake, mistake.weight)
        state.mistakes.append(mistake)
        switch constraint.kind {
        case .member(let site): leaveOpen(site.type)
        case .call(let call): leaveOpen(call.result)
        case .unwrapped(let optional, let object): _ = unify(object, optional)
        case .closure(let site), .body(let site): leaveOpen(site.type)
        case .sound: break
        case .associated(_, _, let type): leaveOpen(type)
        case .keyPath(let site): leaveOpen(site.type)
        case .equal, .converts, .conforms, .chain: break
        }
        return true
    }

    /// Notes that a mistake leaves a type unknown, so that what depends on it is no other mistake.
    @discardableResult
    func leaveOpen(_ type: Type) -> Outcome {
        if let number = state.known(type).variableNumber { state.set(number, .error) }
        return .solved
    }

    /// Returns true if what a chain is an optional of is still looked for, which its mistake names.
    func isEarly(_ constraint: Constraint) -> Bool {
        guard case .converts(let from, _, _) = constraint.kind, let object = state.known(from).wrapped,
            let number = state.known(object).variableNumber
        else { return false }
        return state.literals[number] == nil
    }

    /// Returns true if a mistake about a constraint follows from another one.
    private func follows(_ constraint: Constraint) -> Bool {
        if case .call(let call) = constraint.kind {
            let isOpen =
                state.choices[ObjectIdentifier(call.callee)] == nil && isUnknown(state.simplified(call.function))
            return isOpen
                || call.arguments.contains { argument in
                    if case .closure = argument.node.kind { return false }
                    return isUnknown(state.simplified(argument.type))
                }
        }
        return constraint.types.contains { isUnknown(state.simplified($0)) }
    }

    /// Returns true if a type contains one that is not known, and not that of a literal.
    private func isUnknown(_ type: Type) -> Bool {
        switch type.form {
        case .error: return true
        case .variable(let number): return state.literals[number] == nil
        default:
            var found = false
            Type.forEachPart(of: type.form) { found = found || isUnknown($0) }
            return found
        }
    }

    private func mistake(_ constraint: Constraint) -> Mistake {
        let node = constraint.node
        switch constraint.kind {
        case .equal(let a, let b), .chain(let a, let b):
            return Mistake(
                message: .conversion(from: described(a), to: described(b), .plain),
                node: node,
                weight: 2
            )
        case .converts(let a, let b, let place): return conversion(a, b, place, node)
        case .conforms(let type, let bound):
            return Mistake(
                message: unmet(type, bound, by: node).map { .unmet($0, of: described(type), to: bound.names) }
                    ?? .nonconformance(of: described(type), to: bound.names),
                node: node,
                weight: 2
            )
        case .associated(let type, let name, _):
            return Mistake(
                message: "'\(name)' is not a member type of type '\(described(type))'",
                node: node,
                weight: 2
            )
        case .member(let site): return member(site)
        case .call(let call): return self.call(call)
        case .unwrapped(let optional, _): return unwrapping(optional, node)
        case .closure(let site): return closure(site)
        case .body, .sound:
            return Mistake(message: "unable to infer closure type in the current context", node: node, weight: 3)
        case .keyPath:
            return Mistake(
                message: "cannot infer key path type from context; consider explicitly specifying a root type",
                node: node,
                weight: 2,
                hint: .context("write the root type, as in '\\Label.text'")
            )
        }
    }

    /// Returns the mistake that a literal cannot have the type of its context.
    func conflict(of number: Int) -> Mistake? {
        guard state.literals[number] != nil else { return nil }
        for constraint in state.constraints {
            guard case .converts(let from, let to, let place) = constraint.kind,
                state.known(from).variableNumber == number, state.known(to).variableNumber == nil
            else { continue }
            return conversion(from, to, place, constraint.node)
        }
        return nil
    }
}

extension Constraint {
    /// The types that a mistake about it names.
    fileprivate var types: [Type] {
        switch kind {
        case .equal(let a, let b), .chain(let a, let b), .converts(let a, let b, _): [a, b]
        case .conforms(let type, _), .associated(let type, _, _), .unwrapped(let type, _): [type]
        case .member(let site): [site.base]
        case .call, .closure, .body, .keyPath, .sound: []
        }
    }
}
