extension [Statement] {
    /// True for a body that consists of one expression, its result.
    var isSingleValue: Bool {
        guard count == 1, case .expression(let node) = self[0].kind else { return false }
        return node.isBranchValue
    }

    /// True for a branch that has a value, or leaves by an error.
    fileprivate var isBranch: Bool {
        if count == 1, case .thrown = self[0].kind { return true }
        return isSingleValue
    }
}

extension Expression {
    /// True for an expression that has a value on each branch.
    fileprivate var isBranchValue: Bool {
        switch kind {
        case .conditional(let conditional): conditional.isValue
        case .choice(let choice): choice.isValue
        case .assign, .assignWith: false
        default: true
        }
    }
}

extension Conditional {
    /// True if each branch consists of one expression, so that it can be a value.
    var isValue: Bool { body.isBranch && otherwise?.isBranch == true }
}

extension Switch {
    /// True if each branch consists of one expression, so that it can be a value.
    var isValue: Bool { cases.allSatisfy { $0.body.isBranch } }
}
