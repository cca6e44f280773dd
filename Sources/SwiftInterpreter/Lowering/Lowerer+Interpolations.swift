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
        return appended(try arguments(node.expressions), at: offset(first))
    }

    /// True if source declares an `appendInterpolation` whose call is written as a single value.
    private var declaresInterpolations: Bool { session.hasInterpolations || contents.mayDeclareInterpolations }

    /// Notes a function that interpolations call.
    func noteInterpolation(_ node: FunctionDeclSyntax) {
        guard node.name.text == "appendInterpolation", !session.hasInterpolations else { return }
        session.hasInterpolations = true
    }

    /// Returns the call of a closure that makes a new text, appends arguments to it and returns it.
    private func appended(_ arguments: [LabelledExpression], at place: Int) -> Expression {
        func name(_ name: String) -> Expression { Expression(.name(name), at: place) }
        func call(_ callee: Expression, _ arguments: [LabelledExpression]) -> Expression {
            Expression(.call(Call(callee: callee, arguments: arguments, nameOffset: place)), at: place)
        }
        func number(_ label: String, _ value: Int) -> LabelledExpression {
            LabelledExpression(label: label, offset: place, value: Expression(.integer(value), at: place))
        }
        let (type, text) = ("DefaultStringInterpolation", "$text")
        let made = call(name(type), [number("literalCapacity", 0), number("interpolationCount", 1)])
        let variable = VariableBinding(
            pattern: .name(text, isLet: false, offset: place),
            value: made,
            isLet: false,
            isStatic: false
        )
        let append = call(Expression(.member(name(text), "appendInterpolation"), at: place), arguments)
        let parts: [Statement.Kind] = [.variables([variable]), .expression(append), .returned(name(text))]
        let closure = ClosureExpression(
            parameters: [],
            captures: [],
            result: .named(type),
            heading: ClosureExpression.Heading(result: WrittenType(type), hasSignature: true),
            parts: parts.map { Statement(kind: $0, offset: place) },
            shorthandCount: 0
        )
        return call(Expression(.closure(closure), at: place), [])
    }
}
