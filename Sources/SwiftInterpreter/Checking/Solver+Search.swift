/// The order in which types and declarations are tried.
extension Solver {
    /// The knowledge about a type that is looked for.
    private struct Bounds {
        /// The types that are converted to it.
        var lower: [Type] = []
        /// The types that it is converted to.
        var upper: [Type] = []
        /// The literals that are converted to it.
        var literals: [Int] = []
        /// True if another type that is looked for is converted to it.
        var hasOpenLower = false
        /// True if an open call or name decides it, or more types may follow.
        var isDelayed = false
    }

    private func bounds() -> [Int: Bounds] {
        var result: [Int: Bounds] = [:]
        var edges: [(from: Int, to: Int)] = []
        for constraint in state.constraints {
            switch constraint.kind {
            case .converts(let from, let to, _):
                let (from, to) = (state.known(from), state.known(to))
                switch (from.variableNumber, to.variableNumber) {
                case (let number?, nil): result[number, default: Bounds()].upper.append(to)
                case (nil, let number?): result[number, default: Bounds()].lower.append(from)
                case (let source?, let target?):
                    edges.append((source, target))
                    if state.literals[source] != nil { result[target, default: Bounds()].literals.append(source) }
                    _ = result[source, default: Bounds()]
                    _ = result[target, default: Bounds()]
                case (nil, nil): break
                }
            case .call(let call):
                for type in [call.function, call.result] {
                    if let number = state.known(type).variableNumber {
                        result[number, default: Bounds()].isDelayed = true
                    }
                }
            case .member(let site):
                if let number = state.known(site.type).variableNumber {
                    result[number, default: Bounds()].isDelayed = true
                }
            case .unwrapped(_, let object):
                if let number = state.known(object).variableNumber {
                    result[number, default: Bounds()].isDelayed = true
                }
            case .closure(let site):
                if let number = state.known(site.type).variableNumber {
                    result[number, default: Bounds()].isDelayed = true
                }
            case .associated(_, _, let type):
                if let number = state.known(type).variableNumber { result[number, default: Bounds()].isDelayed = true }
            case .keyPath(let site):
                if let number = state.known(site.type).variableNumber {
                    result[number, default: Bounds()].isDelayed = true
                }
            case .equal, .conforms, .body, .chain: break
            }
        }
        // The elements of a literal have the type that its context asks for.
        for (number, literal) in state.literals.enumerated() where state.found[number] == nil {
            let parts: [Type] =
                switch literal {
                case .array(let element)?: [element]
                case .dictionary(let key, let value)?: [key, value]
                default: []
                }
            for part in parts {
                if let number = state.known(part).variableNumber { result[number, default: Bounds()].isDelayed = true }
            }
        }
        for disjunction in state.disjunctions {
            // A declaration that is looked up in a type may say more about it.
            for case let type? in disjunction.members.map(\.selfType) where type.hasVariables {
                for number in state.simplified(type).variables { result[number, default: Bounds()].isDelayed = true }
            }
            if let number = state.known(disjunction.type).variableNumber {
                result[number, default: Bounds()].isDelayed = true
            }
        }
        extend(&result, edges)
        return result
    }

    /// Lets bounds pass from one type that is looked for to another one that it is converted to.
    private func extend(_ result: inout [Int: Bounds], _ edges: [(from: Int, to: Int)]) {
        guard !edges.isEmpty else { return }
        let bases = knownBases
        for _ in 0..<min(edges.count, 4) {
            for (from, to) in edges {
                let (source, target) = (result[from] ?? Bounds(), result[to] ?? Bounds())
                for type in target.upper where !source.upper.contains(type) { result[from]?.upper.append(type) }
                for literal in source.literals where !target.literals.contains(literal) {
                    result[to]?.literals.append(literal)
                }
            }
        }
        for (from, to) in edges where state.literals[from] == nil && !bases.contains(from) {
            let source = result[from] ?? Bounds()
            if source.lower.isEmpty, source.literals.isEmpty || source.isDelayed { result[to]?.hasOpenLower = true }
        }
    }

    /// Returns a type whose bounds are known, with what it may be.
    ///
    /// - Parameter isLast: true if nothing else will tell more about it.
    func nextType(isLast: Bool) -> (Int, [Type])? {
        var best: (number: Int, candidates: [Type], rank: Int)?
        let bases = knownBases
        for (number, bounds) in bounds() where isLast || !bounds.isDelayed || bases.contains(number) {
            guard let (candidates, rank) = candidates(number, bounds, isLast: isLast) else { continue }
            if best.map({ rank < $0.rank || rank == $0.rank && number < $0.number }) ?? true {
                best = (number, candidates, rank)
            }
        }
        return best.map { ($0.number, $0.candidates) }
    }

    /// The types that names with a leading dot are looked up in.
    private var knownBases: Set<Int> {
        Set(state.bases.compactMap { state.known(.variable($0)).variableNumber })
    }

    private func candidates(_ number: Int, _ bounds: Bounds, isLast: Bool) -> ([Type], Int)? {
        let literal = state.literals[number]
        if !bounds.lower.isEmpty {
            if bounds.lower.contains(where: { state.simplified($0).hasVariables }), !isLast {
                return literal == nil ? (joined(bounds.lower), 4) : nil
            }
            let wider = bounds.upper.map { state.simplified($0) }.filter { !$0.hasVariables && !$0.isAny }
            let candidates = joined(bounds.lower)
            return (candidates + wider.filter { !candidates.contains($0) }, bounds.literals.isEmpty ? 0 : 1)
        }
        guard let upper = bounds.upper.first else { return nil }
        if let literal { return fromUpper(literal, bounds.upper).map { ($0, 2) } }
        if !bounds.literals.isEmpty || bounds.hasOpenLower, !isLast { return nil }
        if knownBases.contains(number) { return (forBase(upper), 2) }
        let known = state.simplified(upper)
        return ([known], known.hasVariables ? 5 : 3)
    }

    /// Returns the types that values of several types can be converted to, the narrowest first.
    private func joined(_ types: [Type]) -> [Type] {
        var candidates: [Type] = []
        for type in types.map({ state.simplified($0) }) where !candidates.contains(type) { candidates.append(type) }
        // With `T` and `T?`, the optional is meant.
        candidates.sort { optionality($0) > optionality($1) }
        if let common = commonSuperclass(candidates) { candidates.append(common) }
        let first = candidates[0]
        if first.wrapped == nil { candidates.append(standard.optional(first)) }
        return candidates
    }

    private func optionality(_ type: Type) -> Int { type.wrapped.map { optionality($0) + 1 } ?? 0 }

    private func commonSuperclass(_ types: [Type]) -> Type? {
        guard types.count > 1, lookup.isClass(types[0]) else { return nil }
        var current: Type? = types[0]
        while let here = current {
            if types.allSatisfy({ lookup.isSubclass($0, of: here) }) { return here }
            current = lookup.superclass(of: here)
        }
        return nil
    }

    /// Returns what a literal may be that is converted to a type.
    private func fromUpper(_ literal: LiteralKind, _ types: [Type]) -> [Type]? {
        let upper = state.simplified(types[0])
        if upper.hasVariables, upper.wrapped == nil, !isCollection(upper) { return nil }
        var candidates: [Type] = []
        var inner: Type? = upper
        if case .nothing = literal {
            if upper.wrapped != nil { return [upper] }
            if case .nominal = upper.form { return [upper] }
            return nil
        }
        while let type = inner, let wrapped = type.wrapped { inner = wrapped }
        if let inner {
            switch inner.form {
            case .existential, .variable: break
            default: candidates.append(inner)
            }
        }
        if let preset = standard.preset(of: literal), !candidates.contains(preset) { candidates.append(preset) }
        return candidates
    }

    private func isCollection(_ type: Type) -> Bool {
        type.nominal.map { ["Array", "Dictionary", "Set"].contains($0.name) } ?? false
    }

    /// Returns what the base of `.name` may be, whose result is converted to a type.
    private func forBase(_ upper: Type) -> [Type] {
        let upper = state.simplified(upper)
        var result: [Type] = []
        var current: Type? = upper
        while let type = current {
            result.append(type)
            current = type.wrapped
        }
        return [result[0]]
    }

    /// Returns a literal that nothing decides, with the type that it has then.
    func nextLiteral() -> (Int, [Type])? {
        // A collection first, the outer one before those in it, and what members are looked up in.
        for (number, literal) in state.literals.enumerated().reversed()
        where state.found[number] == nil && isInPart(number) {
            switch literal {
            case .array?, .dictionary?:
                if let preset = literal.flatMap({ standard.preset(of: $0) }) { return (number, [preset]) }
            default: break
            }
        }
        for constraint in state.constraints {
            guard case .member(let site) = constraint.kind, let number = state.known(site.base).variableNumber,
                let literal = state.literals[number], let preset = standard.preset(of: literal)
            else { continue }
            return (number, [preset])
        }
        let all = bounds()
        // A type that only literals are converted to has the type of one of them.
        for (number, bounds) in all.sorted(by: { $0.key < $1.key })
        where !bounds.literals.isEmpty && state.literals[number] == nil && !bounds.isDelayed && bounds.lower.isEmpty {
            var candidates: [Type] = []
            for literal in bounds.literals {
                guard let kind = state.literals[literal], let preset = standard.preset(of: kind) else { continue }
                let type = state.simplified(preset)
                if !candidates.contains(type) { candidates.append(type) }
            }
            candidates = bounds.upper.map { state.simplified($0) }.filter { !$0.hasVariables && !$0.isAny } + candidates
            if let first = candidates.first {
                return (number, candidates + (first.wrapped == nil ? [standard.optional(first)] : []))
            }
        }
        for (number, literal) in state.literals.enumerated() {
            guard let literal, state.found[number] == nil, isInPart(number), let preset = standard.preset(of: literal) else { continue }
            return (number, [preset])
        }
        return nil
    }

    // MARK: - Declarations

    /// Returns the name with the fewest declarations that may fit.
    func nextDisjunction() -> Int? {
        guard !state.disjunctions.isEmpty else { return nil }
        var best: (index: Int, count: Int)?
        for index in state.disjunctions.indices {
            prune(index)
            let disjunction = state.disjunctions[index]
            var count = disjunction.members.count * 2
            if let call = disjunction.call, !hasKnownArgument(call) { count += 100 }
            if best.map({ count < $0.count }) ?? true { best = (index, count) }
        }
        return best?.index
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

    /// Returns the function type that a name is converted to.
    private func context(of type: Type) -> Type.Function? {
        guard let number = state.known(type).variableNumber else { return nil }
        for constraint in state.constraints {
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
