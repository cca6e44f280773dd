/// The bodies of closures that were checked in one expression.
///
/// A solver tries several declarations for a name, and a body inside the call is the same for most of them. What it gives
/// is kept for the expression around it, so that a body is checked once for the types of its parameters however many
/// calls enclose it. The compiler has the same effect in another way: it solves the statements of a body only once the
/// call around it is settled.
final class CheckedBodies {
    private var bodies: [ObjectIdentifier: [CheckedBody]] = [:]
    private var verdicts: [ObjectIdentifier: [(terms: CheckedBody.Terms, isWrong: Bool)]] = [:]
    /// The number of expressions around the one that is solved.
    private var depth = 0

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

    /// Returns the mistakes in the closures of an expression that are wrong for all types that were tried, each closure
    /// once.
    func mistakes(inBodiesOf node: Expression) -> [Mistake] {
        var found: [Mistake] = []
        func visit(_ node: Expression) {
            if case .closure(let closure) = node.kind, let all = bodies[ObjectIdentifier(closure)],
                all.allSatisfy({ !$0.findings.mistakes.isEmpty })
            {
                found += all[0].findings.mistakes
            } else {
                for part in node.parts + (node.onlyValue.map { [$0] } ?? []) { visit(part) }
            }
        }
        visit(node)
        return found
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
