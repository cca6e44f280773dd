extension Conditional {
    /// True if each branch consists of one expression, so that it can be a value.
    var isValue: Bool {
        guard let otherwise else { return false }
        return body.isValue && otherwise.isValue
    }
}

extension Switch {
    /// True if each branch consists of one expression, so that it can be a value.
    var isValue: Bool { cases.allSatisfy { $0.body.isValue } }
}

extension [Statement] {
    fileprivate var isValue: Bool {
        guard count == 1 else { return false }
        switch self[0].kind {
        case .thrown: return true
        case .expression(let node):
            switch node.kind {
            case .conditional(let conditional): return conditional.isValue
            case .choice(let choice): return choice.isValue
            case .assign, .assignWith: return false
            default: return true
            }
        default: return false
        }
    }
}
