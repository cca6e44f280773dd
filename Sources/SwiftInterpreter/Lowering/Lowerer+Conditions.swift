import SwiftSyntax

/// Conditional compilation, evaluated as for a debug build of this library's modules.
extension Lowerer {
    /// Returns the elements of the active clause of an `#if`; nil if there is none.
    ///
    /// Inactive clauses are noted.
    func chosenElements(of node: IfConfigDeclSyntax) throws -> IfConfigClauseSyntax.Elements? {
        var chosen: IfConfigClauseSyntax.Elements?
        var isFound = false
        for clause in node.clauses {
            let holds = try !isFound && (clause.condition.map { try self.holds($0) } ?? true)
            if holds {
                isFound = true
                chosen = clause.elements
            } else if clause.elements != nil, !clause.hasOnlyPreviews {
                let condition = clause.condition.map { " \(text($0))" } ?? ""
                note("the code under '\(clause.poundKeyword.text)\(condition)' is skipped", at: offset(clause))
            }
        }
        return chosen
    }

    private func holds(_ node: ExprSyntax) throws -> Bool {
        switch node.as(ExprSyntaxEnum.self) {
        case .booleanLiteralExpr(let literal): return literal.literal.tokenKind == .keyword(.true)
        case .declReferenceExpr(let reference): return reference.baseName.text == "DEBUG"
        case .prefixOperatorExpr(let prefix) where prefix.operator.text == "!": return try !holds(prefix.expression)
        case .tupleExpr(let tuple):
            if tuple.elements.count == 1, let element = tuple.elements.first { return try holds(element.expression) }
        case .sequenceExpr(let sequence): return try holds(Array(sequence.elements))
        case .functionCallExpr(let call):
            if let argument = call.arguments.first, call.arguments.count == 1 {
                return try holds(text(call.calledExpression), argument.expression)
            }
        default: break
        }
        throw unsupported("the condition '\(text(node))' is", node)
    }

    /// Evaluates a list of conditions joined by `&&` and `||`; `&&` binds tighter.
    private func holds(_ elements: [ExprSyntax]) throws -> Bool {
        var result = false
        var part = true
        for element in elements {
            if let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
                guard name == "&&" || name == "||" else { throw unsupported("the operator '\(name)' is", element) }
                if name == "||" {
                    result = result || part
                    part = true
                }
            } else {
                part = try holds(element) && part
            }
        }
        return result || part
    }

    private func holds(_ question: String, _ argument: ExprSyntax) throws -> Bool {
        let answer = text(argument)
        switch question {
        case "canImport": return session.modules.contains(answer)
        case "os": return answer == "Linux"
        case "targetEnvironment", "arch", "_runtime", "hasFeature", "hasAttribute": return false
        case "swift", "compiler":
            let digits = answer.drop { !$0.isNumber }
            let isBelow = answer.hasPrefix("<")
            guard let version = Double(digits.split(separator: ".").prefix(2).joined(separator: ".")) else { break }
            return isBelow ? version > 6 : version <= 6.3
        default: break
        }
        throw unsupported("the condition '\(question)' is", argument)
    }
}

extension IfConfigClauseSyntax {
    /// True if it has nothing but previews and imports, which do nothing here.
    fileprivate var hasOnlyPreviews: Bool {
        guard case .statements(let statements)? = elements else { return false }
        return statements.allSatisfy { statement in
            if case .decl(let node) = statement.item, node.is(ImportDeclSyntax.self) { return true }
            return statement.isPreview
        }
    }
}
