/// The literals of integers that their types cannot hold.
extension BodyWalk {
    /// Notes a literal, with its sign, that overflows; returns true for a literal with a sign.
    func checkLiteral(_ node: Expression) -> Bool {
        switch node.kind {
        case .integer(let number): check(number, node)
        case .unary("-", let operand):
            guard case .integer(let number) = operand.kind else { return false }
            check(-number, operand)
            return true
        default: break
        }
        return false
    }

    private func check(_ number: Int, _ node: Expression) {
        guard number < 0 || number > Int8.max, let type = findings.type(of: node),
            let integers = type.integers, !holds(number, integers)
        else { return }
        let isUnsigned = number < 0 && !integers.isSigned
        found.add(
            isUnsigned
                ? "negative integer '\(number)' overflows when stored into unsigned type '\(type)'"
                : "integer literal '\(number)' overflows when stored into '\(type)'",
            at: node.offset
        )
    }

    private func holds<Number: FixedWidthInteger>(_ number: Int, _ type: Number.Type) -> Bool {
        Number(exactly: number) != nil
    }
}
