/// The closures that collect the parts of a string literal in a value that a type has for interpolations.
extension Expression {
    /// A part of a literal.
    enum CollectedPart {
        case text(String)
        case value([LabelledExpression])
    }

    private static let collectorName = "$text"

    /// Returns the call of a closure that makes a value of a type, appends parts to it and returns it.
    static func collecting(_ parts: [CollectedPart], in type: String, at place: Int) -> Expression {
        func name(_ name: String) -> Expression { Expression(.name(name), at: place) }
        func call(_ callee: Expression, _ arguments: [LabelledExpression]) -> Expression {
            Expression(.call(Call(callee: callee, arguments: arguments, nameOffset: place)), at: place)
        }
        func argument(_ label: String?, _ kind: Expression.Kind) -> LabelledExpression {
            LabelledExpression(label: label, offset: place, value: Expression(kind, at: place))
        }
        func append(_ method: String, _ arguments: [LabelledExpression]) -> Statement.Kind {
            .expression(call(Expression(.member(name(collectorName), method), at: place), arguments))
        }
        var (length, count) = (0, 0)
        let appends = parts.map { part -> Statement.Kind in
            switch part {
            case .text(let text):
                length += text.utf8.count
                return append("appendLiteral", [argument(nil, .string([.text(text)]))])
            case .value(let arguments):
                count += 1
                return append("appendInterpolation", arguments)
            }
        }
        let sizes = [
            argument("literalCapacity", .integer(length)), argument("interpolationCount", .integer(count)),
        ]
        let variable = VariableBinding(
            pattern: .name(collectorName, isLet: false, offset: place),
            value: call(name(type), sizes),
            isLet: false,
            isStatic: false
        )
        let statements = [.variables([variable])] + appends + [.returned(name(collectorName))]
        let closure = ClosureExpression(
            parameters: [],
            captures: [],
            result: .named(type),
            heading: ClosureExpression.Heading(result: WrittenType(type), hasSignature: true),
            parts: statements.map { Statement(kind: $0, offset: place) },
            shorthandCount: 0
        )
        return call(Expression(.closure(closure), at: place), [])
    }

    /// The arguments that a closure made of a single value appends; nil for other expressions.
    var collectedArguments: [LabelledExpression]? {
        guard case .call(let call) = kind, case .closure(let closure) = call.callee.kind, closure.parts.count == 3,
            case .expression(let append) = closure.parts[1].kind, case .call(let inner) = append.kind,
            case .member(let base, "appendInterpolation") = inner.callee.kind,
            case .name(Self.collectorName) = base.kind
        else { return nil }
        return inner.arguments
    }
}
