import SwiftSyntax

/// The check that a function with a result returns a value on every path, as a compiler makes before running.
extension Lowerer {
    /// Throws if a body can end without returning a value.
    ///
    /// - Parameter kind: the compiler's words for the function, such as `instance method`.
    func checkReturns(_ body: [Statement], of result: TypeRef, in kind: String, at place: Int) throws {
        guard checks.paths, result != .void, result != .named("Never"), !gives(body) else { return }
        throw source.diagnostic(
            "missing return in \(kind) expected to return '\(result)'",
            at: place,
            kind: .meaning
        )
    }

    /// Returns the compiler's words for a kind of function.
    func kind(of function: FunctionDeclSyntax) -> String {
        if function.parent?.is(MemberBlockItemSyntax.self) == true {
            let isStatic = function.modifiers.contains { ["static", "class"].contains($0.name.text) }
            return isStatic ? "static method" : "instance method"
        }
        var ancestor = function.parent
        while let node = ancestor {
            if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) { return "local function" }
            ancestor = node.parent
        }
        return "global function"
    }

    /// Returns true if a body returns a value, possibly as its single expression.
    private func gives(_ body: [Statement]) -> Bool {
        guard body.count == 1, case .expression(let node) = body[0].kind else { return leaves(body) }
        switch node.kind {
        case .conditional(let conditional): return gives(conditional.body) && conditional.otherwise.map(gives) == true
        case .choice(let choice): return choice.cases.allSatisfy { gives($0.body) }
        default: return true
        }
    }

    /// Returns true if the code after a body is unreachable.
    private func leaves(_ body: [Statement]) -> Bool { body.contains { leaves($0) } }

    private func leaves(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .returned, .thrown, .fellThrough: true
        case .expression(let node): leaves(node)
        case .whileLoop(let conditions, let body, _): isEndless(conditions) && !breaks(body)
        case .repeatLoop(let body, let condition, _):
            leaves(body) || isEndless([.expression(condition)]) && !breaks(body)
        case .block(let body, let label): leaves(body) && (label == nil || !breaks(body))
        case .attempted(let attempt): leaves(attempt.body) && attempt.clauses.allSatisfy { leaves($0.body) }
        default: false
        }
    }

    private func leaves(_ node: Expression) -> Bool {
        switch node.kind {
        case .conditional(let conditional): leaves(conditional.body) && conditional.otherwise.map(leaves) == true
        case .choice(let choice): choice.cases.allSatisfy { leaves($0.body) }
        case .call(let call):
            // Other functions that never return are only known when they are called.
            if case .name("fatalError") = call.callee.kind {
                true
            } else if case .name("preconditionFailure") = call.callee.kind {
                true
            } else {
                mentionsNever
            }
        default: false
        }
    }

    /// Returns true if the code after a body is certainly reachable: the body neither leaves the block nor calls a
    /// function that might never return.
    func certainlyCompletes(_ body: [Statement]) -> Bool {
        body.allSatisfy { statement in
            switch statement.kind {
            case .variables, .function, .type, .alias: true
            case .expression(let node): certainlyCompletes(node)
            default: false
            }
        }
    }

    private func certainlyCompletes(_ node: Expression) -> Bool {
        switch node.kind {
        case .assign, .assignWith: true
        case .call(let call):
            if case .name("print") = call.callee.kind { true } else { false }
        default: false
        }
    }

    private func isEndless(_ conditions: [Condition]) -> Bool {
        guard conditions.count == 1, case .expression(let node) = conditions[0], case .boolean(true) = node.kind else {
            return false
        }
        return true
    }

    /// Returns true if a loop's body may contain a `break` of that loop.
    private func breaks(_ body: [Statement]) -> Bool {
        body.contains { statement in
            switch statement.kind {
            case .broken: true
            case .expression(let node):
                switch node.kind {
                case .conditional(let conditional): breaks(conditional.body) || breaks(conditional.otherwise ?? [])
                case .choice(let choice): choice.cases.contains { breaks($0.body) }
                default: false
                }
            case .guarded(_, let body), .block(let body, _), .whileLoop(_, let body, _), .repeatLoop(let body, _, _):
                breaks(body)
            case .forLoop(let loop, _): breaks(loop.body)
            case .attempted(let attempt): breaks(attempt.body) || attempt.clauses.contains { breaks($0.body) }
            default: false
            }
        }
    }
}

extension Expression {
    /// True if the expression certainly has a value other than `Void`.
    var certainlyHasValue: Bool {
        switch kind {
        case .integer, .largeInteger, .float, .boolean, .string, .array, .dictionary, .nilLiteral, .binary, .and, .or,
            .closure,
            .range:
            true
        default: false
        }
    }
}
