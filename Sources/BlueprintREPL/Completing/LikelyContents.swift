import SwiftInterpreter
import SwiftSyntax

/// Rewrites elements that are passed where their container does not take them: `Row(Label(text: "a"))` is
/// `Row { Label(text: "a") }`, and `Box { Label(text: "a") }` is `Box(wrapping: Label(text: "a"))`.
struct LikelyContents {
    /// Returns true for the name of a type of elements.
    let isElement: (String) -> Bool
    /// Returns true for the name of a type of lists.
    let isList: (String) -> Bool
    /// Returns the labels of the forms of an element.
    let labels: (String) -> [String]

    /// Returns the line with the elements in their place; nil if none is elsewhere.
    func rewritten(_ line: String) -> String? { Rewriter(contents: self).rewritten(line) }

    /// Returns a call with the elements among its arguments in a closure behind it; nil for another call.
    fileprivate func listing(_ call: FunctionCallExprSyntax, _ name: String) -> String? {
        guard isList(name), call.trailingClosure == nil else { return nil }
        let elements = call.arguments.filter { $0.label == nil && isElement($0.expression) }
        guard !elements.isEmpty else { return nil }
        let others = call.arguments.filter { $0.label != nil || !isElement($0.expression) }
        let list = others.isEmpty ? "" : "(\(others.map(\.text).joined(separator: ", ")))"
        return "\(name)\(list) { \(elements.map(\.text).joined(separator: "; ")) }"
    }

    /// Returns a call with the only element in the closure behind it as its last argument; nil for another call.
    fileprivate func wrapping(_ call: FunctionCallExprSyntax, _ name: String) -> String? {
        guard isElement(name), !isList(name), let closure = call.trailingClosure, closure.signature == nil,
            closure.statements.count == 1, let only = closure.statements.first?.item.as(ExprSyntax.self),
            isElement(only)
        else { return nil }
        let labels = labels(name)
        guard labels.isEmpty || labels.contains("wrapping") else { return nil }
        let content = (labels.isEmpty ? "" : "wrapping: ") + only.sourceText
        return "\(name)(\((call.arguments.map(\.text) + [content]).joined(separator: ", ")))"
    }

    private func isElement(_ expression: ExprSyntax) -> Bool {
        expression.firstToken(viewMode: .sourceAccurate).map { isElement($0.text) } ?? false
    }
}

private final class Rewriter: LineRewriter {
    let contents: LikelyContents

    init(contents: LikelyContents) {
        self.contents = contents
        super.init()
    }

    override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
        let visited = super.visit(node)
        guard let call = visited.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let text = contents.listing(call, name) ?? contents.wrapping(call, name)
        else { return visited }
        count += 1
        let whole = visited.leadingTrivia.description + text + visited.trailingTrivia.description
        return ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(whole)))
    }
}

extension LabeledExprSyntax {
    /// The argument without its comma.
    fileprivate var text: String { with(\.trailingComma, nil).sourceText }
}
