/// The members that a protocol's type does not have, although its protocol does.
extension Solver {
    /// Notes a member whose parameters depend on the type of a value of a protocol's type, which is not known.
    func checkExistential(_ choice: Choice, _ node: Expression) {
        guard let declaration = choice.declaration, let owner = declaration.owner, owner.isProtocol,
            !choice.isUnapplied, !declaration.isStaticLike, !declaration.parameters.isEmpty,
            case .existential(let existential)? = choice.selfType.map({ state.known($0) })?.form
        else { return }
        let known = Set(existential.known.map(\.name))
        let parameters = declaration.parameters.map { lookup.reduced($0.type) }
        guard parameters.contains(where: { $0.consumesSelf(of: owner, except: known) }) else { return }
        let type = described(.init(.existential(existential)))
        note(
            "member '\(declaration.name)' cannot be used on value of type '\(type)'; consider using a generic constraint "
                + "instead",
            node
        )
    }

    /// Returns false if a protocol's type is used where a type that conforms to the protocol is needed, which it does not
    /// itself; that is noted while mistakes are assumed.
    func checkConformances() -> Bool {
        for (id, choice) in state.choices {
            guard let declaration = choice.declaration, declaration.kind == .function,
                declaration.isOperator || declaration.source != nil, let refused = refused(choice, declaration)
            else { continue }
            guard isRepairing, let node = state.places[id] ?? root else { return false }
            let mistake =
                mistake(ofOperands: node)
                ?? Mistake(
                    message: "type '\(described(refused.type))' cannot conform to '\(refused.kind.name)'",
                    node: node,
                    weight: 2
                )
            if !state.mistakes.contains(where: { $0.node === node }) {
                state.mistakes.append(mistake)
                state.score.add(.mistake, mistake.weight)
            }
        }
        return true
    }

    private typealias Refused = (type: Type, kind: Nominal)

    /// Returns a protocol's type that a generic argument of a choice is or consists of, which must conform to a protocol.
    private func refused(_ choice: Choice, _ declaration: Declaration) -> Refused? {
        let owner = declaration.owner
        if declaration.isOperator, let owner, owner.isProtocol, let type = choice.selfType,
            let found = refused(type, owner)
        {
            return found
        }
        var (parameters, arguments) = (declaration.generics.parameters, choice.arguments)
        if declaration.isOperator, let owner, !owner.isProtocol,
            case .nominal(_, let outer)? = choice.selfType.map({ state.known($0) })?.form
        {
            (parameters, arguments) = (parameters + owner.generics.parameters, arguments + outer)
        }
        for requirement in declaration.generics.requirements {
            guard case .conforms(let bound) = requirement.kind,
                case .parameter(let parameter) = requirement.subject.form,
                let index = parameters.firstIndex(where: { $0 === parameter }), index < arguments.count,
                !declaration.opens(parameter)
            else { continue }
            for kind in bound.protocols { if let found = refused(arguments[index], kind) { return found } }
        }
        return nil
    }

    private func refused(_ type: Type, _ kind: Nominal) -> Refused? {
        let type = state.simplified(type)
        if kind.name == "Error" || Lookup.markers.contains(kind.name) { return nil }
        if case .existential(let bound) = type.form {
            return bound.protocols.isEmpty || bound.superclass != nil ? nil : (type, kind)
        }
        guard case .nominal = type.form, case .holds(let requirements) = lookup.answer(type, kind) else { return nil }
        for requirement in requirements {
            guard case .conforms(let bound) = requirement.kind else { continue }
            for kind in bound.protocols { if let found = refused(requirement.subject, kind) { return found } }
        }
        return nil
    }

    private func mistake(ofOperands node: Expression) -> Mistake? {
        guard case .binary(let name, let left, let right) = node.kind else { return nil }
        let types = [left, right].map { state.types[ObjectIdentifier($0)].map { described($0) } ?? "_" }
        return .operands(name, types[0], types[1], node)
    }
}

extension Declaration {
    /// Returns true if a generic parameter is the type of one parameter alone: a value of a protocol's type is then passed
    /// as one of its own type.
    fileprivate func opens(_ parameter: GenericParameter) -> Bool {
        let mentioning = parameters.filter { $0.type.mentions(parameter) }
        guard mentioning.count == 1, !mentioning[0].isVariadic else { return false }
        switch mentioning[0].type.form {
        case .parameter: return true
        case .metatype(let type): if case .parameter = type.form { return true } else { return false }
        default: return false
        }
    }
}

extension Type {
    /// Returns true if an argument of this type has a type that follows from that of the value of a protocol's type.
    ///
    /// - Parameter known: The associated types that are known.
    fileprivate func consumesSelf(of owner: Nominal, except known: Set<String>, isArgument: Bool = true) -> Bool {
        func consumes(_ type: Type, _ isArgument: Bool) -> Bool {
            type.consumesSelf(of: owner, except: known, isArgument: isArgument)
        }
        switch form {
        case .parameter(let parameter): return isArgument && parameter === owner.generics.parameters.first
        case .member(let base, let name):
            if case .parameter(let parameter) = base.form, parameter === owner.generics.parameters.first {
                return isArgument && !known.contains(name)
            }
            return consumes(base, isArgument)
        case .function(let function):
            return function.parameters.contains { consumes($0.type, !isArgument) }
                || consumes(function.result, isArgument)
        case .nominal, .tuple, .metatype:
            var found = false
            Self.forEachPart(of: form) { found = found || consumes($0, isArgument) }
            return found
        case .existential, .opaque, .variable, .error: return false
        }
    }
}
