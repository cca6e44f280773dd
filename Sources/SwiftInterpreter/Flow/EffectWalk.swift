/// The walk over a body that finds errors which are thrown where nothing handles them.
final class EffectWalk: PlaceWalk {
    init(_ body: FlowBody, _ findings: Findings) {
        let isRethrowing = body.code?.traits.isRethrowing == true
        super.init(body, findings, function: !body.isThrowing ? .function : isRethrowing ? .rethrowing : .handled)
    }

    override func statement(_ statement: Statement) {
        switch statement.kind {
        case .attempted(let attempt): self.attempt(attempt)
        case .thrown(let value):
            expression(value)
            thrown(at: statement.offset)
        default: super.statement(statement)
        }
    }

    private func attempt(_ attempt: Attempt) {
        let inner: Place = attempt.catchesAll ? .handled : [.handled, .rethrowing].contains(place) ? place : .openCatch
        within(inner) { statements(attempt.body) }
        for clause in attempt.clauses {
            for node in clause.patterns.flatMap({ ($0.pattern?.expressions ?? []) + [$0.condition].compactMap { $0 } })
            {
                expression(node)
            }
            // What is caught there may be thrown once more, or another error in its place.
            within(place == .rethrowing ? .handled : place) { statements(clause.body) }
        }
    }

    // MARK: - Expressions

    override func expression(_ node: Expression) {
        switch node.kind {
        case .attempt(let value, _): within(.handled) { expression(value) }
        case .closure(let closure): self.closure(closure, node)
        case .call(let call):
            expression(call.callee)
            arguments(of: call, node) { value in
                if case .closure = value.kind { expected.insert(ObjectIdentifier(value)) }
            }
            if throwsErrors(call, node), !throwsAsGiven(call, node) { self.call(call, at: node.offset) }
        default: super.expression(node)
        }
    }

    private func closure(_ closure: ClosureExpression, _ node: Expression) {
        for capture in closure.captures { expression(capture.value) }
        guard let function = findings.type(of: node)?.withoutOptionals.function else { return }
        // A closure throws if its text shows it: a call without 'try' makes none of a throwing type.
        let isTrying = self.isTrying(closure.parts)
        guard isTrying, !function.isThrowing, !closure.heading.isThrowing else {
            return within(isTrying || closure.heading.isThrowing ? .handled : .closure) { statements(closure.parts) }
        }
        // A closure that throws is of a function type that throws; where its type is not given, it is that.
        guard expected.contains(ObjectIdentifier(node)) else { return within(.handled) { statements(closure.parts) } }
        var parts = "\(Type(.function(function)))"
        if let arrow = parts.range(of: " -> ", options: .backwards) {
            parts.replaceSubrange(arrow, with: " throws -> ")
        }
        found.add(
            "invalid conversion from throwing function of type '\(parts)' to non-throwing function type '\(Type(.function(function)))'",
            at: node.offset
        )
    }

    /// The closures whose type the place gives that they are passed to.
    private var expected: Set<ObjectIdentifier> = []

    /// Returns true if statements throw an error that they do not catch, as their text shows: by `try` or `throw`.
    private func isTrying(_ statements: [Statement]) -> Bool {
        statements.contains { statement in
            // A settled line throws nothing.
            if findings.isSettled(statement) { return false }
            switch statement.kind {
            case .thrown: return true
            case .attempted(let attempt):
                return !attempt.catchesAll && isTrying(attempt.body)
                    || attempt.clauses.contains { isTrying($0.body) }
            case .function, .type, .extended: return false
            default:
                return statement.expressions.contains(where: isTrying)
                    || statement.bodies.contains(where: isTrying)
            }
        }
    }

    private func isTrying(_ node: Expression) -> Bool {
        switch node.kind {
        case .attempt, .closure: return false
        case .call(let call) where call.isTried && throwsErrors(call, node): return true
        default:
            return (node.parts + node.branchExpressions).contains(where: isTrying)
                || node.bodies.contains(where: isTrying)
        }
    }

    /// Returns true if a call throws, itself or with the functions passed to it.
    private func throwsErrors(_ call: Call, _ node: Expression) -> Bool {
        switch findings.throwing(call, node) {
        case .always: return true
        case .never, .unknown: return false
        case .withArguments:
            return call.arguments.contains { argument in
                if case .closure(let closure) = argument.value.kind {
                    return closure.heading.isThrowing || isTrying(closure.parts)
                }
                if case .keyPath = argument.value.kind { return false }
                if let declaration = findings.choice(of: argument.value)?.declaration, declaration.kind == .function {
                    return declaration.modifiers.contains(.throws)
                }
                return findings.type(of: argument.value)?.withoutOptionals.function?.isThrowing == true
            }
        }
    }

    /// Returns true if a call in a function that rethrows throws only what a parameter of the function throws.
    private func throwsAsGiven(_ call: Call, _ node: Expression) -> Bool {
        guard place == .rethrowing, call.isTried else { return false }
        let thrown = findings.callee(of: call, node)?.declaration?.place.thrown
        guard findings.throwing(call, node) == .always, thrown?.hasParameters != true else { return true }
        guard case .name(let name) = call.callee.linkedBase.kind else { return false }
        return body.code?.heading.parameters.contains { $0.name == name } == true
    }

    // MARK: - Messages

    private func call(_ call: Call, at offset: Int) {
        switch (place, call.isTried) {
        case (.handled, true): break
        case (.rethrowing, true):
            found.add(
                "call can throw, but the error is not handled; a function declared 'rethrows' may only throw if its "
                    + "parameter does",
                at: offset
            )
        case (.handled, false), (.rethrowing, false):
            found.add("call can throw but is not marked with 'try'", at: offset)
        case (.deferred, _): found.add("call can throw, but errors cannot be thrown out of a defer body", at: offset)
        case (.initialValue, _):
            found.add("call can throw, but errors cannot be thrown out of a property initializer", at: offset)
        case (.argument, _):
            found.add("call can throw, but errors cannot be thrown out of a default argument", at: offset)
        case (.autoclosure, false):
            found.add(
                "call can throw, but it is not marked with 'try' and it is executed in a non-throwing autoclosure",
                at: offset
            )
        case (.autoclosure, true):
            found.add("call can throw, but it is executed in a non-throwing autoclosure", at: offset)
        case (.openCatch, true):
            found.add(
                "errors thrown from here are not handled because the enclosing catch is not exhaustive",
                at: offset
            )
        case (.function, true), (.closure, true): found.add("errors thrown from here are not handled", at: offset)
        case (_, false):
            found.add("call can throw, but it is not marked with 'try' and the error is not handled", at: offset)
        }
    }

    private func thrown(at offset: Int) {
        switch place {
        case .handled: break
        case .rethrowing: found.add("a function declared 'rethrows' may only throw if its parameter does", at: offset)
        case .openCatch: found.add("error is not handled because the enclosing catch is not exhaustive", at: offset)
        case .function, .closure, .autoclosure, .initialValue, .argument:
            found.add("error is not handled because the enclosing function is not declared 'throws'", at: offset)
        case .deferred: found.add("errors cannot be thrown out of a defer body", at: offset)
        }
    }
}

extension Expression {
    /// The expression without parentheses, `?` and `!` around it.
    fileprivate var linkedBase: Expression {
        switch kind {
        case .chain(let inner), .optionalLink(let inner), .forced(let inner): inner.linkedBase
        case .tuple(let parts) where parts.count == 1: parts[0].value.linkedBase
        default: self
        }
    }
}
