import SwiftSyntax

extension ExprSyntax {
    /// Whether the expression is there for what it does: an assignment, or `print`.
    ///
    /// What else gives no element is assigned to `_` when it comes into a document.
    var onlyRuns: Bool {
        if let call = self.as(FunctionCallExprSyntax.self) {
            return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "print"
        }
        guard let sequence = self.as(SequenceExprSyntax.self) else { return false }
        return sequence.elements.contains { element in
            if element.is(AssignmentExprSyntax.self) { return true }
            return Self.assignments.contains(element.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
        }
    }

    /// What an assignment assigns, if that is one expression; nil for all else.
    var assignedValue: ExprSyntax? {
        guard let parts = self.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
            parts.contains(where: { $0.is(AssignmentExprSyntax.self) })
        else { return nil }
        return parts.last
    }

    /// Whether it calls a member of a value that has a name, which may be there for what that does: `row.add(…)`.
    var callsMemberOfValue: Bool {
        guard self.is(FunctionCallExprSyntax.self) else { return false }
        let base = CallChain(self).base
        let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name?.first?.isLowercase == true
    }

    /// Whether something is called in it, so that evaluating it may do something.
    var calls: Bool {
        if self.is(FunctionCallExprSyntax.self) { return true }
        return tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .leftParen }
    }

    private static let assignments: Set = ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="]
}
