/// The calls of other initializers in an initializer.
struct InitializerCalls {
    private(set) var isDelegating = false
    private(set) var callsSuper = false

    init(in statements: [Statement]) { for statement in statements { visit(statement) } }

    private mutating func visit(_ statement: Statement) {
        switch statement.kind {
        case .expression(let node), .thrown(let node): visit(node)
        case .returned(let node): if let node { visit(node) }
        case .variables(let bindings): for binding in bindings { if let value = binding.value { visit(value) } }
        case .guarded(let conditions, let body), .whileLoop(let conditions, let body, _):
            for node in conditions.flatMap(\.expressions) { visit(node) }
            for statement in body { visit(statement) }
        case .repeatLoop(let body, _, _), .block(let body, _), .section(let body), .deferred(let body):
            for statement in body { visit(statement) }
        case .forLoop(let loop, _): for statement in loop.body { visit(statement) }
        case .attempted(let attempt):
            for statement in attempt.body + attempt.clauses.flatMap(\.body) { visit(statement) }
        default: break
        }
    }

    private mutating func visit(_ node: Expression) {
        switch node.kind {
        case .call(let call):
            if case .member(let base, "init") = call.callee.kind, case .name(let name) = base.kind {
                if name == "self" { isDelegating = true }
                if name == "super" { callsSuper = true }
            }
        case .conditional(let conditional):
            for statement in conditional.body + (conditional.otherwise ?? []) { visit(statement) }
        case .choice(let choice): for statement in choice.cases.flatMap(\.body) { visit(statement) }
        default: break
        }
        for part in node.parts { visit(part) }
    }
}
