import BlueprintBindings
import SwiftInterpreter
import SwiftSyntax

/// Gives the first argument of a closure a name.
final class ClosureArgumentNamer: SyntaxRewriter {
    /// The name.
    static let name = "value"
    /// True if the closure takes the argument.
    private(set) var isUsed = false

    override func visit(_ node: ClosureExprSyntax) -> ExprSyntax { ExprSyntax(node) }

    override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
        guard node.baseName.text == "$0" else { return ExprSyntax(node) }
        isUsed = true
        return ExprSyntax(node.with(\.baseName.tokenKind, .identifier(Self.name)))
    }
}

extension FunctionCallExprSyntax {
    /// The name of the called type or function; nil for a member.
    var calledName: String? { calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text }

    /// Returns the call with a name for the argument of its closure, if it has none, and that name; nil for a closure
    /// with several arguments or none at all.
    var namingClosureArgument: (call: FunctionCallExprSyntax, name: String)? {
        guard let closure = trailingClosure else { return nil }
        if let signature = closure.signature {
            let names = signature.parameterClause?.as(ClosureShorthandParameterListSyntax.self)
            return names?.count == 1 ? names.map { (self, $0.sourceText) } : nil
        }
        let namer = ClosureArgumentNamer()
        let statements = namer.visit(closure.statements)
        let named = with(\.trailingClosure, closure.with(\.statements, statements))
        return (named, namer.isUsed ? ClosureArgumentNamer.name : "_")
    }
}

extension CodeBlockItemListSyntax {
    /// The statements, with those of calls that only group them in their place; nil without such calls.
    ///
    /// - Parameter isGroup: returns true for the name of such a call.
    func withoutGroups(_ isGroup: (String) -> Bool) -> CodeBlockItemListSyntax? {
        var result: [CodeBlockItemSyntax] = []
        var isChanged = false
        for item in self {
            guard let call = item.item.as(FunctionCallExprSyntax.self), let name = call.calledName, isGroup(name),
                call.arguments.isEmpty, call.additionalTrailingClosures.isEmpty, let closure = call.trailingClosure,
                closure.signature == nil, !closure.statements.isEmpty
            else {
                result.append(item)
                continue
            }
            isChanged = true
            var statements = Array(closure.statements)
            statements[0] = statements[0].with(\.leadingTrivia, item.leadingTrivia)
            let last = statements.count - 1
            statements[last] = statements[last].with(\.semicolon, item.semicolon)
                .with(\.trailingTrivia, item.trailingTrivia)
            result += statements
        }
        return isChanged ? CodeBlockItemListSyntax(result) : nil
    }
}

extension SyntaxProtocol {
    /// The call or member at the end of the chain that begins with this expression.
    var topOfChain: Syntax {
        var top = Syntax(self)
        while let parent = top.parent, parent.is(MemberAccessExprSyntax.self) || parent.is(FunctionCallExprSyntax.self)
        {
            top = parent
        }
        return top
    }

    /// True if the chain that begins with this expression is a statement.
    var isStatement: Bool { topOfChain.parent?.is(CodeBlockItemSyntax.self) == true }

    /// True if the chain that begins with this expression is a statement outside all closures and declarations.
    var isTopLevelStatement: Bool {
        isStatement && topOfChain.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    }
}
