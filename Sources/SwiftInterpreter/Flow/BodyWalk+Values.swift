/// The uses of `if` and `switch` as values.
extension BodyWalk {
    func value(_ conditional: Conditional, _ node: Expression, isSource: Bool) {
        checkPlace(of: "if", node, isSource: isSource)
        conditions(conditional.conditions)
        for body in [conditional.body, conditional.otherwise ?? []] {
            framed(.valueBranch("if")) { branch(body, of: "if") }
        }
    }

    func value(_ choice: Switch, _ node: Expression, isSource: Bool) {
        checkPlace(of: "switch", node, isSource: isSource)
        self.choice(choice, node) { body in
            framed(.valueBranch("switch")) { branch(body, of: "switch") }
        }
    }

    private func checkPlace(of keyword: String, _ node: Expression, isSource: Bool) {
        guard !isSource else { return }
        found.add(
            "'\(keyword)' may only be used as expression in return, throw, or as the source of an assignment",
            at: node.offset,
            fix: "assign it to a constant first"
        )
    }

    /// Walks over a branch, which has a value if it is one expression, and else must leave.
    private func branch(_ body: [Statement], of keyword: String) {
        guard let last = body.last else { return }
        if body.count == 1, case .expression(let node) = last.kind { return expression(node, isSource: true) }
        if !last.leaves {
            let isSwitch = keyword == "switch"
            found.add(
                "non-expression branch of '\(keyword)' expression may only end with a 'throw'"
                    + (isSwitch ? " or 'fallthrough'" : ""),
                at: isSwitch ? .endOfStatement(last.offset) : .end(of: last.offset),
                fix: "leave only the value in the branch, or call a function that returns it"
            )
        }
        statements(body)
    }
}

extension Statement {
    /// True for a statement after which nothing of its body runs.
    fileprivate var leaves: Bool {
        switch kind {
        case .thrown, .fellThrough, .returned, .broken, .continued: true
        default: false
        }
    }
}
