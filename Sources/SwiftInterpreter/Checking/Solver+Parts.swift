/// The types of an expression that depend on one another, and not on the others.
struct SearchPart {
    var numbers: Set<Int>
    /// The number of types when the search of the part began; all later ones belong to it.
    var start: Int
}

/// The search of parts that do not depend on one another, such as the arguments of `print`, one after the other: trying
/// all choices of one with all of another would take too long.
extension Solver {
    /// Returns true if a type that is looked for belongs to the part that is searched.
    func isInPart(_ number: Int) -> Bool {
        part.map { number >= $0.start || $0.numbers.contains(number) } ?? true
    }

    /// False if all names depended on one another when there were hardly more of them.
    private var mayHaveParts: Bool {
        guard let before = state.dependent else { return true }
        return state.disjunctions.count > before || state.disjunctions.count * 8 <= before * 7
    }

    /// Searches the part of a name with several declarations alone, then the rest; returns false if there is no other
    /// name to decide outside of it.
    func searchPart(of index: Int) -> Bool {
        guard !isRepairing, state.disjunctions.count > 1, !isDecided(index), mayHaveParts else { return false }
        let numbers = connected(to: index)
        func isOwn(_ types: [Type]) -> Bool { types.contains { !variables(in: $0).isDisjoint(with: numbers) } }
        let own = state.disjunctions.enumerated().filter { $0.offset == index || isOwn($0.element.types) }
        guard own.count < state.disjunctions.count else {
            state.dependent = own.count
            return false
        }
        let (constraints, disjunctions) = (state.constraints, state.disjunctions)
        let areOwn = constraints.map { isOwn($0.everyType(in: state)) }
        let outer = (part, solutions)
        part = SearchPart(numbers: numbers, start: state.found.count)
        solutions = []
        state.constraints = zip(constraints, areOwn).filter(\.1).map(\.0)
        state.disjunctions = own.map(\.element)
        state.dependent = own.count
        search()
        var found = solutions
        part = outer.0
        solutions = outer.1
        if found.count > 1, let best = best(of: found) { found = [best] }
        let chosen = Set(own.map(\.offset))
        // Of several that are equally good, two show that the expression is ambiguous.
        for solution in found.prefix(2) {
            state = solution
            state.constraints += zip(constraints, areOwn).filter { !$0.1 }.map(\.0)
            state.disjunctions += disjunctions.enumerated().filter { !chosen.contains($0.offset) }.map(\.element)
            state.dependent = nil
            search()
        }
        return true
    }

    /// Returns the types that are looked for and that depend on a name with several declarations.
    private func connected(to index: Int) -> Set<Int> {
        let types = state.constraints.map { $0.everyType(in: state) } + state.disjunctions.map(\.types)
        var groups = types.map(variables)
        for (number, literal) in state.literals.enumerated() where state.found[number] == nil {
            switch literal {
            case .array(let element)?: groups.append(variables(in: element).union([number]))
            case .dictionary(let key, let value)?:
                groups.append(variables(in: key).union(variables(in: value)).union([number]))
            default: break
            }
        }
        var groupsOf: [Int: [Int]] = [:]
        for (group, numbers) in groups.enumerated() where numbers.count > 1 {
            for number in numbers { groupsOf[number, default: []].append(group) }
        }
        var result = variables(in: state.disjunctions[index].types)
        var open = Array(result)
        while let number = open.popLast() {
            for group in groupsOf.removeValue(forKey: number) ?? [] {
                open += groups[group].filter { result.insert($0).inserted }
            }
        }
        return result
    }

    private func variables(in types: [Type]) -> Set<Int> {
        types.reduce(into: Set()) { $0.formUnion(variables(in: $1)) }
    }

    private func variables(in type: Type) -> Set<Int> {
        guard type.hasVariables else { return [] }
        var result: Set<Int> = []
        func add(_ type: Type) {
            guard type.hasVariables else { return }
            if case .variable(let number) = type.form {
                result.insert(number)
            } else {
                Type.forEachPart(of: type.form) { add($0) }
            }
        }
        add(state.simplified(type))
        return result
    }
}

extension State.Disjunction {
    /// The types that it decides or depends on.
    fileprivate var types: [Type] {
        [type] + (call?.everyType ?? []) + (site.map { [$0.base, $0.type] } ?? []) + alternatives
            + members.compactMap(\.selfType)
    }
}

extension CallSite {
    /// The types in the call.
    fileprivate var everyType: [Type] { [function, result] + arguments.map(\.type) }
}

extension Constraint {
    /// Returns all types that it is about.
    fileprivate func everyType(in state: State) -> [Type] {
        switch kind {
        case .equal(let a, let b), .chain(let a, let b), .unwrapped(let a, let b), .associated(let a, _, let b): [a, b]
        case .converts(let a, let b, .operand(let call)): [a, b] + (call?.everyType ?? [])
        case .converts(let a, let b, _): [a, b]
        case .conforms(let type, let bound): [type] + bound.known.map(\.type) + [bound.superclass].compactMap { $0 }
        case .member(let site): [site.base, site.type] + (site.call?.everyType ?? [])
        case .call(let call): call.everyType
        case .closure(let site), .body(let site), .sound(let site):
            [site.type] + site.scope.openTypes + (state.parameters[ObjectIdentifier(site.node)] ?? [])
                + [state.builders[ObjectIdentifier(site.node)]].compactMap { $0 }
        case .keyPath(let site): [site.type, site.root, site.value]
        }
    }
}

extension LexicalScope {
    /// The types of variables around that are still looked for: those of parameters of closures.
    fileprivate var openTypes: [Type] {
        var result: [Type] = []
        var current: LexicalScope? = self
        while let here = current {
            result += here.variables.values.map(\.type).filter(\.hasVariables)
            current = here.parent
        }
        return result
    }
}
