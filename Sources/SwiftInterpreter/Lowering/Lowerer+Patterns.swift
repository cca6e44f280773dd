import SwiftSyntax

/// The kind of variable that plain names in a pattern bind, if any.
enum PatternBinding {
    case none
    case constant
    case variable
}

extension Lowerer {
    func pattern(_ node: PatternSyntax, binding: PatternBinding) throws -> Pattern {
        try nested(at: node) {
            switch node.as(PatternSyntaxEnum.self) {
            case .wildcardPattern: return .wildcard
            case .identifierPattern(let pattern):
                return .name(name(pattern.identifier), isLet: binding != .variable, offset: offset(node))
            case .tuplePattern(let tuple):
                let parts = try tuple.elements.map {
                    (label: $0.label.map { name($0) }, pattern: try pattern($0.pattern, binding: binding))
                }
                return parts.count == 1 ? parts[0].pattern : .tuple(parts, offset: offset(node))
            case .valueBindingPattern(let pattern):
                let isLet = pattern.bindingSpecifier.tokenKind == .keyword(.let)
                return try self.pattern(pattern.pattern, binding: isLet ? .constant : .variable)
            case .expressionPattern(let pattern): return try self.pattern(of: pattern.expression, binding: binding)
            case .isTypePattern(let pattern):
                return .type(try type(pattern.type), written(pattern.type), offset: offset(node))
            default: throw unsupported("this pattern is", node)
            }
        }
    }

    /// Lowers a pattern that is written as an expression: `.some(let x)`, `(1, _)`, `name`, `x as T`.
    private func pattern(of node: ExprSyntax, binding: PatternBinding) throws -> Pattern {
        switch node.as(ExprSyntaxEnum.self) {
        case .patternExpr(let inner): return try pattern(inner.pattern, binding: binding)
        case .discardAssignmentExpr: return .wildcard
        case .declReferenceExpr(let reference) where binding != .none:
            return .name(name(reference.baseName), isLet: binding == .constant, offset: offset(node))
        case .memberAccessExpr(let access): return try enumCase(access, arguments: nil, binding: binding)
        case .functionCallExpr(let call):
            if let access = call.calledExpression.as(MemberAccessExprSyntax.self), call.trailingClosure == nil {
                return try enumCase(access, arguments: call.arguments, binding: binding)
            }
        case .optionalChainingExpr(let chaining):
            return .optional(try pattern(of: chaining.expression, binding: binding))
        case .tupleExpr(let tuple):
            let parts = try tuple.elements.map {
                (label: $0.label.map { name($0) }, pattern: try pattern(of: $0.expression, binding: binding))
            }
            return parts.count == 1 ? parts[0].pattern : .tuple(parts, offset: offset(node))
        case .sequenceExpr(let sequence):
            let elements = Array(sequence.elements)
            if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
                let target = elements[2].as(TypeExprSyntax.self)
            {
                return .cast(
                    try pattern(of: elements[0], binding: binding),
                    try type(target.type),
                    written(target.type),
                    offset: offset(node)
                )
            }
        default: break
        }
        return .expression(try expression(node))
    }

    private func enumCase(
        _ access: MemberAccessExprSyntax,
        arguments: LabeledExprListSyntax?,
        binding: PatternBinding
    ) throws -> Pattern {
        let parts = try arguments?.map {
            (label: $0.label.map { name($0) }, pattern: try pattern(of: $0.expression, binding: binding))
        }
        return .enumCase(
            name(access.declName.baseName),
            type: try access.base.map { try expression($0) },
            parts,
            offset: offset(access.declName)
        )
    }
}
