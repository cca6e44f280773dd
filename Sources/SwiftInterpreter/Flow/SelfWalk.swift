/// The walk over a member of a class that finds uses of `self` without its name in closures that are kept.
///
/// Such a closure captures `self` by its name, in a list of captures or in front of the member.
final class SelfWalk {
    private let findings: Findings
    private(set) var found = FlowFindings()
    /// The closures around, the innermost last.
    private var closures: [Around] = []

    /// A closure around a use.
    private struct Around {
        var isKept: Bool
        var capture: Capture
        /// True where a condition has bound `self` again.
        var hasSelf = false

        enum Capture {
            case none
            case strong
            case weak
        }
    }

    /// Returns nil for a body without a `self` that is an object.
    init?(_ body: FlowBody, _ findings: Findings) {
        guard let owner = body.owner, owner.isClass, !body.isStatic else { return nil }
        self.findings = findings
        statements(body.statements)
    }

    // MARK: - Statements

    /// Walks over a block; what a `guard` binds is known until its end.
    private func statements(_ list: [Statement]) {
        let outer = closures.last?.hasSelf
        for statement in list where !findings.isSettled(statement) { self.statement(statement) }
        if let outer { closures[closures.count - 1].hasSelf = outer }
    }

    private func statement(_ statement: Statement) {
        switch statement.kind {
        case .function, .type, .extended: return
        case .guarded(let conditions, let body):
            for node in statement.expressions { expression(node) }
            statements(body)
            bind(conditions)
        case .whileLoop(let conditions, let body, _):
            for node in statement.expressions { expression(node) }
            binding(conditions) { statements(body) }
        default:
            for node in statement.expressions { expression(node) }
            for body in statement.bodies { statements(body) }
        }
    }

    private func bind(_ conditions: [Condition]) {
        guard !closures.isEmpty, conditions.contains(where: \.bindsSelf) else { return }
        closures[closures.count - 1].hasSelf = true
    }

    private func binding(_ conditions: [Condition], _ walk: () -> Void) {
        let outer = closures.last?.hasSelf
        bind(conditions)
        walk()
        if let outer { closures[closures.count - 1].hasSelf = outer }
    }

    // MARK: - Expressions

    /// Walks over an expression whose value may be kept.
    private func expression(_ node: Expression) {
        switch node.kind {
        case .name(let name): check(name, node)
        case .call(let call): self.call(call, node)
        case .binary(_, let left, let right): findings.passed([left, right], by: node).forEach(argument)
        case .unary(_, let operand): findings.passed([operand], by: node).forEach(argument)
        case .closure(let closure): self.closure(closure, isKept: true)
        case .conditional(let conditional):
            for part in node.branchExpressions { expression(part) }
            binding(conditional.conditions) { statements(conditional.body) }
            statements(conditional.otherwise ?? [])
        default:
            for part in node.parts + node.branchExpressions { expression(part) }
            for body in node.bodies { statements(body) }
        }
    }

    private func call(_ call: Call, _ node: Expression) {
        let callee = call.callee.withoutParentheses
        if case .closure(let closure) = callee.kind {
            self.closure(closure, isKept: false)
        } else {
            expression(callee)
        }
        for passed in findings.passed(call, by: node) { argument(passed) }
    }

    private func argument(_ passed: PassedArgument) {
        guard case .closure(let closure) = passed.value.withoutParentheses.kind else { return expression(passed.value) }
        self.closure(closure, isKept: passed.parameter?.keepsClosures(of: passed.declaration) ?? false)
    }

    private func closure(_ closure: ClosureExpression, isKept: Bool) {
        for capture in closure.captures { expression(capture.value) }
        var around = Around(isKept: isKept, capture: .none)
        if closure.heading.weak.contains("self") {
            around.capture = .weak
        } else if closure.heading.capturesSelf || closure.captures.contains(where: { $0.name == "self" }) {
            around.capture = .strong
        }
        closures.append(around)
        statements(closure.parts)
        closures.removeLast()
    }

    // MARK: - Uses

    private func check(_ name: String, _ node: Expression) {
        guard needsSelf, let declaration = findings.choice(of: node)?.declaration, declaration.owner != nil,
            !declaration.isStaticLike
        else { return }
        let use = declaration.kind == .function ? "call to method" : "reference to property"
        found.add(
            "\(use) '\(name)' in closure requires explicit use of 'self' to make capture semantics explicit",
            at: node.offset,
            fix: "write 'self.\(name)', or begin the closure with '[self] in'"
        )
    }

    /// True in a closure that is kept and does not name the `self` that it captures.
    private var needsSelf: Bool {
        for around in closures.reversed() {
            switch around.capture {
            case .strong: return false
            case .weak: return !around.hasSelf
            case .none: if around.isKept { return true }
            }
        }
        return false
    }
}

extension Declaration.Parameter {
    /// Returns true if a closure that is passed may be called after the call.
    fileprivate func keepsClosures(of declaration: Declaration?) -> Bool {
        switch type.form {
        case .function: return keepsFunction(of: declaration)
        case .parameter, .nominal, .existential, .tuple: return builder == nil
        default: return false
        }
    }
}

extension Condition {
    /// True for a condition that declares the value of an optional `self` under the same name.
    fileprivate var bindsSelf: Bool {
        switch self {
        case .binding(let pattern, _, _, _), .matching(let pattern, _):
            pattern.names.contains { $0.name == "self" || $0.name == "`self`" }
        case .expression: false
        }
    }
}
