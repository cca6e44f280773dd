/// The generic operators that surely do not fit their operands.
///
/// Without them, an operator whose operands have nothing in common has no declaration left: the search ends where it is
/// met, and need not try each of them with each type of everything around it.
extension Solver {
    /// Returns false if no type can be that of all operands that are to have the type of one generic parameter.
    func mayFitOperands(_ declaration: Declaration, _ call: CallSite) -> Bool {
        guard call.isOperator, declaration.parameters.count == call.arguments.count else { return true }
        var operands: [ObjectIdentifier: (type: Type, all: [CallSite.Argument])] = [:]
        for (parameter, argument) in zip(declaration.parameters, call.arguments) {
            guard case .parameter(let generic) = parameter.type.form else { continue }
            operands[ObjectIdentifier(generic), default: (parameter.type, [])].all.append(argument)
        }
        let lookup = Lookup(interfaces: interfaces, requirements: declaration.generics.requirements)
        return operands.values.allSatisfy { mayHaveCommonType($0.all, lookup.bounds(of: $0.type)) }
    }

    private func mayHaveCommonType(_ operands: [CallSite.Argument], _ bounds: Type.Existential) -> Bool {
        guard bounds.superclass == nil, !bounds.protocols.isEmpty else { return true }
        var group = OperandGroup(bounds: bounds.protocols)
        for operand in operands {
            let type = state.known(operand.type)
            switch type.form {
            case .variable(let number):
                guard let literal = state.literals[number] else { continue }
                guard let kind = interfaces.nominal(literal.protocolName) else { return true }
                group.literals.append(kind)
            case .nominal(let nominal, _) where !nominal.isClass: group.known.append(nominal)
            default: return true
            }
        }
        if let known = answers.commonTypes[group] { return known }
        let result = mayHaveCommonType(group)
        answers.commonTypes[group] = result
        return result
    }

    private func mayHaveCommonType(_ group: OperandGroup) -> Bool {
        func meetsBounds(_ nominal: Nominal) -> Bool {
            group.bounds.allSatisfy { mayConform(nominal, to: $0) }
        }
        // What any value is converted to says nothing of the operands.
        let wide = ["Optional", "AnyHashable"].compactMap(interfaces.nominal)
        if group.known.contains(where: wide.contains) || wide.contains(where: meetsBounds) { return true }
        guard let candidates = group.known.first.map(convertible) ?? group.literals.first.flatMap(interfaces.conforming)
        else { return true }
        return candidates.contains { candidate in
            group.known.allSatisfy { convertible($0).contains(candidate) } && meetsBounds(candidate)
                && group.literals.allSatisfy { mayConform(candidate, to: $0) }
        }
    }

    /// Returns the types without generic arguments that values of a struct or enum are converted to, and the type itself.
    func convertible(_ nominal: Nominal) -> [Nominal] {
        let reals = ["CGFloat", "Double"]
        return reals.contains(nominal.name) ? reals.compactMap(interfaces.nominal) : [nominal]
    }
}

/// The operands that are to have one type, as far as they are known.
struct OperandGroup: Hashable {
    /// The protocols that the type must conform to.
    var bounds: [Nominal]
    /// The protocols of the literals among the operands.
    var literals: [Nominal] = []
    /// The types of the operands whose types are known.
    var known: [Nominal] = []
}
