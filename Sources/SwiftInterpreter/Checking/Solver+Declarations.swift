/// The choice among the declarations of a name.
extension Solver {
    /// Returns the name with the fewest declarations that may fit, and whether little is known of the types around it.
    func nextDisjunction() -> (index: Int, isDoubtful: Bool)? {
        guard !state.disjunctions.isEmpty else { return nil }
        var best: (index: Int, count: Int)?
        for index in state.disjunctions.indices {
            prune(index)
            let disjunction = state.disjunctions[index]
            // A name with one declaration left is decided, and may separate what is around it.
            if isDecided(index) { return (index, false) }
            let count = disjunction.members.count * 2 + doubt(about: disjunction)
            if best.map({ count < $0.count }) ?? true { best = (index, count) }
        }
        return best.map { ($0.index, $0.count >= 100) }
    }

    /// Returns true if at most one declaration is left for a name.
    func isDecided(_ index: Int) -> Bool {
        state.disjunctions[index].members.count < 2 && state.disjunctions[index].alternatives.isEmpty
    }

    /// Returns how much less is known of the types around a name than of those around another one: what it is called with
    /// is decided before the name.
    private func doubt(about disjunction: State.Disjunction) -> Int {
        guard let call = disjunction.call else {
            // A function that is passed on depends on the one that it is passed to.
            guard disjunction.alternatives.isEmpty, disjunction.site?.isImplicit != true else { return 0 }
            let function = context(of: disjunction.type)
            let areKnown = function?.parameters.allSatisfy { !state.simplified($0.type).hasVariables } ?? false
            return areKnown ? 0 : 150
        }
        var (isKnown, isPending) = (call.arguments.isEmpty, false)
        for argument in call.arguments {
            guard let number = state.known(argument.type).variableNumber else {
                isKnown = true
                continue
            }
            if state.literals[number] == nil, !isFunction(argument.node) { isPending = true }
        }
        return isKnown ? (isPending ? 60 : 0) : (isPending ? 200 : 100)
    }

    /// True for an expression that is a function by its form, whose type follows from what it is passed to.
    private func isFunction(_ node: Expression) -> Bool {
        switch node.kind {
        case .closure, .keyPath, .operatorFunction: true
        default: false
        }
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
        let areLists = makesAnyOfLists(disjunction)
        let ordered = disjunction.members.enumerated().sorted { first, second in
            if areLists, first.element.isOfGenericType != second.element.isOfGenericType {
                return !first.element.isOfGenericType
            }
            let (left, right) = (favour(first.element, disjunction.call), favour(second.element, disjunction.call))
            return left == right ? first.offset < second.offset : left > right
        }
        var fitting: [Fitting] = []
        for (_, candidate) in ordered {
            if fitting.contains(where: { leavesNoChance($0, to: candidate, disjunction) }) { continue }
            if areLists, candidate.isOfGenericType, fitting.contains(where: { !$0.candidate.isOfGenericType }) {
                continue
            }
            state = before
            state.disjunctions.remove(at: index)
            let count = solutions.count
            let score = solutions.first?.score
            if chooseAmongSeveral(candidate, disjunction.type, disjunction.node) { search() }
            if effort.isTooComplex { return }
            guard let best = solutions.first, solutions.count != count || best.score != score else { continue }
            let exact = exact(candidate, disjunction.call, before)
            fitting.append(
                Fitting(
                    candidate: candidate,
                    addsNothing: best.score == before.score,
                    addsLiterals: best.score[.unusualLiteral] > before.score[.unusualLiteral],
                    isExact: exact.map { !$0.contains(false) } ?? false,
                    hasExact: exact?.contains(true) ?? false
                )
            )
        }
    }

    /// A declaration with which there is a solution.
    private struct Fitting {
        var candidate: State.Candidate
        /// True if it and all that was decided after it cost nothing.
        var addsNothing: Bool
        /// True if a literal has another type than by itself.
        var addsLiterals: Bool
        /// True if the arguments have the types of its parameters.
        var isExact: Bool
        /// True if one of the arguments has the type of its parameter.
        var hasExact: Bool
    }

    /// Returns true if a declaration cannot be meant, whatever the rest of the expression is, because another one fits.
    private func leavesNoChance(_ found: Fitting, to other: State.Candidate, _ disjunction: State.Disjunction) -> Bool {
        let isOperator = other.declaration.isOperator
        // An operator for exactly these types leaves generic ones no chance. `.none` may be a member of an optional, or of
        // the type itself.
        let hasImplicit = disjunction.call?.arguments.contains(where: \.node.isImplicit) ?? false
        if isOperator, !isGeneric(found.candidate),
            found.addsNothing || !found.addsLiterals && !hasImplicit && isGeneric(other)
        {
            return true
        }
        if isOperator, found.hasExact, isGeneric(other) { return true }
        guard isGeneric(other), isStricter(found.candidate, than: other) else { return false }
        if found.addsNothing { return true }
        // With another one, the literal may have its own type.
        if found.addsLiterals { return false }
        let (own, theirs) = (found.candidate.declaration, other.declaration)
        guard own.kind == theirs.kind, own.kind == .initializer || own.result.description == theirs.result.description
        else { return false }
        return found.isExact || own.parameters.map(\.type.description) == theirs.parameters.map(\.type.description)
    }

    /// Returns true for an operator on array literals whose result is converted to `Any`: an operator of one type is
    /// meant if it fits, whatever the literals are by themselves.
    func makesAnyOfLists(_ disjunction: State.Disjunction) -> Bool {
        guard let call = disjunction.call, call.isOperator, call.arguments.count == 2,
            call.arguments.allSatisfy({ $0.node.joinsLists })
        else { return false }
        guard let result = state.known(call.result).variableNumber else { return false }
        return allConstraints.contains { constraint in
            guard case .converts(let from, let to, _) = constraint.kind else { return false }
            return state.known(from).variableNumber == result && state.known(to).unwrappedKnown(state).isAny
        }
    }

    /// Returns which arguments of a call have exactly the types of the parameters; nil if that cannot be told.
    private func exact(_ candidate: State.Candidate, _ call: CallSite?, _ before: State) -> [Bool]? {
        guard let call, !isGeneric(candidate), candidate.declaration.parameters.count == call.arguments.count else {
            return nil
        }
        return zip(candidate.declaration.parameters, call.arguments).map { before.simplified($1.type) == $0.type }
    }

    /// Returns true if all arguments of one declaration also fit another one, and not the other way round.
    private func isStricter(_ candidate: State.Candidate, than other: State.Candidate) -> Bool {
        let key = DeclarationPair(first: candidate.declaration, second: other.declaration)
        if let known = answers.stricter[key] { return known }
        let result =
            isSpecialised(candidate.declaration, as: other.declaration)
            && !isSpecialised(other.declaration, as: candidate.declaration)
        answers.stricter[key] = result
        return result
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

/// Two declarations that are compared.
struct DeclarationPair: Hashable {
    private let first: ObjectIdentifier
    private let second: ObjectIdentifier

    init(first: Declaration, second: Declaration) {
        (self.first, self.second) = (ObjectIdentifier(first), ObjectIdentifier(second))
    }
}

extension State.Candidate {
    /// True for a member of a type with generic parameters, or of a protocol.
    fileprivate var isOfGenericType: Bool {
        !declaration.generics.parameters.isEmpty
            || declaration.owner.map { $0.isProtocol || !$0.generics.parameters.isEmpty } ?? false
    }
}

extension Expression {
    /// True for an array literal, and for array literals with an operator between them.
    fileprivate var joinsLists: Bool {
        switch withoutParentheses.kind {
        case .array: true
        case .binary(_, let left, let right): left.joinsLists && right.joinsLists
        default: false
        }
    }
}
