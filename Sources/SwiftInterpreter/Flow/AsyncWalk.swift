/// The walk over a body that finds what may be suspended where nothing waits for it.
final class AsyncWalk: PlaceWalk {
    /// The closures whose type their place gives: true for those that are passed, false for those that are a value.
    private var expected: [ObjectIdentifier: Bool] = [:]

    init(_ body: FlowBody, _ findings: Findings) {
        super.init(body, findings, function: body.isAsync ? .handled : .function)
    }

    override func statement(_ statement: Statement) {
        expectTypes(in: statement)
        super.statement(statement)
    }

    /// Remembers the closures of a statement whose type is written: the values of variables, and returned ones.
    private func expectTypes(in statement: Statement) {
        switch statement.kind {
        case .variables(let bindings):
            for binding in bindings where binding.type != nil {
                binding.value.map { expect($0, isPassed: false) }
            }
        case .returned(let value?) where body.kind == .function || body.kind == .getter: expect(value, isPassed: false)
        default: break
        }
    }

    private func expect(_ node: Expression, isPassed: Bool) {
        if case .closure = node.kind { expected[ObjectIdentifier(node)] = isPassed }
    }

    // MARK: - Expressions

    override func expression(_ node: Expression) {
        switch node.kind {
        case .closure(let closure): self.closure(closure, node)
        case .call(let call): self.call(call, node)
        case .assign(let target, let value):
            expect(value, isPassed: false)
            expression(target)
            expression(value)
        case .name, .member, .subscripted:
            for part in node.parts { expression(part) }
            if case .variable? = findings.choice(of: node)?.declaration?.kind { use(node) }
        default: super.expression(node)
        }
    }

    private func call(_ call: Call, _ node: Expression) {
        // The callee is no value that is read, but its base may be.
        if findings.callee(of: call, node)?.declaration.map({ $0.kind == .variable }) ?? true {
            expression(call.callee)
        } else {
            for part in call.callee.parts { expression(part) }
        }
        arguments(of: call, node) { expect($0, isPassed: true) }
        let declaration = findings.callee(of: call, node)?.declaration
        guard let declaration, declaration.kind != .variable else {
            if findings.type(of: call.callee)?.withoutOptionals.function?.isAsync == true {
                note("call", isAwaited: call.covered.contains(.async), at: node.offset)
            }
            return
        }
        if declaration.modifiers.contains(.async) {
            note("call", isAwaited: call.covered.contains(.async), at: node.offset)
        } else if crossesActor(declaration, call.callee) {
            let words = "actor-isolated instance method '\(declaration.labelledName)'"
            note("call", words, isAwaited: call.covered.contains(.async), at: node.offset)
        }
    }

    /// Notes the use of a property that may be suspended.
    private func use(_ node: Expression) {
        guard let declaration = findings.choice(of: node)?.declaration else { return }
        let isAwaited = node.notation?.covered.contains(.async) == true
        if declaration.modifiers.contains(.async) {
            note("property access", isAwaited: isAwaited, at: node.offset)
        } else if !declaration.modifiers.contains(.constant), crossesActor(declaration, node) {
            let words = "actor-isolated property '\(declaration.name)'"
            note("property access", words, isAwaited: isAwaited, at: node.offset)
        }
    }

    /// Returns true for a member of an actor that is not used by its own code.
    private func crossesActor(_ declaration: Declaration, _ node: Expression) -> Bool {
        guard declaration.owner?.modifiers.contains(.actor) == true, !declaration.isStatic,
            !declaration.modifiers.contains(.nonisolated), [.function, .variable].contains(declaration.kind)
        else { return false }
        guard case .member(let base, _) = node.withoutParentheses.kind else { return false }
        if case .name("self") = base.withoutParentheses.kind { return false }
        return true
    }

    private func closure(_ closure: ClosureExpression, _ node: Expression) {
        for capture in closure.captures { expression(capture.value) }
        guard let function = findings.type(of: node)?.withoutOptionals.function else { return }
        let isWaiting = closure.heading.isAsync || closure.parts.contains(where: isWaiting)
        guard isWaiting, !function.isAsync, let isPassed = expected[ObjectIdentifier(node)] else {
            return within(isWaiting || function.isAsync ? .handled : .function) { statements(closure.parts) }
        }
        let parameters = function.parameters.map(\.typeOfValue.description).joined(separator: ", ")
        let result = function.result.isVoid ? isPassed ? "()" : "Void" : function.result.description
        let type = "(\(parameters)) async\(function.isThrowing ? " throws" : "") -> \(result)"
        let expected = "\(Type(.function(function)))"
        let words = FunctionEffects.async.refusal(of: type, as: expected, isPassed: isPassed)
        found.add(.sentence(words), at: .offset(node.offset))
    }

    /// Returns true if a statement waits for something, as its text shows: by `await`.
    private func isWaiting(_ statement: Statement) -> Bool {
        if findings.isSettled(statement) { return false }
        switch statement.kind {
        case .function, .type, .extended: return false
        default:
            return statement.expressions.contains(where: isWaiting)
                || statement.bodies.contains { $0.contains(where: isWaiting) }
        }
    }

    private func isWaiting(_ node: Expression) -> Bool {
        switch node.kind {
        case .closure: return false
        case .call(let call) where call.covered == .async || call.covered == .all && isSuspended(call, node):
            return true
        case _ where node.notation?.covered.contains(.async) == true: return true
        default:
            return (node.parts + node.branchExpressions).contains(where: isWaiting)
                || node.bodies.contains { $0.contains(where: isWaiting) }
        }
    }

    /// Returns true if a call may be suspended; calls that the interpreter adds have all marks.
    private func isSuspended(_ call: Call, _ node: Expression) -> Bool {
        guard let declaration = findings.callee(of: call, node)?.declaration, declaration.kind != .variable else {
            return findings.type(of: call.callee)?.withoutOptionals.function?.isAsync == true
        }
        return declaration.modifiers.contains(.async) || crossesActor(declaration, call.callee)
    }

    // MARK: - Messages

    /// Notes something that may be suspended.
    ///
    /// - Parameter isolated: the words for a member of an actor.
    private func note(_ what: String, _ isolated: String? = nil, isAwaited: Bool, at offset: Int) {
        let isCall = what == "call"
        switch (place, isolated) {
        case (.handled, _) where isAwaited: break
        case (.handled, let isolated?):
            found.add("\(isolated) cannot be \(isCall ? "called" : "accessed") from outside of the actor", at: offset)
        case (.handled, nil): found.add("expression is 'async' but is not marked with 'await'", at: offset)
        case (.autoclosure, _):
            found.add("'async' \(what) in an autoclosure that does not support concurrency", at: offset)
        case (.deferred, _): found.add("'async' \(what) cannot occur in a defer body", at: offset)
        case (.initialValue, _): found.add("'async' \(what) cannot occur in a property initializer", at: offset)
        case (.argument, _): found.add("'async' \(what) cannot occur in a default argument", at: offset)
        case (_, let isolated?) where isCall:
            found.add("call to \(isolated) in a synchronous nonisolated context", at: offset)
        case (_, let isolated?):
            found.add("\(isolated) can not be referenced from a nonisolated context", at: offset)
        case (_, nil):
            found.add("'async' \(what) in a function that does not support concurrency", at: offset)
        }
    }
}
