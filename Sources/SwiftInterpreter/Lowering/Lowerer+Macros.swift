import SwiftSyntax

/// `#name(…)` expressions, which are calls.
extension Lowerer {
    func macro(_ node: MacroExpansionExprSyntax) throws -> Expression {
        let name = node.macroName.text
        if let literal = SpecialLiteral(rawValue: name), node.arguments.isEmpty {
            return Expression(.special(literal), at: offset(node))
        }
        if name == "warning" || name == "error" { return try diagnosis(node) }
        guard let macro = session.macros[name], node.trailingClosure == nil else {
            throw unsupported("'#\(name)' is", node)
        }
        let arguments = try node.arguments.map { argument in
            let label = argument.label.map { self.name($0) }
            return LabelledExpression(
                label: macro.labels[label] ?? label,
                offset: offset(argument),
                value: try expression(argument.expression)
            )
        }
        if name == Self.selector, node.arguments.count != 1 || node.arguments.first?.label != nil {
            throw unsupported("'#selector' of an accessor is", node, fix: "name a method: #selector(tapped)")
        }
        let start = offset(node)
        let callee = Expression(.name(macro.callee), at: start)
        return Expression(.call(Call(callee: callee, arguments: arguments, nameOffset: start)), at: start)
    }

    /// Reads `#warning("…")`, which does nothing when the program runs, and `#error("…")`, which is an error.
    private func diagnosis(_ node: MacroExpansionExprSyntax) throws -> Expression {
        guard node.macroName.text == "error" else { return Expression(.tuple([]), at: offset(node)) }
        let text = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        throw source.diagnostic(.sentence(text ?? "#error"), at: offset(node), kind: .meaning)
    }

    private static let selector = "selector"
}
