import SwiftSyntax

extension Lowerer {
    /// Folds a flat sequence of operands and operators by precedence.
    func sequence(_ node: SequenceExprSyntax) throws -> Expression {
        if let type = try functionType(node) { return type }
        let outer = around.covered
        defer { around.covered = outer }
        var folder = SequenceFolder(elements: Array(node.elements), lowerer: self)
        let result = try folder.fold(from: 0)
        if let rest = folder.next { throw invalid("unexpected operator", rest) }
        return result
    }

    func prefix(_ node: PrefixOperatorExprSyntax) throws -> Expression {
        let name = node.operator.text
        let start = offset(node)
        switch name {
        case "-":
            // `Int.min` has no positive counterpart that a literal could denote.
            let operand = try expression(node.expression)
            if node.expression.is(IntegerLiteralExprSyntax.self) || node.expression.is(FloatLiteralExprSyntax.self) {
                switch operand.kind {
                case .float(let value): return Expression(.float(-value), at: start)
                case .integer(let value): return Expression(.integer(-value), at: start)
                case .largeInteger(let value):
                    if let value = Int("-" + value.digits, radix: 10) { return Expression(.integer(value), at: start) }
                default: break
                }
            }
            return Expression(.unary(name, operand), at: start, notation: tried)
        case "!", "+", "~": return Expression(.unary(name, try expression(node.expression)), at: start, notation: tried)
        case "...": return Expression(.range(nil, try expression(node.expression), isClosed: true), at: start)
        case "..<": return Expression(.range(nil, try expression(node.expression), isClosed: false), at: start)
        default:
            // An operator function of source, which is looked up when it is applied.
            return Expression(.unary(name, try expression(node.expression)), at: start, notation: tried)
        }
    }
}

private struct SequenceFolder {
    private var elements: [ExprSyntax]
    let lowerer: Lowerer
    private var index = 0

    init(elements: [ExprSyntax], lowerer: Lowerer) {
        self.elements = elements
        self.lowerer = lowerer
    }

    var next: ExprSyntax? { index < elements.count ? elements[index] : nil }

    mutating func fold(from level: Int) throws -> Expression {
        guard let first = next else { throw lowerer.source.diagnostic("an operand is missing", at: 0, kind: .syntax) }
        // A `try` or `await` covers everything to its right.
        if let tried = first.as(TryExprSyntax.self) {
            elements[index] = tried.expression
            lowerer.around.covered.insert(.throws)
            return lowerer.attempt(tried, try fold(from: 0))
        }
        if let awaited = first.as(AwaitExprSyntax.self) {
            elements[index] = awaited.expression
            lowerer.around.covered.insert(.async)
            return try fold(from: 0)
        }
        index += 1
        return try lowerer.nested(at: first) {
            var left = try lowerer.expression(first)
            var unassociated: Int?
            while let node = next {
                let precedence = try self.precedence(of: node)
                guard precedence.level >= level else { break }
                if !precedence.isAssociative {
                    if unassociated == precedence.level {
                        throw lowerer.invalid(
                            "adjacent operators are in non-associative precedence group: write parentheses",
                            node
                        )
                    }
                    unassociated = precedence.level
                }
                index += 1
                left = try combine(left, node, precedence)
            }
            return left
        }
    }

    private func precedence(of node: ExprSyntax) throws -> Precedence {
        switch node.as(ExprSyntaxEnum.self) {
        case .assignmentExpr: return .assignment
        case .unresolvedTernaryExpr: return .ternary
        case .unresolvedAsExpr, .unresolvedIsExpr: return .cast
        case .binaryOperatorExpr(let binary):
            let name = binary.operator.text
            guard let precedence = Precedence(name) ?? lowerer.session.operators[name] else {
                throw lowerer.invalid(
                    .unknownOperator(name),
                    node,
                    fix: "declare it: 'infix operator \(name): AdditionPrecedence'"
                )
            }
            return precedence
        default: throw lowerer.unsupported("this is", node)
        }
    }

    private mutating func combine(_ left: Expression, _ node: ExprSyntax, _ precedence: Precedence) throws -> Expression
    {
        let place = lowerer.offset(node)
        switch node.as(ExprSyntaxEnum.self) {
        case .unresolvedAsExpr(let cast):
            let kind: Expression.Cast =
                switch cast.questionOrExclamationMark?.text {
                case "?": .optional
                case "!": .forced
                default: .plain
                }
            let (type, written) = try type()
            return Expression(.cast(left, type, kind), at: place, notation: Notation(type: written))
        case .unresolvedIsExpr:
            let (type, written) = try type()
            return Expression(.cast(left, type, .test), at: place, notation: Notation(type: written))
        default: break
        }
        let right = try fold(from: precedence.isRightAssociative ? precedence.level : precedence.level + 1)
        switch node.as(ExprSyntaxEnum.self) {
        case .assignmentExpr: return Expression(.assign(left, right), at: place)
        case .unresolvedTernaryExpr(let ternary):
            return Expression(.ternary(left, try lowerer.expression(ternary.thenExpression), right), at: place)
        case .binaryOperatorExpr(let binary):
            let name = binary.operator.text
            if precedence.isAssignment { return Expression(.assignWith(name, left, right), at: place) }
            return Expression(operation(name, left, right), at: place, notation: lowerer.tried)
        default: throw lowerer.unsupported("this is", node)
        }
    }

    private mutating func type() throws -> (TypeRef, WrittenType) {
        guard let node = next, let typed = node.as(TypeExprSyntax.self) else {
            throw lowerer.source.diagnostic("a type is missing", at: lowerer.source.length, kind: .syntax)
        }
        index += 1
        return (try lowerer.type(typed.type), lowerer.written(typed.type))
    }

    private func operation(_ name: String, _ left: Expression, _ right: Expression) -> Expression.Kind {
        switch name {
        case "&&": return .and(left, right)
        case "||": return .or(left, right)
        case "??": return .coalesce(left, right)
        case "...": return .range(left, right, isClosed: true)
        case "..<": return .range(left, right, isClosed: false)
        default: return .binary(name, left, right)
        }
    }
}
