/// The work of one check of a source: the steps of its solvers, and the bodies of closures that were checked.
///
/// A solver tries several declarations for a name, and a body inside the call is the same for most of them. What it gives
/// is kept for the expression around it, so that a body is checked once for the types of its parameters however many
/// calls enclose it. The compiler has the same effect in another way: it solves the statements of a body only once the
/// call around it is settled.
final class CheckWork {
    /// The number of steps so far.
    private(set) var steps = 0
    /// The number of steps after which a check ends: it grows with the source, so that only what grows faster ends early.
    let mostSteps: Int
    private var bodies: [ObjectIdentifier: [CheckedBody]] = [:]
    /// The number of expressions around the one that is solved.
    private var depth = 0

    /// The steps that any source may take.
    private static let fewestSteps = 20_000
    /// The steps for each byte of a source: an expression of a few characters that is right takes about one.
    private static let stepsOfByte = 20

    /// The work on a source of some length in bytes.
    init(length: Int = 0) {
        mostSteps = Self.fewestSteps + Self.stepsOfByte * length
    }

    /// True once no more steps are allowed.
    var isUsedUp: Bool { steps >= mostSteps }

    func add(steps count: Int) { steps += count }

    /// Solves an expression; what the closures in the outermost one gave is forgotten after it.
    func solving<Result>(_ solve: () -> Result) -> Result {
        depth += 1
        defer {
            depth -= 1
            if depth == 0 { bodies = [:] }
        }
        return solve()
    }

    /// Returns what a closure gave for the same types; nil if it was not checked for them.
    func body(of closure: ClosureExpression, _ terms: CheckedBody.Terms) -> CheckedBody? {
        bodies[ObjectIdentifier(closure)]?.first { $0.terms.areSame(as: terms) }
    }

    func add(_ body: CheckedBody, of closure: ClosureExpression) {
        if depth > 0 { bodies[ObjectIdentifier(closure), default: []].append(body) }
    }
}

/// The findings about the body of a closure.
struct CheckedBody {
    /// The facts that the findings depend on.
    struct Terms {
        /// The parameters of the closure and the names around it.
        let scope: LexicalScope
        /// The type that the body must have; nil while it is not known.
        let result: Type?
        /// True if the type is that of an optional, about which nothing else is known.
        let isOfOptional: Bool
        let builder: Type?
    }

    let terms: Terms
    /// The type that the body gives.
    let type: Type
    let findings: Findings
}

extension CheckedBody.Terms {
    fileprivate func areSame(as other: Self) -> Bool {
        result == other.result && isOfOptional == other.isOfOptional && builder == other.builder
            && scope.seesSame(as: other.scope)
    }
}

extension LexicalScope {
    /// Returns true if code in one scope means the same as in the other: all names have the same types.
    fileprivate func seesSame(as other: LexicalScope) -> Bool {
        var around: Set<ObjectIdentifier> = []
        for scope in sequence(first: self, next: \.parent) { around.insert(ObjectIdentifier(scope)) }
        var theirs = Names()
        var common: LexicalScope? = other
        while let here = common, !around.contains(ObjectIdentifier(here)) {
            guard theirs.add(here) else { return false }
            common = here.parent
        }
        var own = Names()
        var current: LexicalScope? = self
        while let here = current, here !== common {
            guard own.add(here) else { return false }
            current = here.parent
        }
        return own == theirs
    }

    /// The variables of a scope and those around it.
    private struct Names: Equatable {
        private var variables: [String: Traits] = [:]

        private struct Traits: Equatable {
            let type: Type
            let isLet: Bool
            let isInitialized: Bool
            let isWrapped: Bool
            let isImplicitlyUnwrapped: Bool
        }

        /// Adds the variables that the scopes inside do not hide; returns false for a scope that has more than variables.
        mutating func add(_ scope: LexicalScope) -> Bool {
            guard scope.functions.isEmpty, scope.types.isEmpty, scope.selfType == nil else { return false }
            for (name, variable) in scope.variables where variables[name] == nil {
                variables[name] = Traits(
                    type: variable.type,
                    isLet: variable.isLet,
                    isInitialized: variable.isInitialized,
                    isWrapped: variable.isWrapped,
                    isImplicitlyUnwrapped: variable.isImplicitlyUnwrapped
                )
            }
            return true
        }
    }
}
