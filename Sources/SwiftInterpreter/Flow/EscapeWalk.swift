/// The walk over a function that finds uses of its functions after the call, for which they must be marked `@escaping`.
///
/// Such a parameter may be called, and passed to a function that only calls it.
final class EscapeWalk {
    private let body: FlowBody
    private let findings: Findings
    private let names: Set<String>
    private(set) var found = FlowFindings()
    /// The closures that may be called after the call and call a parameter: a compiler finds them when all else is right.
    private(set) var captures = FlowFindings()
    /// The place of the closure around that may be called after the call; nil outside of one.
    private var closure: Int?

    /// Returns nil for a body without such parameters.
    init?(_ body: FlowBody, _ findings: Findings) {
        let parameters = body.code?.heading.parameters ?? []
        names = Set(parameters.filter { !$0.isEscaping && !$0.isVariadic && $0.wrapper == nil }.map(\.name))
        guard !names.isEmpty else { return nil }
        self.body = body
        self.findings = findings
        statements(body.statements)
    }

    // MARK: - Statements

    private func statements(_ list: [Statement]) {
        for statement in list where !findings.isSettled(statement) { self.statement(statement) }
    }

    private func statement(_ statement: Statement) {
        switch statement.kind {
        case .function, .type, .extended: return
        default: break
        }
        for node in statement.expressions { expression(node) }
        for body in statement.bodies { statements(body) }
    }

    // MARK: - Expressions

    /// Walks over an expression whose value may be kept.
    private func expression(_ node: Expression) {
        switch node.kind {
        case .name(let name):
            guard isParameter(node) else { return }
            note("using non-escaping parameter '\(name)' in a context expecting an '@escaping' closure", at: node)
        case .call(let call): self.call(call, node)
        case .assign(let target, let value): assign(value, to: target)
        case .binary(_, let left, let right): findings.passed([left, right], by: node).forEach(argument)
        case .unary(_, let operand): findings.passed([operand], by: node).forEach(argument)
        case .closure(let closure): self.closure(closure, node, escapes: true)
        default:
            for part in node.parts + node.branchExpressions { expression(part) }
            for body in node.bodies { statements(body) }
        }
    }

    private func assign(_ value: Expression, to target: Expression) {
        if case .name("_") = target.kind { return isParameter(value) ? () : expression(value) }
        expression(target)
        guard case .name(let name) = value.withoutParentheses.kind, isParameter(value) else { return expression(value) }
        note("assigning non-escaping parameter '\(name)' to an '@escaping' closure", at: value)
    }

    private func call(_ call: Call, _ node: Expression) {
        let callee = call.callee.withoutParentheses
        if case .closure(let closure) = callee.kind {
            self.closure(closure, callee, escapes: false)
        } else if isParameter(callee) {
            noteCapture(of: callee)
        } else {
            expression(callee)
        }
        for passed in findings.passed(call, by: node) { argument(passed) }
    }

    private func argument(_ passed: PassedArgument) {
        let value = passed.value.withoutParentheses
        let escape = passed.parameter.flatMap { self.escape($0, passed.declaration) }
        if case .closure(let closure) = value.kind {
            self.closure(closure, value, escapes: escape != nil)
        } else if case .name(let name) = value.kind, isParameter(value) {
            guard let escape else { return noteCapture(of: value) }
            note(.sentence(escape.message(name)), at: value)
        } else {
            expression(passed.value)
        }
    }

    private func closure(_ closure: ClosureExpression, _ node: Expression, escapes: Bool) {
        for capture in closure.captures { expression(capture.value) }
        let outer = self.closure
        if escapes { self.closure = outer ?? node.offset }
        statements(closure.parts)
        self.closure = outer
    }

    // MARK: - Parameters

    /// True for one of the function's own parameters that is a function.
    private func isParameter(_ node: Expression) -> Bool {
        guard case .name(let name) = node.withoutParentheses.kind, names.contains(name),
            let variable = findings.choice(of: node.withoutParentheses)?.variable, variable.offset == body.code?.offset
        else { return false }
        return variable.type.function != nil
    }

    /// A way in which a function that is passed on may be called after the call.
    private enum Escape {
        case escaping
        case generic(String)
        case value(Type)

        func message(_ name: String) -> String {
            switch self {
            case .escaping: "passing non-escaping parameter '\(name)' to function expecting an '@escaping' closure"
            case .generic(let parameter):
                "converting non-escaping parameter '\(name)' to generic parameter '\(parameter)' may allow it to escape"
            case .value(let type): "converting non-escaping value to '\(type)' may allow it to escape"
            }
        }
    }

    /// Returns nil for a parameter that is only called, or of which nothing is known.
    private func escape(_ parameter: Declaration.Parameter, _ declaration: Declaration?) -> Escape? {
        switch parameter.type.form {
        case .function:
            return !parameter.isAutoclosure && parameter.keepsFunction(of: declaration) ? .escaping : nil
        case .parameter(let generic): return .generic(generic.name)
        case .nominal, .existential, .tuple, .metatype: return .value(parameter.type)
        default: return nil
        }
    }

    private func noteCapture(of node: Expression) {
        guard let closure, case .name(let name) = node.withoutParentheses.kind else { return }
        captures.add("escaping closure captures non-escaping parameter '\(name)'", at: closure)
    }

    private func note(_ message: DiagnosticMessage, at node: Expression) {
        if closure != nil { return noteCapture(of: node) }
        found.add(message, at: node.offset, fix: "write '@escaping' before the type of the parameter")
    }
}

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
        case .binding(let pattern, _, _), .matching(let pattern, _):
            pattern.names.contains { $0.name == "self" || $0.name == "`self`" }
        case .expression: false
        }
    }
}

/// An argument or operand with the parameter that it is passed for.
struct PassedArgument {
    var value: Expression
    /// The parameter; nil if it is not known.
    var parameter: Declaration.Parameter?
    /// The function; nil if it is not known.
    var declaration: Declaration?
}

extension Findings {
    /// Returns the operands of an operator with its parameters.
    func passed(_ operands: [Expression], by node: Expression) -> [PassedArgument] {
        let declaration = choice(of: node)?.declaration
        let parameters = declaration?.parameters ?? []
        return operands.enumerated().map { index, operand in
            PassedArgument(
                value: operand,
                parameter: index < parameters.count ? parameters[index] : nil,
                declaration: declaration
            )
        }
    }

    /// Returns the arguments of a call with the parameters.
    func passed(_ call: Call, by node: Expression) -> [PassedArgument] {
        let declaration = callee(of: call, node)?.declaration
        return call.arguments.enumerated().map { index, argument in
            PassedArgument(value: argument.value, parameter: parameter(of: call, node, index), declaration: declaration)
        }
    }
}

extension Declaration.Parameter {
    /// Returns true if the function that is passed for a parameter of function type may be called after the call.
    func keepsFunction(of declaration: Declaration?) -> Bool {
        if case .synthesized? = declaration?.implementation { return true }
        return isEscaping || declaration?.kind == .enumCase
    }
}
