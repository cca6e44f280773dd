extension Evaluator {
    // MARK: - Throwing

    func thrown(_ node: Expression, at offset: Int, _ scope: Scope) throws -> ThrownValue {
        let value = try evaluate(node, nil, scope)
        guard isError(value) else {
            throw failure(
                "thrown expression type '\(value.typeName)' does not conform to 'Error'",
                at: node.offset,
                scope,
                fix: "declare the type as 'Error'"
            )
        }
        return ThrownValue(
            value: value,
            diagnostic: failure(
                "error raised at top level: \(value.debugDescription)",
                at: offset,
                scope,
                kind: .runtime
            )
        )
    }

    private func isError(_ value: Value) -> Bool {
        guard case .instance(let instance) = value else { return false }
        let conformances = instance.type.ancestry.flatMap(\.conformances)
        return conformances.contains { name in
            name == "Error" || name == "LocalizedError"
                || types[name]?.conformances.contains { $0 == "Error" || $0 == "LocalizedError" } == true
        }
    }

    /// Returns the diagnostic for an error thrown out of a function that cannot throw.
    func unhandled(_ error: ThrownValue, in code: FunctionCode) -> Diagnostic {
        var result = error.diagnostic
        result.message = "errors thrown from here are not handled: \(error.value.interpolated)"
        result.fix = "catch it, or declare '\(code.signature.labelledName)' with 'throws'"
        return result
    }

    /// Checks that the call of a throwing function is covered by `try`.
    func checkTry(_ candidate: Candidate, _ call: Call, _ scope: Scope) throws {
        guard !call.isTried else { return }
        switch candidate {
        case .declared(let bound, _), .initializer(let bound, _):
            guard bound.code.traits.isThrowing, !bound.code.traits.isRethrowing else { return }
            throw failure(
                "call can throw but is not marked with 'try'",
                at: call.nameOffset,
                scope,
                fix: "write 'try' before it"
            )
        default: return
        }
    }

    // MARK: - Catching

    func attempt(_ attempt: Attempt, _ scope: Scope) throws -> Completion {
        do {
            return try execute(attempt.body, Scope(parent: scope, frame: scope.frame))
        } catch let error as ThrownValue {
            for clause in attempt.clauses {
                let inner = Scope(parent: scope, frame: scope.frame)
                guard try catches(clause, error.value, inner) else { continue }
                return try execute(clause.body, Scope(parent: inner, frame: scope.frame))
            }
            throw error
        }
    }

    private func catches(_ clause: Attempt.Clause, _ value: Value, _ scope: Scope) throws -> Bool {
        if clause.patterns.isEmpty {
            scope.define("error", Cell(value, isLet: true))
            return true
        }
        for (pattern, condition) in clause.patterns {
            if let pattern {
                guard try match(pattern, value, scope) else { continue }
            } else {
                scope.define("error", Cell(value, isLet: true))
            }
            if let condition, !(try isTrue(condition, scope)) { continue }
            return true
        }
        return false
    }

    /// Evaluates `try?` and `try!`.
    func attempt(
        _ inner: Expression,
        isForced: Bool,
        at offset: Int,
        _ expected: TypeRef?,
        _ scope: Scope
    ) throws -> Value {
        do {
            if isForced { return try evaluate(inner, expected, scope) }
            return try evaluate(inner, expected?.unwrapped, scope).asOptional
        } catch let error as ThrownValue {
            if !isForced { return .nil }
            throw failure(
                "'try!' expression unexpectedly raised an error: \(error.value.interpolated)",
                at: offset,
                scope,
                kind: .runtime
            )
        }
    }
}
