/// The choice among the declarations of a name.
extension Solver {
    /// Returns the name with the fewest declarations that may fit.
    func nextDisjunction() -> Int? {
        guard !state.disjunctions.isEmpty else { return nil }
        var best: (index: Int, count: Int)?
        for index in state.disjunctions.indices {
            prune(index)
            let disjunction = state.disjunctions[index]
            // A name with one declaration left is decided, and may separate what is around it.
            if isDecided(index) { return index }
            var count = disjunction.members.count * 2
            if let call = disjunction.call, !hasKnownArgument(call) { count += 100 }
            if best.map({ count < $0.count }) ?? true { best = (index, count) }
        }
        return best?.index
    }

    /// Returns true if at most one declaration is left for a name.
    func isDecided(_ index: Int) -> Bool {
        state.disjunctions[index].members.count < 2 && state.disjunctions[index].alternatives.isEmpty
    }

    private func hasKnownArgument(_ call: CallSite) -> Bool {
        call.arguments.isEmpty || call.arguments.contains { state.known($0.type).variableNumber == nil }
    }

    /// Removes declarations that surely do not fit.
    private func prune(_ index: Int) {
        let disjunction = state.disjunctions[index]
        guard disjunction.members.count > 1, !isRepairing else { return }
        let function = disjunction.call == nil ? context(of: disjunction.type) : nil
        let fitting = disjunction.members.filter { candidate in
            if let call = disjunction.call { return mayFit(candidate, call) }
            return function.map { mayFit(candidate, $0) } ?? true
        }
        if fitting.count < state.disjunctions[index].members.count { state.disjunctions[index].members = fitting }
    }

    /// Returns the function type that a closure or a name of this type is converted to.
    func context(of type: Type) -> Type.Function? {
        guard let number = state.known(type).variableNumber else { return nil }
        for constraint in allConstraints {
            guard case .converts(let from, let to, _) = constraint.kind, state.known(from).variableNumber == number
            else {
                continue
            }
            if let function = state.known(to).unwrappedKnown(state).function { return function }
        }
        return nil
    }

    /// Returns false if a function surely has other parameters than its context.
    private func mayFit(_ candidate: State.Candidate, _ function: Type.Function) -> Bool {
        let parameters = candidate.declaration.parameters
        guard candidate.isBound, candidate.declaration.kind == .function || candidate.declaration.kind == .initializer
        else {
            return true
        }
        guard parameters.count == function.parameters.count else {
            guard function.parameters.count == 1 else { return false }
            if case .nominal = state.known(function.parameters[0].type).form { return false }
            return true
        }
        return zip(parameters, function.parameters).allSatisfy { own, given in
            let argument = CallSite.Argument(
                type: given.type,
                node: Expression(.nilLiteral, at: 0),
                isReference: given.isInout
            )
            return mayConvert(argument, own)
        }
    }

    private func mayFit(_ candidate: State.Candidate, _ call: CallSite) -> Bool {
        let declaration = candidate.declaration
        guard candidate.isBound, !declaration.parameters.isEmpty || !call.arguments.isEmpty else { return true }
        switch declaration.kind {
        case .variable, .type: return true
        case .enumCase where declaration.parameters.isEmpty: return false
        default: break
        }
        guard let matched = ParameterMatch(declaration, call.arguments, state: state).matched else { return false }
        for (parameter, arguments) in zip(declaration.parameters, matched) {
            for argument in arguments where !mayConvert(call.arguments[argument], parameter) { return false }
        }
        return true
    }

    private func mayConvert(_ argument: CallSite.Argument, _ parameter: Declaration.Parameter) -> Bool {
        if argument.isReference != parameter.isInout, !parameter.isInout || argument.isReference { return false }
        let type = state.known(argument.type)
        var target = parameter.type
        if parameter.isAutoclosure, let result = target.function?.result { target = result }
        guard case .nominal(let wanted, _) = target.form else { return true }
        if case .variable(let number) = type.form, let literal = state.literals[number] {
            if wanted.name == "Optional" || wanted.name == "AnyHashable" { return true }
            guard let kind = interfaces.nominal(literal.protocolName) else { return true }
            if case .fails = lookup.answer(target, kind) { return false }
            return true
        }
        guard case .nominal(let own, _) = type.form else {
            if case .function = type.form { return wanted.name == "Optional" }
            if case .tuple = type.form { return wanted.name == "Optional" }
            return true
        }
        if own === wanted || wanted.name == "Optional" || wanted.name == "AnyHashable" || wanted.isClass { return true }
        return own.name == "CGFloat" && wanted.name == "Double" || own.name == "Double" && wanted.name == "CGFloat"
    }

    func tryDisjunction(_ index: Int) {
        let before = state
        let disjunction = before.disjunctions[index]
        for (number, alternative) in disjunction.alternatives.enumerated() {
            state = before
            state.disjunctions.remove(at: index)
            if number > 0 { state.score.add(.forced) }
            if unify(disjunction.type, alternative) { search() }
        }
        let ordered = disjunction.members.enumerated().sorted { first, second in
            let (left, right) = (favour(first.element, disjunction.call), favour(second.element, disjunction.call))
            return left == right ? first.offset < second.offset : left > right
        }
        var isSettled = false
        for (_, candidate) in ordered {
            if isSettled, isGeneric(candidate) { continue }
            state = before
            state.disjunctions.remove(at: index)
            let count = solutions.count
            let score = solutions.first?.score
            if choose(candidate, disjunction.type, disjunction.node) { search() }
            let isFound = solutions.count != count || solutions.first?.score != score
            // Nothing can be cheaper than a solution to which this operator adds no cost.
            if isFound, disjunction.call?.isOperator == true, solutions.first?.score == before.score { return }
            // An operator for exactly these types leaves generic ones no chance.
            if isFound, disjunction.call?.isOperator == true, !isGeneric(candidate) { isSettled = true }
            if isTooComplex { return }
        }
    }

    private func isGeneric(_ candidate: State.Candidate) -> Bool {
        !candidate.declaration.generics.parameters.isEmpty || candidate.declaration.owner?.isProtocol == true
    }

    /// Returns how likely a declaration is meant, so that the best solution is found first.
    private func favour(_ candidate: State.Candidate, _ call: CallSite?) -> Int {
        var result = 0
        if candidate.declaration.modifiers.contains(.disfavored) { result -= 100 }
        if isGeneric(candidate) { result -= 2 }
        guard let call else { return result }
        for (parameter, argument) in zip(candidate.declaration.parameters, call.arguments) {
            let type = state.known(argument.type)
            if type == parameter.type { result += 4 }
            if let number = type.variableNumber, let literal = state.literals[number],
                let preset = standard.preset(of: literal), preset == parameter.type
            {
                result += 1
            }
        }
        let wanted = state.known(call.result)
        if wanted == candidate.declaration.result { result += 3 }
        return result
    }
}
