/// The declarations of a name that surely do not fit.
extension Solver {
    /// Removes declarations that surely do not fit.
    func prune(_ index: Int) {
        guard state.disjunctions[index].members.count > 1 else { return }
        if isRepairing { pruneByLabels(index) }
        if interfaces.session.cursor != nil { pruneByNames(index) }
        let disjunction = state.disjunctions[index]
        if let call = disjunction.call {
            let knowledge = knowledge(of: call)
            if disjunction.knowledge == knowledge { return }
            state.disjunctions[index].knowledge = knowledge
        }
        let function = disjunction.call == nil ? context(of: disjunction.type) : nil
        let areFitting = disjunction.members.map { candidate in
            if let call = disjunction.call { return mayFit(candidate, call) }
            return function.map { mayFit(candidate, $0) } ?? true
        }
        let fitting = zip(disjunction.members, areFitting).filter(\.1).map(\.0)
        guard isRepairing else { return keep(fitting, index) }
        if fitting.isEmpty { return }
        if disjunction.call?.isOfBuilder == true { return keep(takers(fitting, disjunction), index) }
        if isLongRepair { return keep(fitting, index) }
        // Which operator is meant is part of the words of a mistake.
        guard let call = disjunction.call, !call.isOperator else { return }
        // With the same result, one that does not fit makes nothing around the call right.
        let results = fitting.compactMap(\.knownResult)
        let useful = zip(disjunction.members, areFitting).filter { candidate, isFitting in
            isFitting || candidate.knownResult.map(results.contains) != true
        }
        keep(useful.map(\.0), index)
    }

    private func keep(_ members: [State.Candidate], _ index: Int) {
        if members.count < state.disjunctions[index].members.count { state.disjunctions[index].members = members }
        shareResult(of: members, state.disjunctions[index].call)
    }

    /// Returns the functions of a builder that take a line: what the builder makes of it is no mistake then.
    ///
    /// If nothing is known of a line because of another mistake, any of them does.
    private func takers(_ fitting: [State.Candidate], _ disjunction: State.Disjunction) -> [State.Candidate] {
        guard let line = disjunction.call?.arguments.first else { return disjunction.members }
        let type = state.known(line.type)
        if type.isError { return Array(fitting.prefix(1)) }
        guard case .nominal = type.form else { return disjunction.members }
        let isTaken = disjunction.members.contains { candidate in
            guard let wanted = candidate.declaration.parameters.first?.typeOfArgument else { return false }
            if let builder = candidate.selfType, wanted.substituted(in: builder) == type { return true }
            guard case .existential(let bound) = wanted.form, bound.superclass == nil, bound.known.isEmpty else {
                return false
            }
            return bound.protocols.allSatisfy { lookup.conforms(type, to: $0) }
        }
        return isTaken ? fitting : disjunction.members
    }

    /// Removes declarations that take other labels than a call gives, if there are some that take these: a mistake is not
    /// about the labels then.
    private func pruneByLabels(_ index: Int) {
        guard let call = state.disjunctions[index].call, !call.isOperator else { return }
        let members = state.disjunctions[index].members
        let fitting = members.filter { candidate in
            guard candidate.isBound, candidate.declaration.kind == .function else { return true }
            return ParameterMatch(candidate.declaration, call.arguments, state: state).matched != nil
        }
        if !fitting.isEmpty, fitting.count < members.count { state.disjunctions[index].members = fitting }
    }

    /// Removes declarations whose closures have parameters that a closure around the cursor does not name, if others take it
    /// as it is.
    ///
    /// The names that may still be typed at the cursor are those of the closure nearest to it.
    private func pruneByNames(_ index: Int) {
        guard let call = state.disjunctions[index].call, call.arguments.contains(where: \.isAroundClosureOfCursor)
        else {
            return
        }
        let members = state.disjunctions[index].members
        let fitting = members.filter { candidate in
            guard candidate.isBound,
                let matched = ParameterMatch(candidate.declaration, call.arguments, state: state).matched
            else { return true }
            return zip(candidate.declaration.parameters, matched).allSatisfy { parameter, arguments in
                parameter.typeOfArgument.function?.parameters.isEmpty != false
                    || !arguments.contains { call.arguments[$0].isAroundClosureOfCursor }
            }
        }
        if !fitting.isEmpty, fitting.count < members.count { state.disjunctions[index].members = fitting }
    }

    /// Notes the result of a call of an operator or method that is the same whichever of some declarations is meant.
    private func shareResult(of candidates: [State.Candidate], _ call: CallSite?) {
        guard let call, let first = candidates.first?.declaration, !first.result.hasParameters,
            !first.modifiers.contains(.dynamicSelf), state.known(call.result).variableNumber != nil
        else { return }
        let isShared = candidates.allSatisfy { candidate in
            let declaration = candidate.declaration
            return (declaration.kind == .function || declaration.kind == .subscript) && candidate.isBound
                && !declaration.isImplicitlyUnwrapped && declaration.result == first.result
        }
        if isShared { _ = unify(call.result, first.result) }
    }

    /// Returns a number that changes when more is known of the arguments' types, or more is removed.
    private func knowledge(of call: CallSite) -> Int {
        var hasher = Hasher()
        hasher.combine(isLongRepair)
        for argument in call.arguments {
            let type = state.known(argument.type)
            if let number = type.variableNumber {
                hasher.combine(number)
            } else {
                hasher.combine(ObjectIdentifier(type))
            }
        }
        return hasher.finalize()
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
            return mayConvert(argument, own, own.typeOfArgument)
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
        // The type of the parts that a builder collects is known.
        let builder = call.isOfBuilder ? candidate.selfType : nil
        for (parameter, arguments) in zip(declaration.parameters, matched) {
            let target = builder.map { parameter.typeOfArgument.substituted(in: $0) } ?? parameter.typeOfArgument
            for argument in arguments where !mayConvert(call.arguments[argument], parameter, target) { return false }
        }
        return mayFitOperands(declaration, call)
    }

    private func mayConvert(_ argument: CallSite.Argument, _ parameter: Declaration.Parameter, _ target: Type) -> Bool {
        if argument.isReference, !parameter.isInout { return parameter.type.pointee != nil }
        let type = state.known(argument.type)
        guard case .nominal(let wanted, _) = target.form else { return true }
        if case .variable(let number) = type.form, let literal = state.literals[number] {
            if wanted.name == "Optional" || wanted.name == "AnyHashable" { return true }
            guard let kind = interfaces.nominal(literal.protocolName) else { return true }
            return mayConform(wanted, to: kind)
        }
        guard case .nominal(let own, _) = type.form else {
            if case .function = type.form { return wanted.name == "Optional" }
            if case .tuple = type.form { return wanted.name == "Optional" }
            return true
        }
        if wanted.name == "Optional" || wanted.name == "AnyHashable" || wanted.isClass { return true }
        return convertible(own).contains(wanted)
    }

    /// Returns false if a type surely does not conform to a protocol.
    func mayConform(_ nominal: Nominal, to kind: Nominal) -> Bool {
        let key = [ObjectIdentifier(nominal), ObjectIdentifier(kind)]
        if let known = answers.conformances[key] { return known }
        var result = true
        if case .fails = lookup.answer(nominal.selfType, kind) { result = false }
        answers.conformances[key] = result
        return result
    }
}

extension State.Candidate {
    /// The type that a call gives whatever its arguments are; nil if they decide it.
    fileprivate var knownResult: Type? {
        guard isBound, !declaration.isImplicitlyUnwrapped, !declaration.modifiers.contains(.dynamicSelf),
            declaration.kind == .function || declaration.kind == .initializer
        else { return nil }
        let type = selfType.map { declaration.result.substituted(in: $0) } ?? declaration.result
        return type.hasParameters ? nil : type
    }
}

extension CallSite {
    /// True for a call of a result builder's function, which passes a line to the builder.
    fileprivate var isOfBuilder: Bool {
        guard case .member(let base, _) = callee.kind, case .name(Details.builderName) = base.kind else { return false }
        return true
    }
}

extension Type {
    /// Returns the type with the generic arguments of a type in whose declaration it is written.
    fileprivate func substituted(in outer: Type) -> Type {
        guard case .nominal(let nominal, let arguments) = outer.form else { return self }
        return substituting(nominal.generics.parameters, arguments)
    }
}

extension CallSite.Argument {
    /// True for a closure without names of parameters in which there is another one with the cursor.
    fileprivate var isAroundClosureOfCursor: Bool {
        guard case .closure(let closure) = node.kind else { return false }
        return closure.parameters == nil && closure.shorthandCount == 0
            && closure.mentionedNames.contains(CursorFindings.innerWord)
    }
}
