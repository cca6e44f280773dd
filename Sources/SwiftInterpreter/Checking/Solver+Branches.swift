/// The types of expressions with branches: `c ? a : b`, and `if` and `switch` as values.
extension Solver {
    /// The types of expressions with branches whose context asks for an optional of an optional.
    struct Branches {
        /// A type that only its context decides.
        var decided: (number: Int, type: Type)?
        /// The types that a branch decides which is not known yet.
        var pending: Set<Int> = []
    }

    /// Returns the types of expressions with branches that are converted to an optional of an optional.
    ///
    /// Where no branch has a type yet, the context decides. A `nil` in a branch is then that of the whole type:
    /// `let a: Int?? = isSmall ? 1 : nil` is `nil`, and not an optional that contains it. With a variable instead of `1`,
    /// the branches are of the type `Int?`, and their value is converted.
    func branches() -> Branches {
        var result = Branches()
        for (noted, join) in state.joins.sorted(by: { $0.key < $1.key }) where join.hasContext {
            guard let number = state.known(.variable(noted)).variableNumber else { continue }
            let way = way(ofBranches: number)
            guard let context = way.context else {
                if mayHaveContext(number, at: way.end) { result.pending.insert(number) }
                continue
            }
            switch join.isDecidedByContext ? .none : knowledge(of: number, context) {
            case .none:
                result.decided = (number, context)
                return result
            case .pending: result.pending.insert(number)
            case .known: break
            }
        }
        return result
    }

    /// Returns true if only a literal that a closure returns tells a type.
    func followsFromReturnedLiteral(_ number: Int) -> Bool {
        var isTold = false
        for case .converts(let from, let to, let place) in state.constraints.map(\.kind)
        where state.known(to).variableNumber == number {
            guard let source = from.variableNumber else { return false }
            if case .returned = place, state.literals[source] != nil {
            } else if !state.defaulted.contains(source) {
                return false
            }
            isTold = true
        }
        return isTold
    }

    /// Chooses a declaration, and notes which types belong to it.
    func chooseAmongSeveral(_ candidate: State.Candidate, _ type: Type, _ node: Expression) -> Bool {
        let start = state.found.count
        let isChosen = choose(candidate, type, node)
        state.noteDecided(from: start)
        return isChosen
    }

    /// The knowledge about the type of a branch.
    private enum Knowledge {
        case none
        /// A call decides whose declaration is not chosen yet.
        case pending
        case known
    }

    /// Returns the optional of an optional that the value of the branches is converted to, and the last type on the way
    /// there that is still looked for.
    private func way(ofBranches number: Int) -> (context: Type?, end: Int) {
        var current = number
        for _ in 0..<4 {
            var next: Int?
            for case .converts(let from, let to, _) in state.constraints.map(\.kind)
            where state.known(from).variableNumber == current {
                let target = state.simplified(to)
                if decides(target, number) { return (target, current) }
                next = next ?? target.variableNumber
            }
            guard let next else { break }
            current = next
        }
        return (nil, current)
    }

    /// Returns true if the context of branches follows from a member that is not known yet, and no branch is known.
    ///
    /// - Parameter end: the last type that the value of the branches is converted to.
    private func mayHaveContext(_ number: Int, at end: Int) -> Bool {
        guard end != number else { return false }
        let isDeep = state.constraints.contains { constraint in
            guard case .converts(_, let to, _) = constraint.kind else { return false }
            return state.simplified(to).wrapped?.wrapped != nil
        }
        guard isDeep, state.joins.keys.contains(where: { isTernary($0, number) }),
            knowledge(of: number, nil) != .known
        else { return false }
        return state.constraints.contains { constraint in
            guard case .member(let site) = constraint.kind else { return false }
            return state.simplified(site.base).variables.contains(end)
        }
            || state.disjunctions.contains { disjunction in
                disjunction.members.first?.selfType.map { state.simplified($0).variables.contains(end) } ?? false
            }
    }

    private func isTernary(_ noted: Int, _ number: Int) -> Bool {
        guard case .ternary? = state.joins[noted] else { return false }
        return state.known(.variable(noted)).variableNumber == number
    }

    /// Returns true for an optional of an optional, and for a set or another type that list literals in branches can have.
    private func decides(_ context: Type, _ number: Int) -> Bool {
        guard !context.hasVariables else { return false }
        if context.wrapped != nil { return context.wrapped?.wrapped != nil }
        guard case .nominal(let nominal, _) = context.form, nominal.name != "Array", nominal.name != "Dictionary" else {
            return false
        }
        return state.constraints.contains { constraint in
            guard case .converts(let from, let to, _) = constraint.kind, isConverted(to: to, number),
                let branch = state.known(from).variableNumber
            else { return false }
            switch state.literals[branch] {
            case .array?, .dictionary?: return true
            default: return false
            }
        }
    }

    /// - Parameter context: the type that the value is converted to; nil if it is not known.
    private func knowledge(of number: Int, _ context: Type?) -> Knowledge {
        var isPending = false
        for case .converts(let from, let to, _) in state.constraints.map(\.kind)
        where isConverted(to: to, number) {
            switch knowledge(ofValue: from, context) {
            case .known: return .known
            case .pending: isPending = true
            case .none: break
            }
        }
        return isPending ? .pending : .none
    }

    private func isConverted(to type: Type, _ number: Int) -> Bool {
        let known = state.known(type)
        return (known.wrapped.map(state.known) ?? known).variableNumber == number
    }

    private func knowledge(ofValue type: Type, _ context: Type?) -> Knowledge {
        let known = state.known(type)
        if let number = known.variableNumber {
            if state.literals[number] != nil { return .none }
            if isPending(number) { return .pending }
            if state.isJoin(type) { return knowledge(of: number, context) }
            return state.isDecided(number) ? .pending : .none
        }
        // A type that was looked for is found later than that of the branches.
        if state.isFoundLater(type) { return .none }
        if let wrapped = known.wrapped {
            if state.isJoin(wrapped) { return knowledge(ofValue: wrapped, context) }
            if state.isOpen(wrapped) { return .none }
        }
        let isSame =
            known.hasVariables
            || context.map { state.simplified(known).withoutOptionals == $0.withoutOptionals } ?? true
        return isSame ? .known : .none
    }

    /// Returns true if a call, a member or a closure decides a type, and its declaration or context is not known yet.
    func isPending(_ number: Int) -> Bool {
        if state.disjunctions.contains(where: { state.known($0.type).variableNumber == number }) { return true }
        return state.constraints.contains { constraint in
            let type: Type? =
                switch constraint.kind {
                case .call(let call): call.result
                case .member(let site): site.type
                case .unwrapped(_, let object): object
                case .closure(let site): site.type
                default: nil
                }
            return type.map { state.known($0).variableNumber == number } ?? false
        }
    }
}

extension State.Join {
    /// True if the context decides in any case.
    fileprivate var isDecidedByContext: Bool { if case .ternary = self { false } else { true } }

    fileprivate var hasContext: Bool {
        switch self {
        case .ternary, .statement: true
        case .optional: false
        case .result(let node):
            switch node.kind {
            case .chain, .attempt: true
            default: false
            }
        }
    }
}

extension State {
    /// A type that values are converted to.
    enum Join {
        case ternary
        /// The type of an `if` or `switch`.
        case statement
        /// The type of the value in the optional that a chain or `try?` makes of a type.
        case optional(of: Type)
        /// The type of the result of a closure that consists of one expression.
        case result(of: Expression)
    }

    /// Returns the type that a chain or `try?` makes an optional of.
    func inner(ofOptional type: Type) -> Type? {
        guard let number = type.variableNumber, case .optional(let inner)? = joins[number] else { return nil }
        return known(inner)
    }

    /// Returns true for the type of the result of a closure.
    func isResult(_ type: Type) -> Bool {
        guard let number = type.variableNumber, case .result? = joins[number] else { return false }
        return true
    }

    /// Returns true if a type is one that values are converted to.
    fileprivate func isJoin(_ type: Type) -> Bool {
        if numbers(to: type).contains(where: { joins[$0] != nil }) { return true }
        guard let number = known(type).variableNumber else { return false }
        return joins.keys.contains { known(.variable($0)).variableNumber == number }
    }

    /// Returns true if a type is a generic argument of a declaration that was chosen among several.
    fileprivate func isDecided(_ number: Int) -> Bool { decided.contains { $0.contains(number) } }

    /// Returns true if a type was tried that a literal has, or a generic argument that follows from a literal or is of
    /// the only declaration of a name.
    func isFoundLater(_ type: Type) -> Bool {
        numbers(to: type).first { tried.contains($0) && joins[$0] == nil }
            .map { defaulted.contains($0) || !isDecided($0) } ?? false
    }

    /// Returns the numbers of the types on the way to what a type is known to be.
    private func numbers(to type: Type) -> [Int] {
        var (type, result) = (type, [Int]())
        while case .variable(let number) = type.form, number < found.count {
            result.append(number)
            guard let next = found[number] else { break }
            type = next
        }
        return result
    }

    /// Returns true if a part of a type is still looked for, or was tried.
    fileprivate func isOpen(_ type: Type) -> Bool {
        guard type.hasVariables else { return false }
        let known = known(type)
        if known.variableNumber != nil || numbers(to: type).contains(where: tried.contains) { return true }
        return known.wrapped.map(isOpen) ?? false
    }
}
