import SwiftInterpreter
import SwiftSyntax

/// Rewrites values that stand where a text is needed: `Label(text: count)` is `Label(text: "\(count)")`.
struct LikelyText {
    /// Returns the line with the values in texts; nil if there is none.
    func rewritten(_ line: String) -> String? { Rewriter().rewritten(line) }
}

private final class Rewriter: LineRewriter {
    override func visit(_ node: LabeledExprSyntax) -> LabeledExprSyntax {
        let visited = super.visit(node)
        let value = visited.expression
        guard visited.label?.text == "text", !value.is(StringLiteralExprSyntax.self),
            value.firstToken(viewMode: .sourceAccurate)?.text != "."
        else { return visited }
        count += 1
        let isNumber = value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
        let written = value.sourceText
        let text = isNumber ? "\"\(written)\"" : "\"\\(\(written))\""
        return visited.with(\.expression, ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(text))))
    }
}
