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
        func meetsBounds(_ nominal: Nominal) -> Bool {
            bounds.protocols.allSatisfy { mayConform(nominal, nominal.selfType, to: $0) }
        }
        // What any value is converted to says nothing of the operands.
        let wide = ["Optional", "AnyHashable"].compactMap(interfaces.nominal)
        if wide.contains(where: meetsBounds) { return true }
        var literals: [Nominal] = []
        var known: [Nominal] = []
        for operand in operands {
            let type = state.known(operand.type)
            switch type.form {
            case .variable(let number):
                guard let literal = state.literals[number] else { continue }
                guard let kind = interfaces.nominal(literal.protocolName) else { return true }
                literals.append(kind)
            case .nominal(let nominal, _) where !nominal.isClass && !wide.contains(nominal): known.append(nominal)
            default: return true
            }
        }
        guard let candidates = known.first.map(convertible) ?? literals.first.flatMap(interfaces.conforming) else {
            return true
        }
        return candidates.contains { candidate in
            known.allSatisfy { convertible($0).contains(candidate) } && meetsBounds(candidate)
                && literals.allSatisfy { mayConform(candidate, candidate.selfType, to: $0) }
        }
    }

    /// Returns the types without generic arguments that values of a struct or enum are converted to, and the type itself.
    private func convertible(_ nominal: Nominal) -> [Nominal] {
        let reals = ["CGFloat", "Double"]
        return reals.contains(nominal.name) ? reals.compactMap(interfaces.nominal) : [nominal]
    }
}
