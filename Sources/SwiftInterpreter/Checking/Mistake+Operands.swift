extension Mistake {
    /// Returns the mistake that a binary operator does not exist for two types.
    static func operands(
        _ name: String,
        _ left: String,
        _ right: String,
        _ node: Expression,
        _ remedy: Hint? = nil
    ) -> Mistake {
        let operands = left == right ? "two '\(left)' operands" : "operands of type '\(left)' and '\(right)'"
        let message = "binary operator '\(name)' cannot be applied to \(operands)"
        return Mistake(message: message, node: node, weight: 2, hint: remedy)
    }
}
