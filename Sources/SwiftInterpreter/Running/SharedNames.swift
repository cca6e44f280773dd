/// The names in the closures and local functions of a body: a variable of such a name may be shared with them.
struct SharedNames {
    private(set) var names: Set<String> = []
    private var depth = 0

    init(in statements: [Statement], _ findings: Findings, _ extra: [Expression] = []) {
        self.findings = findings
        for statement in statements { visit(statement) }
        for node in extra { visit(node) }
    }

    private let findings: Findings

    private mutating func inside(_ visit: (inout SharedNames) -> Void) {
        depth += 1
        visit(&self)
        depth -= 1
    }

    private mutating func visit(_ statements: [Statement]) { for statement in statements { visit(statement) } }

    private mutating func visit(_ statement: Statement) {
        if findings.isSettled(statement) { return }
        switch statement.kind {
        case .expression(let node), .thrown(let node): visit(node)
        case .returned(let node): if let node { visit(node) }
        case .variables(let bindings): for binding in bindings { visit(binding) }
        case .function(let code):
            inside {
                $0.names.insert("self")
                $0.visit(code.body)
                for value in code.defaults { if let value { $0.visit(value) } }
            }
        case .guarded(let conditions, let body), .whileLoop(let conditions, let body, _):
            visit(conditions)
            visit(body)
        case .repeatLoop(let body, let condition, _):
            visit(body)
            visit(condition)
        case .forLoop(let loop, _):
            visit(loop.sequence)
            visit(loop.pattern)
            if let condition = loop.condition { visit(condition) }
            visit(loop.body)
        case .block(let body, _), .deferred(let body), .section(let body): visit(body)
        case .attempted(let attempt):
            visit(attempt.body)
            for clause in attempt.clauses {
                for item in clause.patterns {
                    if let pattern = item.pattern { visit(pattern) }
                    if let condition = item.condition { visit(condition) }
                }
                visit(clause.body)
            }
        case .type, .extended, .alias, .broken, .continued, .fellThrough, .imported, .noted: break
        }
    }

    private mutating func visit(_ binding: VariableBinding) {
        if let value = binding.value { visit(value) }
        if let value = binding.wrappedValue { visit(value) }
        let observers = [binding.observers?.before?.body, binding.observers?.after?.body]
        let accessors = [binding.accessors?.getter, binding.accessors?.setter?.body]
        for body in (observers + accessors).compactMap({ $0 }) {
            inside {
                $0.names.insert("self")
                $0.visit(body)
            }
        }
        if binding.isLazy || binding.isLate, let value = binding.value { inside { $0.visit(value) } }
        // The observers of a variable use it.
        if binding.observers != nil || binding.accessors != nil || binding.isLazy {
            names.formUnion(binding.pattern.names.map(\.name))
        }
    }

    private mutating func visit(_ conditions: [Condition]) {
        for condition in conditions {
            for node in condition.expressions { visit(node) }
        }
    }

    private mutating func visit(_ pattern: Pattern) { for node in pattern.expressions { visit(node) } }

    private mutating func visit(_ node: Expression) {
        switch node.kind {
        case .name(let name):
            if depth > 0 { names.insert(name) }
        case .closure(let closure):
            for capture in closure.captures { visit(capture.value) }
            inside {
                $0.names.insert("self")
                $0.visit($0.findings.body(of: closure))
            }
        case .conditional(let conditional):
            visit(conditional.conditions)
            visit(conditional.body)
            visit(conditional.otherwise ?? [])
        case .choice(let choice):
            visit(choice.subject)
            for item in choice.cases {
                for pattern in item.patterns {
                    visit(pattern.pattern)
                    if let condition = pattern.condition { visit(condition) }
                }
                visit(item.body)
            }
        case .keyPath:
            if let value = node.notation?.value { visit(value) }
        case .call(let call):
            visit(call.callee)
            for (index, argument) in call.arguments.enumerated() {
                if findings.parameter(of: call, node, index)?.isAutoclosure == true {
                    inside { $0.visit(argument.value) }
                } else {
                    visit(argument.value)
                }
            }
        case .binary(_, let left, let right):
            visit(left)
            if findings.choice(of: node)?.declaration?.parameters.last?.isAutoclosure == true {
                inside { $0.visit(right) }
            } else {
                visit(right)
            }
        default: for part in node.parts { visit(part) }
        }
    }
}
