import SwiftSyntax

/// `base.first(…).second(…)`: the innermost expression and the calls on it, in the order of the source.
struct CallChain {
    /// One method call of the chain.
    struct Call {
        var call: FunctionCallExprSyntax
        var period: TokenSyntax
        var name: String
        var nameOffset: Int
        var base: ExprSyntax

        /// The labels of the arguments.
        var labels: [String] { call.arguments.compactMap { $0.label?.text } }
    }

    /// The expression that the first method is called on.
    let base: ExprSyntax
    /// The calls, innermost first.
    let calls: [Call]

    /// Splits a chain into its calls, without recursion.
    init(_ expression: ExprSyntax) {
        var calls: [Call] = []
        var current = expression
        while let call = current.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            let base = member.base
        {
            let name = member.declName.baseName
            calls.append(
                Call(
                    call: call,
                    period: member.period,
                    name: name.text,
                    nameOffset: name.positionAfterSkippingLeadingTrivia.utf8Offset,
                    base: base
                )
            )
            current = base
        }
        base = current
        self.calls = calls.reversed()
    }
}
