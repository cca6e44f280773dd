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
        /// True if what a name with a leading dot is looked up in is converted to it.
        var hasBaseLower = false
        /// True if an open call or name decides it, or more types may follow.
        var isDelayed = false
        /// The number of the types among ``lower`` that are those of values of optional chains.
        var chainCount = 0

        /// True if nothing is converted to it.
        var isOnlyContext: Bool { lower.isEmpty && literals.isEmpty && !hasOpenLower && !hasBaseLower }
    }

    private func bounds() -> [Int: Bounds] {
        var result: [Int: Bounds] = [:]
        var edges: [(from: Int, to: Int)] = []
        for constraint in state.constraints {
            switch constraint.kind {
            case .converts(let from, let to, _):
                let isChain = from.variableNumber.map { state.chains.contains($0) } ?? false && isOfValue(chain: from)
                let (from, to) = (state.known(from), state.known(to))
                switch (from.variableNumber, to.variableNumber) {
                case (let number?, nil): result[number, default: Bounds()].upper.append(to)
                case (nil, let number?):
                    result[number, default: Bounds()].lower.append(from)
                    if isChain { result[number]?.chainCount += 1 }
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
                for number in state.simplified(type).variables { result[number, default: Bounds()].isDelayed = true }
            case .keyPath(let site):
                if let number = state.known(site.type).variableNumber {
                    result[number, default: Bounds()].isDelayed = true
                }
            case .equal, .conforms, .body, .chain, .sound: break
            }
        }
        delay(&result)
        extend(&result, edges)
        return result
    }

    /// Returns true for a chain that ends with a value that is not optional itself.
    private func isOfValue(chain: Type) -> Bool {
        state.inner(ofOptional: chain).map { state.known($0).wrapped == nil } ?? true
    }

    /// Delays types about which a literal's context or an open declaration may say more.
    private func delay(_ result: inout [Int: Bounds]) {
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
            for type in disjunction.openSelfTypes {
                for number in state.simplified(type).variables { result[number, default: Bounds()].isDelayed = true }
            }
            if let number = state.known(disjunction.type).variableNumber {
                result[number, default: Bounds()].isDelayed = true
            }
        }
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
        for (from, to) in edges where bases.contains(from) { result[to]?.hasBaseLower = true }
        for (from, to) in edges where state.literals[from] == nil && !bases.contains(from) {
            let source = result[from] ?? Bounds()
            if source.lower.isEmpty, source.literals.isEmpty || source.isDelayed { result[to]?.hasOpenLower = true }
        }
    }

    /// A type that is decided next.
    struct NextType {
        var number: Int
        /// The types that it may be.
        var candidates: [Type]
        /// The literals whose context leaves each of them one type: to decide them one by one would look at all others
        /// for each.
        var literals: [(number: Int, type: Type)] = []
    }

    /// Returns a type whose bounds are known, with what it may be.
    ///
    /// - Parameters:
    ///   - isLast: true if nothing else will tell more about it.
    ///   - pending: the types that are decided later.
    func nextType(isLast: Bool, except pending: Set<Int>) -> NextType? {
        var best: (next: NextType, rank: Int)?
        var literals: [(number: Int, type: Type)] = []
        let bases = knownBases
        for (number, bounds) in bounds()
        where !pending.contains(number) && (isLast || !bounds.isDelayed || bases.contains(number)) {
            guard let (candidates, rank) = candidates(number, bounds, isLast: isLast) else { continue }
            if best.map({ rank < $0.rank || rank == $0.rank && number < $0.next.number }) ?? true {
                best = (NextType(number: number, candidates: candidates), rank)
            }
            if let type = onlyType(of: number, bounds), candidates == [type] { literals.append((number, type)) }
        }
        if !isRepairing, let number = best?.next.number, literals.contains(where: { $0.number == number }) {
            best?.next.literals = literals.filter { $0.number != number }.sorted { $0.number < $1.number }
        }
        return best?.next
    }

    /// Returns the type that the context asks of a literal of one value; nil if nothing does, or a value of any type may
    /// stand there.
    private func onlyType(of number: Int, _ bounds: Bounds) -> Type? {
        guard bounds.isOnlyContext, state.literals[number]?.isScalar == true, let upper = bounds.upper.first else {
            return nil
        }
        let type = state.simplified(upper)
        return type.nominal == nil ? nil : type
    }

    /// The types that names with a leading dot are looked up in.
    private var knownBases: Set<Int> {
        Set(state.bases.compactMap { state.known(.variable($0)).variableNumber })
    }

    private func candidates(_ number: Int, _ bounds: Bounds, isLast: Bool) -> ([Type], Int)? {
        let literal = state.literals[number]
        if !bounds.lower.isEmpty {
            // A literal beside the value of an optional chain keeps its own type, if `Any` is expected of both.
            if bounds.chainCount == bounds.lower.count, !bounds.literals.isEmpty, literal == nil,
                mayBeAny(number, bounds), !bounds.isDelayed
            {
                return ([.any] + joined(bounds.lower), 0)
            }
            if bounds.lower.contains(where: { state.simplified($0).hasVariables }), !isLast {
                guard literal == nil else { return nil }
                return (joined(bounds.lower) + (mayBeAny(number, bounds) ? [.any] : []), 4)
            }
            let wider = bounds.upper.map { state.simplified($0) }.filter { !$0.hasVariables && !$0.isAny }
            var candidates = joined(bounds.lower)
            candidates += wider.filter { !candidates.contains($0) }
            if mayBeAny(number, bounds) { candidates.append(widest(bounds)) }
            // What a chain is an optional of may follow from the context of a literal around it.
            if state.inner(ofOptional: .variable(number)) != nil { return (candidates, 3) }
            return (candidates, bounds.literals.isEmpty ? 0 : 1)
        }
        guard let upper = bounds.upper.first else { return nil }
        if let literal { return fromUpper(literal, bounds.upper).map { ($0, 2) } }
        if !bounds.literals.isEmpty || bounds.hasOpenLower, !isLast { return nil }
        if knownBases.contains(number) {
            // Nothing is looked up in `Any`.
            if state.known(upper).isAny, !isLast { return nil }
            let declared = typesForImplicitMembers(of: number, in: state.simplified(upper))
            return (declared + forBase(upper), 2)
        }
        let known = state.simplified(upper)
        if bounds.hasBaseLower, known.isAny, !isLast { return nil }
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
        if upper.hasVariables, upper.wrapped == nil, !mayBe(literal, upper) { return nil }
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

    /// Returns true if a literal can be of a type some of whose generic arguments are looked for.
    private func mayBe(_ literal: LiteralKind, _ type: Type) -> Bool {
        guard let nominal = type.nominal else { return false }
        if ["Array", "Dictionary", "Set"].contains(nominal.name) { return true }
        guard let kind = interfaces.nominal(literal.protocolName) else { return false }
        if case .fails = lookup.answer(type, kind) { return false }
        return true
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

    /// Returns true if `Any` is what values of several types have in common: nothing else is asked for.
    private func mayBeAny(_ number: Int, _ bounds: Bounds) -> Bool {
        guard !isRepairing, !bounds.lower.contains(where: { $0.unwrappedKnown(state).function != nil }) else {
            return false
        }
        if bounds.upper.contains(where: { state.known($0).isAny }) { return true }
        let count = Set(bounds.lower.map { state.simplified($0) }).count + (bounds.literals.isEmpty ? 0 : 1)
        let isOpen = bounds.upper.allSatisfy { state.known($0).unwrappedKnown(state).variableNumber != nil }
        return isOpen && isFree(bounds) && count > 1 && isElement(number)
    }

    /// Returns true if the context leaves open what elements are; beside `nil`, any context says too much.
    private func isFree(_ bounds: Bounds) -> Bool { bounds.upper.isEmpty || !hasNil(bounds) }

    /// Returns the type that values of any types have in common, with `nil` or without.
    private func widest(_ bounds: Bounds) -> Type {
        hasNil(bounds) ? standard.optional(.any) : .any
    }

    /// Returns true if one of the literals is `nil`.
    private func hasNil(_ bounds: Bounds) -> Bool {
        bounds.literals.contains { if case .nothing? = state.literals[$0] { true } else { false } }
    }

    /// Returns true for the elements of a collection literal in an expression.
    ///
    /// A literal that is the whole expression and has no type around it is a mistake without a common type.
    private func isElement(_ number: Int) -> Bool {
        let whole = root.flatMap { state.types[ObjectIdentifier($0.withoutParentheses)] }.map { state.known($0) }
        for (index, literal) in state.literals.enumerated() where state.known(.variable(index)) != whole || hasContext {
            switch literal {
            case .array(let element)? where state.known(element).variableNumber == number: return true
            case .dictionary(_, let value)? where state.known(value).variableNumber == number: return true
            default: break
            }
        }
        return false
    }

    /// Returns a literal that nothing decides, with the type that it has then.
    func nextLiteral(except pending: Set<Int>) -> (Int, [Type])? {
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
        where !bounds.literals.isEmpty && state.literals[number] == nil && !bounds.isDelayed && bounds.lower.isEmpty
            && !pending.contains(number)
        {
            var candidates: [Type] = []
            for literal in bounds.literals {
                guard let kind = state.literals[literal], let preset = standard.preset(of: kind) else { continue }
                let type = state.simplified(preset)
                if !candidates.contains(type) { candidates.append(type) }
            }
            // An integer literal can be a floating-point number, if it cannot be an integer.
            let areIntegers = bounds.literals.contains {
                if case .integer? = state.literals[$0] { true } else { false }
            }
            if areIntegers {
                let real = standard.type("Double")
                let isReal = candidates.contains(real)
                candidates = (isReal ? [real] : []) + candidates.filter { $0 != real } + (isReal ? [] : [real])
            }
            // Beside `nil`, only an optional can be meant.
            if hasNil(bounds), bounds.upper.isEmpty {
                candidates = candidates.map { standard.optional($0) } + candidates
            }
            candidates = bounds.upper.map { state.simplified($0) }.filter { !$0.hasVariables && !$0.isAny } + candidates
            if let first = candidates.first {
                let isOfAny = bounds.upper.contains { state.known($0).isAny }
                let isMixed = candidates.count > 1 && !isRepairing && (isOfAny || isFree(bounds) && isElement(number))
                return (
                    number,
                    candidates + (first.wrapped == nil ? [standard.optional(first)] : [])
                        + (isMixed ? [widest(bounds)] : [])
                )
            }
        }
        for (number, literal) in state.literals.enumerated() {
            guard let literal, state.found[number] == nil, isInPart(number), let preset = standard.preset(of: literal)
            else { continue }
            return (number, [preset])
        }
        return nil
    }
}
