import SwiftSyntax

/// The interpolations of string literals that call a function of the source, or have labels.
extension Lowerer {
    /// Returns the value of an interpolation: an expression, or the text that `appendInterpolation` makes of arguments.
    func interpolated(_ node: ExpressionSegmentSyntax) throws -> Expression {
        guard let first = node.expressions.first else {
            throw invalid("expected an expression between the parentheses", node)
        }
        if node.expressions.count == 1, first.label == nil, !declaresInterpolations {
            return try expression(first.expression)
        }
        return Expression.collecting(
            [.value(try arguments(node.expressions))],
            in: "DefaultStringInterpolation",
            at: offset(first)
        )
    }

    /// True if source declares an `appendInterpolation` whose call is written as a single value.
    private var declaresInterpolations: Bool { session.hasInterpolations || contents.mayDeclareInterpolations }

    /// Notes a function that interpolations call.
    func noteInterpolation(_ node: FunctionDeclSyntax) {
        guard node.name.text == "appendInterpolation", !session.hasInterpolations else { return }
        session.hasInterpolations = true
    }
}
