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
        if name == Self.selector, let accessor = try accessorSelector(node, macro) { return accessor }
        let arguments = try node.arguments.map { argument in
            let label = argument.label.map { self.name($0) }
            return LabelledExpression(
                label: macro.labels[label] ?? label,
                offset: offset(argument),
                value: try expression(argument.expression)
            )
        }
        if name == Self.selector, node.arguments.count != 1 || node.arguments.first?.label != nil {
            throw unsupported("this '#selector' is", node, fix: "name a method: #selector(tapped)")
        }
        let start = offset(node)
        let callee = Expression(.name(macro.callee), at: start)
        return Expression(.call(Call(callee: callee, arguments: arguments, nameOffset: start)), at: start)
    }

    /// Returns the call for `#selector(getter: Screen.title)`, in which a key path names the property; nil for a method.
    private func accessorSelector(_ node: MacroExpansionExprSyntax, _ macro: LiteralMacro) throws -> Expression? {
        guard let argument = node.arguments.first, node.arguments.count == 1,
            let label = argument.label.map({ self.name($0) }), ["getter", "setter"].contains(label)
        else { return nil }
        let root: TypeRef
        let property: DeclReferenceExprSyntax
        if let access = argument.expression.as(MemberAccessExprSyntax.self), let base = access.base {
            (root, property) = (try type(spelled: text(base), at: base), access.declName)
        } else if let reference = argument.expression.as(DeclReferenceExprSyntax.self),
            let type = around.enclosingTypes.last
        {
            (root, property) = (.named(type), reference)
        } else {
            return nil
        }
        let start = offset(node)
        let path = Expression(
            .keyPath(root: root, [self.name(property.baseName)]),
            at: offset(argument.expression),
            notation: Notation(type: WrittenType(root.description))
        )
        let arguments = [LabelledExpression(label: label, offset: offset(argument), value: path)]
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
