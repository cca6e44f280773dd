/// What is wrong where no solution exists: each thing that cannot hold is assumed, and its mistake noted.
extension Constraint.Conversion {
    /// True for `as`.
    fileprivate var isExplicit: Bool {
        if case .explicit = self { return true }
        return false
    }
}

extension Solver {
    /// Returns the solution with the least mistakes.
    func repair(_ start: State) -> State? {
        isRepairing = true
        defer { isRepairing = false }
        state = start
        return solve()
    }

    /// Assumes that a constraint holds, at the cost of a mistake; returns false if that makes no sense.
    func assume(_ constraint: Constraint) -> Bool {
        guard state.mistakes.count < 20 else { return false }
        let mistake = mistake(constraint)
        state.score.add(.mistake, mistake.weight)
        state.mistakes.append(mistake)
        switch constraint.kind {
        case .member(let site): _ = unify(site.type, .error)
        case .call(let call): _ = unify(call.result, .error)
        case .unwrapped(let optional, let object): _ = unify(object, optional)
        case .closure(let site), .body(let site): _ = unify(site.type, .error)
        case .associated(_, _, let type): _ = unify(type, .error)
        case .keyPath(let site): _ = unify(site.type, .error)
        case .equal, .converts, .conforms, .chain: break
        }
        return true
    }

    private func mistake(_ constraint: Constraint) -> Mistake {
        let node = constraint.node
        switch constraint.kind {
        case .equal(let a, let b), .chain(let a, let b):
            return Mistake(
                message: "cannot convert value of type '\(described(a))' to expected type '\(described(b))'",
                node: node,
                weight: 2
            )
        case .converts(let a, let b, let place): return conversion(described(a), described(b), a, b, place, node)
        case .conforms(let type, let bound):
            return Mistake(
                message: "type '\(described(type))' does not conform to protocol '\(bound.names)'",
                node: node,
                weight: 2
            )
        case .associated(let type, let name, _):
            return Mistake(message: "'\(name)' is not a member type of type '\(described(type))'", node: node, weight: 2)
        case .member(let site): return member(site)
        case .call(let call): return self.call(call)
        case .unwrapped(let optional, _):
            return Mistake(
                message: "cannot force unwrap value of non-optional type '\(described(optional))'",
                node: node,
                weight: 1
            )
        case .closure: return Mistake(message: "unable to infer type of a closure parameter in the current context", node: node, weight: 2)
        case .body: return Mistake(message: "unable to infer closure type in the current context", node: node, weight: 3)
        case .keyPath: return Mistake(message: "cannot infer key path type from context; consider explicitly specifying a root type", node: node, weight: 2)
        }
    }

    /// Returns the mistake that a literal cannot have the type of its context.
    func conflict(of number: Int) -> Mistake? {
        guard state.literals[number] != nil else { return nil }
        for constraint in state.constraints {
            guard case .converts(let from, let to, let place) = constraint.kind,
                state.known(from).variableNumber == number, state.known(to).variableNumber == nil
            else { continue }
            return conversion(described(from), described(to), from, to, place, constraint.node)
        }
        return nil
    }

    /// Returns the mistake that an operator does not exist for its operands.
    private func operands(_ call: CallSite) -> Mistake? {
        let types = call.arguments.map { described($0.type) }
        guard !types.contains("_") else { return nil }
        switch call.node.kind {
        case .binary(let name, _, _), .assignWith(let name, _, _):
            let message =
                types[0] == types[1]
                ? "binary operator '\(name)' cannot be applied to two '\(types[0])' operands"
                : "binary operator '\(name)' cannot be applied to operands of type '\(types[0])' and '\(types[1])'"
            return Mistake(message: message, node: call.node, weight: 2)
        case .unary(let name, _):
            return Mistake(
                message: "unary operator '\(name)' cannot be applied to an operand of type '\(types[0])'",
                node: call.node,
                weight: 2
            )
        default: return nil
        }
    }

    private func described(_ type: Type) -> String {
        let type = state.simplified(type)
        if case .variable(let number) = type.form, let literal = state.literals[number],
            let preset = standard.preset(of: literal)
        {
            return state.simplified(preset).description
        }
        return type.description
    }

    private func conversion(
        _ from: String,
        _ to: String,
        _ a: Type,
        _ b: Type,
        _ place: Constraint.Conversion,
        _ node: Expression
    ) -> Mistake {
        if let wrapped = state.simplified(a).wrapped, state.simplified(b).wrapped == nil, !place.isExplicit {
            let target = state.simplified(b)
            if wrapped == target || target.hasVariables {
                return Mistake(
                    message: "value of optional type '\(from)' must be unwrapped to a value of type '\(wrapped)'",
                    node: node,
                    weight: 1
                )
            }
        }
        if case .variable(let number) = state.known(a).form, case .nothing? = state.literals[number] {
            let message =
                switch place {
                case .initial: "'nil' cannot initialize specified type '\(to)'"
                case .assigned: "'nil' cannot be assigned to type '\(to)'"
                case .returned: "'nil' is incompatible with return type '\(to)'"
                default: "'nil' is not compatible with expected argument type '\(to)'"
                }
            return Mistake(message: message, node: node, weight: 2)
        }
        if case .operand(let call?) = place, let mistake = operands(call) { return mistake }
        let message =
            switch place {
            case .initial: "cannot convert value of type '\(from)' to specified type '\(to)'"
            case .assigned: "cannot assign value of type '\(from)' to type '\(to)'"
            case .returned: "cannot convert return expression of type '\(from)' to return type '\(to)'"
            case .condition: "cannot convert value of type '\(from)' to expected condition type '\(to)'"
            case .argument, .operand: "cannot convert value of type '\(from)' to expected argument type '\(to)'"
            case .explicit: "cannot convert value of type '\(from)' to type '\(to)' in coercion"
            case .element: "cannot convert value of type '\(from)' to expected element type '\(to)'"
            case .value: "cannot convert value of type '\(from)' to closure result type '\(to)'"
            }
        return Mistake(message: message, node: node, weight: 2)
    }

    private func member(_ site: MemberSite) -> Mistake {
        let base = state.simplified(site.base)
        if case .metatype(let type) = base.form {
            if state.known(type).variableNumber != nil {
                return Mistake(message: "cannot infer contextual base in reference to member '\(site.name)'", node: site.node, weight: 2)
            }
            return Mistake(message: "type '\(described(type))' has no member '\(site.name)'", node: site.node, weight: 2)
        }
        if let wrapped = base.wrapped, !lookup.members(site.name, of: state.simplified(wrapped), isStatic: false).isEmpty {
            return Mistake(
                message: "value of optional type '\(described(base))' must be unwrapped to refer to member '\(site.name)' of wrapped base type '\(described(wrapped))'",
                node: site.node,
                weight: 1
            )
        }
        return Mistake(message: "value of type '\(described(base))' has no member '\(site.name)'", node: site.node, weight: 2)
    }

    private func call(_ call: CallSite) -> Mistake {
        if let choice = state.choices[ObjectIdentifier(call.callee)], let declaration = choice.declaration,
            let problem = ParameterMatch(declaration, call.arguments, state: state).problem
        {
            let node = problem.argument.map { call.arguments[$0].node } ?? call.node
            return Mistake(message: problem.message, node: node, weight: 3)
        }
        let function = state.simplified(call.function)
        if function.function != nil {
            return Mistake(message: "argument passed to call that takes another number of arguments", node: call.node, weight: 3)
        }
        return Mistake(message: "cannot call value of non-function type '\(described(function))'", node: call.node, weight: 3)
    }
}
