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
    private var verdicts: [ObjectIdentifier: [(terms: CheckedBody.Terms, isWrong: Bool)]] = [:]
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
            if depth == 0 { (bodies, verdicts) = ([:], [:]) }
        }
        return solve()
    }

    /// Returns what a closure gave for the same types; nil if it was not checked for them.
    func body(of closure: ClosureExpression, _ terms: CheckedBody.Terms) -> CheckedBody? {
        bodies[ObjectIdentifier(closure)]?.first { $0.terms.areSame(as: terms, for: closure) }
    }

    func add(_ body: CheckedBody, of closure: ClosureExpression) {
        if depth > 0 { bodies[ObjectIdentifier(closure), default: []].append(body) }
    }

    /// Returns true if a closure of one expression is wrong whatever is expected of its value.
    func isWrong(_ closure: ClosureExpression, _ terms: CheckedBody.Terms, finding find: () -> Bool) -> Bool {
        let id = ObjectIdentifier(closure)
        if let known = verdicts[id]?.first(where: { $0.terms.areSame(as: terms, for: closure) }) {
            return known.isWrong
        }
        let isWrong = find()
        verdicts[id, default: []].append((terms, isWrong))
        return isWrong
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
    fileprivate func areSame(as other: Self, for closure: ClosureExpression) -> Bool {
        result == other.result && isOfOptional == other.isOfOptional && builder == other.builder
            && scope.seesSame(closure.mentionedNames, as: other.scope)
    }
}

extension LexicalScope {
    /// Returns true if code that mentions some names means the same in one scope as in the other.
    fileprivate func seesSame(_ names: Set<String>, as other: LexicalScope) -> Bool {
        let around = Set(sequence(first: self, next: \.parent).map { ObjectIdentifier($0) })
        let common = sequence(first: other, next: \.parent).first { around.contains(ObjectIdentifier($0)) }
        guard let own = variables(names, upTo: common), let theirs = other.variables(names, upTo: common) else {
            return false
        }
        return own.count == theirs.count
            && own.allSatisfy { name, variable in theirs[name].map(variable.hasSameTraits) ?? false }
    }

    /// Returns the variables of some names in a scope and those around it; nil if one of these has more than variables.
    private func variables(_ names: Set<String>, upTo end: LexicalScope?) -> [String: Variable]? {
        var found: [String: Variable] = [:]
        for scope in sequence(first: self, next: \.parent) {
            if scope === end { break }
            guard scope.functions.isEmpty, scope.types.isEmpty, scope.selfType == nil else { return nil }
            for (name, variable) in scope.variables where found[name] == nil && names.contains(name) {
                found[name] = variable
            }
        }
        return found
    }
}

extension LexicalScope.Variable {
    fileprivate func hasSameTraits(as other: LexicalScope.Variable) -> Bool {
        type == other.type && isLet == other.isLet && isInitialized == other.isInitialized
            && isWrapped == other.isWrapped && isImplicitlyUnwrapped == other.isImplicitlyUnwrapped
    }
}

extension ClosureExpression {
    /// The names that the closure mentions, and those that code may mean without a word of it.
    var mentionedNames: Set<String> {
        if let names { return names }
        var found: Set<String> = ["self", Details.builderName]
        for statement in parts { found.formUnion(MentionedNames(in: statement, Findings()).names) }
        names = found
        return found
    }
}
