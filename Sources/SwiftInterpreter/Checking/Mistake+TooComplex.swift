extension Mistake {
    /// Returns the mistake that an expression is too complex to type-check, with the part that has the most overloads as
    /// its remedy.
    static func tooComplex(_ node: Expression, _ effort: Solver.Effort) -> Mistake {
        let most = effort.disjunctions?.max { $0.members.count < $1.members.count }
        let part = most.flatMap { part in part.node.shortName.map { ($0, part.members.count) } }
        return Mistake(
            message: "the compiler is unable to type-check this expression in reasonable time; "
                + "try breaking up the expression into distinct sub-expressions",
            node: node,
            weight: 1,
            hint: part.map { name, count in
                .fix("'\(name)' has \(count) overloads here: assign its operands to variables with types")
            }
        )
    }
}

extension Expression {
    /// The name that an expression refers to a declaration by; nil if it has none.
    fileprivate var shortName: String? {
        switch kind {
        case .operatorFunction(let name), .unary(let name, _), .binary(let name, _, _), .assignWith(let name, _, _):
            name
        case .coalesce: "??"
        case .range(_, _, let isClosed): isClosed ? "..." : "..<"
        case .call(let call): call.callee.shortName ?? "init"
        case .subscripted: "subscript"
        default: lastName
        }
    }
}
