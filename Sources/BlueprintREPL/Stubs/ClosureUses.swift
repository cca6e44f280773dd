import SwiftSyntax

/// The facts in a closure's text about the parameter that takes it.
struct ClosureUses {
    /// The number of its parameters.
    let parameterCount: Int
    /// Their written names.
    private(set) var names: [Int: String] = [:]
    /// Their written types.
    private(set) var writtenTypes: [Int: String] = [:]
    /// True if it changes its only parameter.
    let assignsToParameter: Bool
    /// True if its last statement, or a branch of it, makes an element.
    let makesElements: Bool
    /// True if it is an expression whose value is used.
    let hasValue: Bool

    /// Reads a closure.
    init(_ closure: ClosureExprSyntax) {
        let statements = Array(closure.statements)
        switch closure.signature?.parameterClause {
        case .simpleInput(let list):
            parameterCount = list.count
            for (index, parameter) in list.enumerated() { names[index] = parameter.name.text }
        case .parameterClause(let clause):
            parameterCount = clause.parameters.count
            for (index, parameter) in clause.parameters.enumerated() {
                names[index] = parameter.firstName.text
                if let type = parameter.type { writtenTypes[index] = type.sourceText }
            }
        case nil:
            let numbers = closure.statements.tokens(viewMode: .sourceAccurate).compactMap { token -> Int? in
                guard case .dollarIdentifier(let name) = token.tokenKind else { return nil }
                return Int(name.dropFirst(), radix: 10)
            }
            parameterCount = (numbers.max() ?? -1) + 1
        }
        for (index, name) in names where name == "_" { names[index] = "value" }
        let name = names[0] ?? "$0"
        assignsToParameter =
            parameterCount == 1
            && statements.contains { statement in
                guard case .expr(let value) = statement.item, let parts = value.as(SequenceExprSyntax.self)?.elements,
                    parts.count > 2, let target = parts.first
                else { return false }
                return Array(parts)[1].is(AssignmentExprSyntax.self) && target.sourceText.hasPrefix("\(name).")
            }
        makesElements = statements.last.map(Self.makesElements) ?? false
        hasValue = statements.count == 1 && statements.first.map(Self.isValue) == true
    }

    private static func makesElements(_ statement: CodeBlockItemSyntax) -> Bool {
        switch statement.item {
        case .expr(let value): makesElements(value)
        case .stmt(let inner):
            if let value = inner.as(ReturnStmtSyntax.self)?.expression {
                makesElements(value)
            } else if let loop = inner.as(ForStmtSyntax.self) {
                loop.body.statements.last.map(makesElements) ?? false
            } else if let branch = inner.as(ExpressionStmtSyntax.self) {
                makesElements(branch.expression)
            } else {
                false
            }
        case .decl: false
        }
    }

    /// Returns true for a call of a type, or a chain of calls that begins with one.
    private static func makesElements(_ value: ExprSyntax) -> Bool {
        if let branch = value.as(IfExprSyntax.self) { return branch.body.statements.last.map(makesElements) ?? false }
        if let choice = value.as(SwitchExprSyntax.self) {
            return choice.cases.contains { item in
                item.as(SwitchCaseSyntax.self)?.statements.last.map(makesElements) ?? false
            }
        }
        let base = CallChain(value).base
        guard let call = base.as(FunctionCallExprSyntax.self) else { return false }
        let callee =
            call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        return callee?.first?.isUppercase == true && !["Task", "Timer"].contains(callee)
    }

    private static func isValue(_ statement: CodeBlockItemSyntax) -> Bool {
        guard case .expr(let value) = statement.item else {
            return statement.item.as(ReturnStmtSyntax.self)?.expression != nil
        }
        return !value.is(FunctionCallExprSyntax.self)
            && value.as(SequenceExprSyntax.self)?.elements.contains { $0.is(AssignmentExprSyntax.self) } != true
            && !value.is(OptionalChainingExprSyntax.self) && !value.is(IfExprSyntax.self)
    }
}
