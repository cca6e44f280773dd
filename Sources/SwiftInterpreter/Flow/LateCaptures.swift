/// The check that local functions are not used before the variables that they capture are declared.
struct LateCaptures {
    private let findings: Findings
    private(set) var found = FlowFindings()

    /// Checks a function's body.
    init?(_ body: FlowBody, _ findings: Findings) {
        guard body.kind != .topLevel else { return nil }
        self.findings = findings
        check(body.statements)
    }

    private mutating func check(_ list: [Statement]) {
        let list = list.filter { !findings.isSettled($0) }
        checkUses(in: list)
        for statement in list {
            for part in statement.bodies { check(part) }
            for node in statement.expressions { check(node) }
        }
    }

    private mutating func check(_ node: Expression) {
        for body in node.bodies { check(body) }
        for part in node.parts + node.branchExpressions { check(part) }
    }

    /// A use of a local function.
    private struct Use {
        var function: ObjectIdentifier
        /// The place of the closure around it.
        var closure: Int?
    }

    /// The names that code mentions.
    private struct Mentions {
        /// The places of the variables.
        var variables: Set<Int> = []
        var functions: [Use] = []
    }

    private mutating func checkUses(in list: [Statement]) {
        let functions = list.compactMap { statement in
            if case .function(let code) = statement.kind { code } else { nil }
        }
        guard !functions.isEmpty else { return }
        let late = declarations(in: list)
        guard !late.isEmpty else { return }
        let captures = captures(of: functions)
        let offsets = Dictionary(functions.map { (ObjectIdentifier($0), $0.offset) }) { first, _ in first }
        for (index, statement) in list.enumerated() {
            switch statement.kind {
            case .function, .deferred: continue
            default: break
            }
            for use in mentions(in: statement).functions {
                let missing = captures[use.function, default: []].filter { late[$0].map { $0.index >= index } ?? false }
                guard let variable = missing.min(), let name = late[variable]?.name,
                    let place = use.closure ?? offsets[use.function]
                else { continue }
                found.add("closure captures '\(name)' before it is declared", at: place)
            }
        }
    }

    /// Returns the names of the stored variables that a list declares, and the index of their statement, by their place.
    private func declarations(in list: [Statement]) -> [Int: (name: String, index: Int)] {
        var result: [Int: (name: String, index: Int)] = [:]
        for (index, statement) in list.enumerated() {
            guard case .variables(let bindings) = statement.kind else { continue }
            for binding in bindings where binding.accessors == nil && !binding.isSynthesized {
                for name in binding.pattern.names { result[name.offset] = (name.name, index) }
            }
        }
        return result
    }

    /// Returns the places of the variables that functions mention, themselves or by functions that they use.
    private func captures(of functions: [FunctionCode]) -> [ObjectIdentifier: Set<Int>] {
        var result: [ObjectIdentifier: Set<Int>] = [:]
        var used: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
        for code in functions {
            let mentions = mentions(in: code.body)
            result[ObjectIdentifier(code)] = mentions.variables
            used[ObjectIdentifier(code)] = Set(mentions.functions.map(\.function))
        }
        // One round for each function that another one may be used by.
        for _ in functions {
            for (user, others) in used {
                for other in others { result[user, default: []].formUnion(result[other] ?? []) }
            }
        }
        return result
    }

    // MARK: - Mentions

    private func mentions(in list: [Statement]) -> Mentions {
        var result = Mentions()
        for statement in list where !findings.isSettled(statement) { add(statement, to: &result) }
        return result
    }

    private func mentions(in statement: Statement) -> Mentions {
        var result = Mentions()
        add(statement, to: &result)
        return result
    }

    private func add(_ statement: Statement, in closure: Int? = nil, to result: inout Mentions) {
        if case .function(let code) = statement.kind {
            for part in code.body { add(part, in: closure ?? code.offset, to: &result) }
        }
        for node in statement.expressions { add(node, in: closure, to: &result) }
        for part in statement.bodies.joined() { add(part, in: closure, to: &result) }
    }

    private func add(_ node: Expression, in closure: Int?, to result: inout Mentions) {
        if let choice = findings.choice(of: node) {
            if let variable = choice.variable { result.variables.insert(variable.offset) }
            if case .code(let code)? = choice.declaration?.implementation {
                result.functions.append(Use(function: ObjectIdentifier(code), closure: closure))
            }
        }
        let isClosure = if case .closure = node.kind { true } else { false }
        let inner = isClosure ? closure ?? node.offset : closure
        for part in node.parts + node.branchExpressions { add(part, in: closure, to: &result) }
        for part in node.bodies.joined() { add(part, in: inner, to: &result) }
    }
}
