/// Finds the types and declarations in an expression: those with which all that must hold does, at the least cost.
///
/// One solver serves one statement, or one closure of a single expression together with the call around it.
final class Solver {
    let lookup: Lookup
    let standard: StandardNominals
    /// The checker of the statements in closures.
    let bodies: (any BodyChecking)?
    var state = State()
    /// The purpose of the search.
    var purpose = Purpose.solving
    /// The constraints that are still to be applied.
    private var waiting: ArraySlice<Constraint> = []
    /// The whole expression.
    var root: Expression?
    /// True if the whole expression is converted to a type.
    private(set) var hasContext = false
    /// The cheapest solutions found so far.
    var solutions: [State] = []
    var effort = Effort(isCareful: false)
    /// The part of the expression that is searched alone; nil for the whole.
    var part: SearchPart?

    /// The answers to questions that are asked again and again.
    struct Answers {
        /// True for types that may conform to a protocol, by type and protocol.
        var conformances: [[ObjectIdentifier]: Bool] = [:]
        /// True for operands that may have a type in common.
        var commonTypes: [OperandGroup: Bool] = [:]
        /// True for two declarations of which the first one is stricter.
        var stricter: [DeclarationPair: Bool] = [:]
    }

    var answers = Answers()

    init(_ lookup: Lookup, bodies: (any BodyChecking)?) {
        self.lookup = lookup
        standard = StandardNominals(interfaces: lookup.interfaces)
        self.bodies = bodies
    }

    var interfaces: Interfaces { lookup.interfaces }

    // MARK: - Constraints

    func add(_ kind: Constraint.Kind, _ node: Expression) {
        state.constraints.append(Constraint(kind: kind, node: node))
    }

    func converts(_ type: Type, to other: Type, _ place: Constraint.Conversion, _ node: Expression) {
        add(.converts(type, other, place), node)
    }

    /// Notes that the whole expression is converted to the type that its context expects.
    func converts(_ type: Type, toContext expected: Type, _ place: Constraint.Conversion, _ node: Expression) {
        hasContext = true
        if expected.isError { state.dependsOnUnknown = true }
        converts(type, to: expected, place, node)
    }

    /// Notes that the context of the whole expression takes elements of any types, as a loop does.
    func expectsSequence() { hasContext = true }

    enum Outcome {
        case solved
        case failed
        /// Something that is looked for decides.
        case open
    }

    /// The constraints that hold together with those of the state while each is applied.
    var allConstraints: [Constraint] { state.constraints + waiting }

    /// Applies all constraints as far as they can be; returns false if one cannot hold.
    func propagate() -> Bool {
        var isChanged = true
        while isChanged {
            isChanged = false
            let pending = state.constraints
            state.constraints = []
            for (index, constraint) in pending.enumerated() {
                waiting = pending[(index + 1)...]
                switch attempt(constraint) {
                case .solved: isChanged = true
                case .open: state.constraints.append(constraint)
                case .failed where isRepairing && isEarly(constraint): state.constraints.append(constraint)
                case .failed:
                    guard isRepairing, assume(constraint) else {
                        state.constraints += pending[(index + 1)...]
                        waiting = []
                        return false
                    }
                    isChanged = true
                }
            }
            waiting = []
        }
        return true
    }

    private func attempt(_ constraint: Constraint) -> Outcome {
        switch constraint.kind {
        case .equal(let a, let b): return unify(a, b) ? .solved : .failed
        case .converts(let a, let b, .reference): return unify(a, b) ? .solved : .failed
        case .converts(let a, let b, let place): return convert(a, b, place, constraint.node)
        case .conforms(let type, let bound): return conforms(type, bound, constraint.node)
        case .associated(let type, let name, let result): return associate(type, name, result)
        case .member(let site): return findMember(site)
        case .chain(let result, let base): return closeChain(result, base, constraint.node)
        case .call(let site): return apply(site)
        case .unwrapped(let optional, let object): return unwrap(optional, object)
        case .closure(let site): return openClosure(site, isForced: false)
        case .body: return .open
        case .sound(let site): return findSound(site)
        case .keyPath(let site): return findKeyPath(site, isForced: false)
        }
    }

    private func closeChain(_ result: Type, _ base: Type, _ node: Expression) -> Outcome {
        let (result, base) = (state.known(result), state.known(base))
        if case .variable = base.form { return .open }
        if base.wrapped == nil { return unify(result, base) ? .solved : .failed }
        if case .variable = result.form { return .open }
        return convert(result, base, .value, node)
    }

    private func unwrap(_ optional: Type, _ object: Type) -> Outcome {
        let known = state.known(optional)
        switch known.form {
        case .variable: return .open
        case .error: return unify(object, .error) ? .solved : .failed
        default:
            guard let wrapped = known.wrapped else { return .failed }
            return unify(object, wrapped) ? .solved : .failed
        }
    }

    private func associate(_ type: Type, _ name: String, _ result: Type) -> Outcome {
        let known = state.simplified(type)
        if case .variable = known.form { return .open }
        if known.isError { return unify(result, .error) ? .solved : .failed }
        if let found = lookup.associated(name, of: known) {
            return unify(result, instantiated(found)) ? .solved : .failed
        }
        switch known.form {
        case .parameter, .member, .opaque:
            return unify(result, lookup.reduced(Type(.member(known, name)))) ? .solved : .failed
        default: return .failed
        }
    }

    func conforms(_ type: Type, _ bound: Type.Existential, _ node: Expression) -> Outcome {
        let known = state.known(type)
        if known.isError { return .solved }
        if case .variable = known.form { return .open }
        if let superclass = bound.superclass {
            switch convertToClass(known, superclass) {
            case .solved: break
            case let other: return other
            }
        }
        if bound.isClass, !lookup.isClass(known) { return .failed }
        for kind in bound.protocols {
            switch lookup.answer(known, kind) {
            case .fails: return .failed
            case .open: return .open
            case .holds(let requirements): add(requirements, node)
            }
        }
        for item in bound.known {
            let found = state.variable()
            add(.associated(known, item.name, found), node)
            add(.equal(found, item.type), node)
        }
        return .solved
    }

    func add(_ requirements: [Requirement], _ node: Expression) {
        for requirement in requirements {
            let subject = instantiated(requirement.subject)
            switch requirement.kind {
            case .conforms(let bound): add(.conforms(subject, bound), node)
            case .same(let type): add(.equal(subject, instantiated(type)), node)
            }
        }
    }

    // MARK: - Search

    /// The mistake that several solutions are equally good; nil if that is not so.
    var ambiguity: Mistake? {
        guard !effort.isTooComplex, solutions.count > 1, best(of: solutions) == nil else { return nil }
        let (first, second) = (solutions[0], solutions[1])
        var found: (declaration: Declaration, place: Expression)?
        for (node, choice) in first.choices {
            guard let declaration = choice.declaration, let other = second.choices[node]?.declaration,
                declaration !== other, let place = first.places[node]
            else { continue }
            if found.map({ interfaces.session.place(place.offset) < interfaces.session.place($0.place.offset) }) ?? true
            {
                found = (declaration, place)
            }
        }
        return found.map { declaration, place in
            Mistake(message: .ambiguousUse(declaration.shortName), node: place, weight: 1)
        }
    }

    func search() {
        guard takeStep() else { return }
        if effort.disjunctions == nil, !state.disjunctions.isEmpty { effort.disjunctions = state.disjunctions }
        guard propagate(), isPromising else { return }
        if let index = nextOptional() { return tryOptional(index) }
        let branches = branches()
        if let (number, type) = branches.decided { return tryTypes(number, [type]) }
        // Types first, then declarations, then what is left of literals and closures.
        if let next = nextType(isLast: false, except: branches.pending) {
            for literal in next.literals {
                state.noteTried(literal.number)
                guard bind(literal.number, to: literal.type) else { return }
            }
            if followsFromReturnedLiteral(next.number) { state.noteDefaulted(next.number) }
            return tryTypes(next.number, next.candidates)
        }
        if let (number, type) = nextBaseLiteral() { return tryTypes(number, [type]) }
        if !state.disjunctions.isEmpty, let (number, type) = nextLikelyLiteral(isElement: true) {
            return tryLiteral(number, type)
        }
        if let (index, isDoubtful) = nextDisjunction() {
            if isDoubtful, !makesAnyOfLists(state.disjunctions[index]),
                let (number, type) = nextLikelyLiteral(isElement: false)
            {
                return tryLiteral(number, type)
            }
            return searchPart(of: index) ? () : tryDisjunction(index)
        }
        if let (number, candidates) = nextLiteral(except: branches.pending) {
            state.noteDefaulted(number)
            return tryTypes(number, candidates)
        }
        if forceClosure() { return search() }
        if let (number, candidates) = nextProtocolBase() { return tryTypes(number, candidates) }
        if let next = nextType(isLast: true, except: []) { return tryTypes(next.number, next.candidates) }
        if checkBody() { return search() }
        finish()
    }

    /// False if the costs so far are more than those of a solution.
    private var isPromising: Bool {
        solutions.first.map { isLongRepair ? state.score < $0.score : !($0.score < state.score) } ?? true
    }

    /// Tries the type that a literal has by itself, then others.
    private func tryLiteral(_ number: Int, _ type: Type) {
        let before = state
        let (count, start) = (effort.wrongBodies, effort.steps)
        state.noteTried(number)
        if bind(number, to: type) { search() }
        // What a literal is follows from the call around a closure, not from its body.
        if effort.isTooComplex || effort.wrongBodies > count || isRepairing && !solutions.isEmpty { return }
        state = before
        if !solutions.isEmpty, state.disjunctions.contains(where: makesAnyOfLists) { return }
        // Any other type costs this, which is counted at once.
        state.score.add(.unusualLiteral)
        state.unusual.insert(number)
        guard solutions.isEmpty else { return search() }
        // Where its own type does not fit, the others mostly do not either: little is spent on them.
        let most = effort.most
        effort.most = min(most, effort.steps + Effort.mostOfUnusual + effort.steps - start)
        search()
        if effort.steps < most { effort.isTooComplex = false }
        effort.most = most
    }

    private func tryTypes(_ number: Int, _ candidates: [Type]) {
        let before = state
        let (count, wrongBodies, wrongClosures) = (solutions.count, effort.wrongBodies, effort.wrongClosures)
        let score = solutions.first?.score
        for candidate in candidates {
            state = before
            state.noteTried(number)
            if bind(number, to: candidate) { search() }
            // A wider type is tried only if a narrower one does not fit: not because of what is done with its values.
            if effort.wrongBodies > wrongBodies || effort.wrongClosures > wrongClosures { break }
            if solutions.count != count || solutions.first?.score != score { return }
        }
        if isRepairing, solutions.isEmpty {
            state = before
            let conflict = conflict(of: number)
            state.set(number, .error)
            if let conflict {
                state.mistakes.append(conflict)
                state.score.add(.mistake, conflict.weight)
            }
            search()
        }
    }

    private func finish() {
        if purpose == .probing {
            solutions.append(state)
            effort.isSettled = true
            return
        }
        state.constraints.removeAll(where: \.isOfSound)
        // Nothing decides what is left: types without any constraint, or constraints on them.
        if let constraint = state.constraints.first {
            guard isRepairing, assume(constraint) else { return }
            state.constraints.removeFirst()
            return search()
        }
        guard isPromising else { return }
        if part == nil, let unknown = state.firstUnknown {
            guard isRepairing else { return }
            let parameter = state.opened[unknown]
            let unknownPart = root.flatMap { UnknownPart($0) }
            state.mistakes.append(
                Mistake(
                    message: unknownPart.map { .sentence($0.message) } ?? parameter.map {
                        "generic parameter '\($0.parameter)' could not be inferred"
                    } ?? "type of expression is ambiguous without a type annotation",
                    node: unknownPart?.node ?? root ?? Expression(.nilLiteral, at: 0),
                    weight: 1,
                    hint: .context(unknownPart?.fix ?? "write its type"),
                    follows: !state.mistakes.isEmpty || state.dependsOnUnknown
                )
            )
            state.score.add(.mistake)
            state.set(unknown, .error)
            return search()
        }
        guard checkKeyPaths(), checkConformances() else { return }
        countDiscarded()
        if let first = solutions.first, first.score < state.score { return }
        if let first = solutions.first, state.score < first.score { solutions = [] }
        solutions.append(state)
        // A name that nothing declares is the mistake, whatever else the expression means.
        if !state.mistakes.isEmpty, state.mistakes.allSatisfy(\.isOfName) { effort.isSettled = true }
    }

    /// Adds the cost of closures whose values are not returned: those that return nothing anyway come first.
    private func countDiscarded() {
        var open: [Type] = []
        for type in state.discarded {
            let known = state.known(type)
            if known.variableNumber != nil {
                open.append(type)
            } else if !known.isVoid {
                state.score.add(.functionConversion)
            }
        }
        state.discarded = open
    }
}

/// Checks the statements of closures for a solver.
protocol BodyChecking: AnyObject {
    /// Checks the body of a closure with known parameters and returns the type that it returns; nil if it has mistakes.
    func check(
        _ site: ClosureSite,
        _ function: Type.Function,
        builder: Type?,
        into state: inout State,
        isRepairing: Bool
    ) -> Type?
    /// Checks the conditions of an `if` or `switch` that is a value, and returns the expressions of its branches.
    func branches(of node: Expression, _ scope: LexicalScope, into state: inout State) -> [(
        node: Expression, scope: LexicalScope
    )]?
    /// Checks an expression by itself.
    func check(alone node: Expression, _ scope: LexicalScope) -> Findings
    /// Returns true if the only expression of a closure with known parameters is wrong whatever is expected of its value.
    func isWrong(_ site: ClosureSite, parameters: [Type], into state: inout State) -> Bool
    /// Returns the names that a closure's parameters declare.
    func scope(of site: ClosureSite, parameters: [Type], into state: inout State) -> LexicalScope
}
