import SwiftSyntax

extension Lowerer {
    /// Lowers the statements of a body.
    ///
    /// - Parameter returningVoid: true for the body of a function without a result.
    func statements(_ list: CodeBlockItemListSyntax, returningVoid: Bool) throws -> [Statement] {
        let outer = around.returnsVoid
        around.returnsVoid = returningVoid
        defer { around.returnsVoid = outer }
        return try statements(list)
    }

    func statements(_ list: CodeBlockItemListSyntax) throws -> [Statement] {
        if let known { return try statements(list, taking: known) }
        var result: [Statement] = []
        result.reserveCapacity(list.count)
        for item in list { try recovering(at: item) { try lower(item, into: &result) } }
        return result
    }

    private func lower(_ item: CodeBlockItemSyntax, into result: inout [Statement]) throws {
        if let chosen = try chosenStatements(item) {
            result += try statements(chosen)
        } else {
            result.append(try lowered(item))
        }
    }

    /// Returns the statements chosen by an `#if`; nil for another item, and an empty list if none are chosen.
    func chosenStatements(_ item: CodeBlockItemSyntax) throws -> CodeBlockItemListSyntax? {
        guard case .decl(let node) = item.item, let config = node.as(IfConfigDeclSyntax.self) else { return nil }
        guard case .statements(let chosen)? = try chosenElements(of: config) else { return [] }
        return chosen
    }

    func lowered(_ item: CodeBlockItemSyntax) throws -> Statement {
        if let preview = preview(item) { return preview }
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
        case .returnStmt(let statement):
            let value = try statement.expression.map { try expression($0) }
            if around.returnsVoid, let written = statement.expression, value?.certainlyHasValue == true {
                report("unexpected non-void return value in void function", written)
                return .returned(nil)
            }
            return .returned(value)
        case .breakStmt(let statement):
            checkLabel(statement.label)
            return .broken(statement.label.map { name($0) })
        case .continueStmt(let statement):
            checkLabel(statement.label)
            return .continued(statement.label.map { name($0) })
        case .fallThroughStmt: return .fellThrough
        case .guardStmt(let statement):
            let body = try statements(statement.body.statements)
            return .guarded(try conditions(statement.conditions), body)
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
            return try labelled(statement.statement, name(statement.label))
        case .doStmt(let statement):
            let body = try statements(statement.body.statements)
            if statement.catchClauses.isEmpty { return .block(body, label: nil) }
            return .attempted(
                Attempt(
                    body: body,
                    thrown: statement.throwsClause?.type.map { written($0) },
                    clauses: try statement.catchClauses.map { try clause($0) },
                    offset: offset(statement)
                )
            )
        case .deferStmt(let statement): return .deferred(try statements(statement.body.statements))
        case .throwStmt(let statement): return .thrown(try expression(statement.expression))
        case .yieldStmt: throw unsupported("'yield' is", node)
        default: throw unsupported("this statement is", node)
        }
    }

    private func labelled(_ node: StmtSyntax, _ label: String) throws -> Statement.Kind {
        let kind = try statement(node, label: label)
        switch kind {
        case .whileLoop, .repeatLoop, .forLoop: return kind
        default: return .block([Statement(kind: kind, offset: offset(node))], label: label)
        }
    }

    private func clause(_ node: CatchClauseSyntax) throws -> Attempt.Clause {
        let patterns = try node.catchItems.map { item in
            (
                pattern: try item.pattern.map { try pattern($0, binding: .none) },
                condition: try item.whereClause.map { try expression($0.condition) }
            )
        }
        return Attempt.Clause(patterns: patterns, body: try statements(node.body.statements))
    }

    private func loop(_ node: ForStmtSyntax) throws -> ForLoop {
        if node.awaitKeyword != nil { throw unsupported("'for await' is", node) }
        var pattern = try self.pattern(node.pattern, binding: .constant)
        if node.caseKeyword != nil { pattern = try self.pattern(node.pattern, binding: .none) }
        return ForLoop(
            pattern: pattern,
            type: node.typeAnnotation.map { written($0.type) },
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
                let type = binding.typeAnnotation.map { written($0.type) }
                if let value = binding.initializer {
                    return .binding(pattern, type, try expression(value.value))
                }
                guard case .name(let name, _, let place) = pattern else {
                    throw invalid("conditional binding needs a value", binding)
                }
                return .binding(pattern, type, Expression(.name(name), at: place))
            case .matchingPattern(let matching):
                return .matching(
                    try pattern(matching.pattern, binding: .none),
                    try expression(matching.initializer.value)
                )
            case .availability(let node):
                // There is only one platform version, so every availability condition holds.
                let isThere = node.availabilityKeyword.tokenKind == .poundAvailable
                return .expression(Expression(.boolean(isThere), at: offset(node)))
            }
        }
    }

    func choice(_ node: SwitchExprSyntax) throws -> Switch {
        unsharedCount += 1
        return Switch(subject: try expression(node.subject), cases: try cases(node.cases))
    }

    private func cases(_ list: SwitchCaseListSyntax) throws -> [Switch.Case] {
        var result: [Switch.Case] = []
        for element in list {
            switch element {
            case .ifConfigDecl(let config):
                if case .switchCases(let chosen)? = try chosenElements(of: config) { result += try cases(chosen) }
            case .switchCase(let node):
                if result.last?.isDefault == true {
                    report(
                        "additional 'case' blocks cannot appear after the 'default' block of a 'switch'",
                        node,
                        fix: "move the 'default' block to the end"
                    )
                }
                result.append(try self.case(node))
            }
        }
        return result
    }

    /// Returns true if a comment takes the place of a case's statements.
    private func hasComment(after node: SwitchCaseSyntax) -> Bool {
        let trivia = [
            node.lastToken(viewMode: .sourceAccurate)?.trailingTrivia,
            node.nextToken(viewMode: .sourceAccurate)?.leadingTrivia,
        ]
        return trivia.compactMap { $0 }.contains { $0.contains { $0.isComment } }
    }

    private func `case`(_ node: SwitchCaseSyntax) throws -> Switch.Case {
        let body = try statements(node.statements)
        if node.statements.isEmpty, !hasComment(after: node) {
            let word = if case .default = node.label { "default" } else { "case" }
            report("'\(word)' label in a 'switch' must have at least one executable statement", node)
        }
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
}

extension Expression {
    /// True if the expression certainly has a value other than `Void`.
    fileprivate var certainlyHasValue: Bool {
        switch kind {
        case .integer, .largeInteger, .float, .boolean, .string, .array, .dictionary, .nilLiteral, .binary, .and, .or,
            .closure,
            .range:
            true
        default: false
        }
    }
}
