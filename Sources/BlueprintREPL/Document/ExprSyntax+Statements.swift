import SwiftSyntax

extension ExprSyntax {
    /// True if the expression is an assignment or a call of `print`.
    ///
    /// Other expressions without an element are assigned to `_` when they are added to a document.
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

    /// The single expression that an assignment assigns; nil for other expressions.
    var assignedValue: ExprSyntax? {
        guard let parts = self.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
            parts.contains(where: { $0.is(AssignmentExprSyntax.self) })
        else { return nil }
        return parts.last
    }

    /// True if it calls a member of a named value, which may have an effect: `row.add(…)`.
    var callsMemberOfValue: Bool {
        guard self.is(FunctionCallExprSyntax.self) else { return false }
        let base = CallChain(self).base
        let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name?.first?.isLowercase == true
    }

    /// True if it calls a member of a named value or type.
    var callsMemberOfName: Bool {
        self.is(FunctionCallExprSyntax.self) && CallChain(self).base.is(DeclReferenceExprSyntax.self)
    }

    private static let assignments: Set = ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="]
}
