import SwiftInterpreter
import SwiftSyntax

/// Rewrites a modifier that is typed as the call of a function: `inset(uniform: 8)`, `constrained(width: 80, height: 80)`.
struct LikelyModifier {
    /// Returns true if a name is that of a modifier as a command.
    let isModifier: (String) -> Bool

    /// Returns the lines that it may mean: the modifier with its dot, and the command.
    func lines(for line: String) -> [String] {
        guard let tree = SourceParser.parseIfQuick(line), !tree.hasError, tree.statements.count == 1,
            let call = tree.statements.first?.item.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, isModifier(name)
        else { return [] }
        let values = call.arguments.map(\.expression.sourceText)
        return ["." + call.sourceText, ([name] + values).joined(separator: " ")]
    }
}
