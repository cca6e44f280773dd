import SwiftSyntax

extension Lowerer {
    func statements(_ list: CodeBlockItemListSyntax) throws -> [Statement] {
        try list.map { try statement($0) }
    }

    private func statement(_ item: CodeBlockItemSyntax) throws -> Statement {
        switch item.item {
        case .expr(let node): return Statement(kind: .expression(try expression(node)), offset: offset(node))
        case .decl(let node): return try declaration(node)
        case .stmt(let node):
            return try nested(at: node) { Statement(kind: try statement(node, label: nil), offset: offset(node)) }
        }
    }

    private func statement(_ node: StmtSyntax, label: String?) throws -> Statement.Kind {
        switch node.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let statement): return .expression(try expression(statement.expression))
        case .returnStmt(let statement): return .returned(try statement.expression.map { try expression($0) })
        case .breakStmt(let statement): return .broken(statement.label.map { name($0) })
        case .continueStmt(let statement): return .continued(statement.label.map { name($0) })
        case .fallThroughStmt: return .fellThrough
        case .guardStmt(let statement):
            return .guarded(try conditions(statement.conditions), try statements(statement.body.statements))
        case .whileStmt(let statement):
            return .whileLoop(
                try conditions(statement.conditions),
                try statements(statement.body.statements),
                label: label
            )
        case .repeatStmt(let statement):
            let body = try statements(statement.body.statements)
            return .repeatLoop(body, try expression(statement.condition), label: label)
        case .forStmt(let statement): return .forLoop(try loop(statement), label: label)
        case .labeledStmt(let statement):
            return try self.statement(statement.statement, label: name(statement.label))
        case .doStmt(let statement):
            if !statement.catchClauses.isEmpty { throw unsupported("'catch' is", statement.catchClauses) }
            return .block(try statements(statement.body.statements))
        case .deferStmt: throw unsupported("'defer' is", node)
        case .throwStmt: throw unsupported("'throw' is", node)
        case .yieldStmt: throw unsupported("'yield' is", node)
        default: throw unsupported("this statement is", node)
        }
    }

    private func loop(_ node: ForStmtSyntax) throws -> ForLoop {
        if node.awaitKeyword != nil { throw unsupported("'for await' is", node) }
        var pattern = try self.pattern(node.pattern, binding: .constant)
        if node.caseKeyword != nil { pattern = try self.pattern(node.pattern, binding: .none) }
        return ForLoop(
            pattern: pattern,
            sequence: try expression(node.sequence),
            condition: try node.whereClause.map { try expression($0.condition) },
            body: try statements(node.body.statements)
        )
    }

    func conditional(_ node: IfExprSyntax) throws -> Conditional {
        try nested(at: node) {
            var otherwise: [Statement]?
            switch node.elseBody {
            case .codeBlock(let block)?: otherwise = try statements(block.statements)
            case .ifExpr(let next)?:
                let inner = Expression(.conditional(try conditional(next)), at: offset(next))
                otherwise = [Statement(kind: .expression(inner), offset: offset(next))]
            case nil: break
            }
            return Conditional(
                conditions: try conditions(node.conditions),
                body: try statements(node.body.statements),
                otherwise: otherwise
            )
        }
    }

    private func conditions(_ list: ConditionElementListSyntax) throws -> [Condition] {
        try list.map { element in
            switch element.condition {
            case .expression(let node): return .expression(try expression(node))
            case .optionalBinding(let binding):
                let isLet = binding.bindingSpecifier.tokenKind == .keyword(.let)
                let pattern = try self.pattern(binding.pattern, binding: isLet ? .constant : .variable)
                let annotation = try binding.typeAnnotation.map { try type($0.type) }
                if let value = binding.initializer {
                    return .binding(pattern, annotation, try expression(value.value))
                }
                guard case .name(let name, _, let place) = pattern else {
                    throw invalid("this needs a value to look into", binding)
                }
                return .binding(pattern, annotation, Expression(.name(name), at: place))
            case .matchingPattern(let matching):
                return .matching(
                    try pattern(matching.pattern, binding: .none),
                    try expression(matching.initializer.value)
                )
            case .availability(let node): throw unsupported("'#available' is", node)
            }
        }
    }

    func choice(_ node: SwitchExprSyntax) throws -> Switch {
        let cases = try node.cases.map { element -> Switch.Case in
            guard case .switchCase(let node) = element else { throw unsupported("'#if' is", element) }
            let body = try statements(node.statements)
            switch node.label {
            case .default: return Switch.Case(patterns: [], isDefault: true, body: body)
            case .case(let label):
                let patterns = try label.caseItems.map { item in
                    (
                        pattern: try pattern(item.pattern, binding: .none),
                        condition: try item.whereClause.map { try expression($0.condition) }
                    )
                }
                return Switch.Case(patterns: patterns, isDefault: false, body: body)
            }
        }
        return Switch(subject: try expression(node.subject), cases: cases)
    }
}
