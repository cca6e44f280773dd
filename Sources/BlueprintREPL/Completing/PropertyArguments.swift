import BlueprintBindings
import SwiftInterpreter
import SwiftSyntax

/// Rewrites an element whose properties are given as arguments: `Label(text: "A", color: .red)` sets the color in a
/// closure.
struct PropertyArguments {
    /// Returns true if the closure of a type's call sets a property, which is no argument.
    let isProperty: (_ type: String, _ name: String) -> Bool

    /// Returns the line with the properties in closures; nil if it has no such argument.
    func rewritten(_ line: String) -> String? { Rewriter(isProperty: isProperty).rewritten(line) }
}

private final class Rewriter: LineRewriter {
    let isProperty: (String, String) -> Bool

    init(isProperty: @escaping (String, String) -> Bool) {
        self.isProperty = isProperty
        super.init()
    }

    override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
        let visited = super.visit(node)
        guard let call = visited.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return visited }
        let isMoved = { (argument: LabeledExprSyntax) in argument.label.map { self.isProperty(type, $0.text) } ?? false
        }
        let moved = call.arguments.filter(isMoved)
        guard !moved.isEmpty else { return visited }
        count += 1
        let rest = call.arguments.filter { !isMoved($0) }.map(Self.text).joined(separator: ", ")
        let statements = moved.map { "$0.\($0.label?.text ?? "") = \($0.expression.sourceText)" }
        let text = "\(call.calledExpression)(\(rest)) { \(statements.joined(separator: "; ")) }\(call.trailingTrivia)"
        return ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(text)))
    }

    private static func text(_ argument: LabeledExprSyntax) -> String {
        (argument.label.map { $0.text + ": " } ?? "") + argument.expression.sourceText
    }
}
