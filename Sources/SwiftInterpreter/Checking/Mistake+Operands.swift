extension Mistake {
    /// Returns the mistake that a binary operator does not exist for two types.
    static func operands(
        _ name: String,
        _ left: String,
        _ right: String,
        _ node: Expression,
        _ remedy: Hint? = nil
    ) -> Mistake {
        Mistake(
            message: .operands(operator: name, left: left, right: right),
            node: node,
            weight: 2,
            hint: remedy
        )
    }
}
