import SwiftSyntax

extension FunctionCallExprSyntax {
    /// The name of the called type or function; nil for a member.
    var calledName: String? { calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text }

    /// The name of the type or function that is called, such as `Choice` of `Choice<Size>(…)`; nil if a member or another
    /// expression is called.
    var calledReference: DeclReferenceExprSyntax? {
        let called = calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? calledExpression
        return called.as(DeclReferenceExprSyntax.self)
    }
}
