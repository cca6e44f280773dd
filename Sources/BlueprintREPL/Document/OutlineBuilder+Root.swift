import SwiftSyntax

/// The statement of a file that is the document's expression.
extension OutlineBuilder {
    mutating func visitRoot(_ statement: CodeBlockItemSyntax) {
        let place = Place(slot: .root, item: statement.range)
        outline.rootStatement = statement.range
        switch statement.item {
        case .decl: return
        case .stmt(let loop):
            outline.root = loop.range
            visit(loop, place)
        case .expr(let expression):
            guard let assigned = shown(by: expression), let first = assigned.first, let last = assigned.last else {
                outline.root = expression.range
                outline.rootMayBeStatement = expression.callsMemberOfName
                visit(expression, place)
                return
            }
            outline.statements.append(statement.range)
            outline.root = first.range.lowerBound..<max(first.range.lowerBound, last.range.upperBound)
            if assigned.count == 1 {
                visit(first, place)
            } else {
                for part in assigned { visit(part, Place(slot: .expression, item: place.item)) }
            }
        }
    }

    /// Returns the index of the statement with the document's element: the last expression; without one, the last
    /// assignment to a view's element; without that, a loop that makes elements, so that the error can name it.
    func rootIndex(in statements: [CodeBlockItemSyntax]) -> Int? {
        var assigned: Int?
        var isHidden = false
        var loop: Int?
        for (index, statement) in statements.enumerated().reversed() where !statement.isPreview {
            switch statement.item {
            case .decl: continue
            case .expr(let expression):
                if expression.onlyRuns {
                    guard assigned == nil, !isHidden, let parts = shown(by: expression) else { continue }
                    if parts.isEmpty { isHidden = true } else { assigned = index }
                } else if !names.runsOpenExpressions || isElement(statement) {
                    return index
                }
            case .stmt(let inner):
                guard isElement(statement) else { continue }
                guard inner.is(ForStmtSyntax.self) else { return index }
                if loop == nil, !names.runsOpenExpressions { loop = index }
            }
        }
        return assigned ?? loop
    }

    /// Returns true if a statement makes an element, judging by its source alone.
    func isElement(_ statement: CodeBlockItemSyntax) -> Bool {
        var inner = blank
        let place = Place(slot: .root, item: statement.range)
        switch statement.item {
        case .decl: return false
        case .expr(let expression) where expression.onlyRuns: return false
        case .expr(let expression): return !inner.visit(expression, place).isEmpty
        // A value that a loop declares is shown by nothing.
        case .stmt(let statement) where statement.is(ForStmtSyntax.self):
            return statement.as(ForStmtSyntax.self)?.body.statements.contains(where: isElement) ?? false
        case .stmt(let statement): return !inner.visit(statement, place).isEmpty
        }
    }

    /// Returns true if a statement calls a member of a name that makes no element itself: `column.add(child: Spacer(4))`.
    func onlyTakesElements(_ statement: CodeBlockItemSyntax) -> Bool {
        guard case .expr(let expression) = statement.item, expression.callsMemberOfName else { return false }
        var inner = blank
        let nodes = inner.visit(expression, Place(slot: .root, item: statement.range))
        return !nodes.contains { inner.outline.nodes[$0].range == expression.range }
    }

    /// A builder with the same names and nothing built.
    var blank: Self {
        var result = self
        result.outline = Outline()
        result.lines = []
        result.known = nil
        return result
    }

    /// Returns the parts of the value in `view.element = …`; an empty array for `nil`, nil for other expressions.
    private func shown(by expression: ExprSyntax) -> [ExprSyntax]? {
        guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
        let parts = Array(sequence.elements)
        guard parts.count > 2, parts[1].is(AssignmentExprSyntax.self),
            let member = parts[0].as(MemberAccessExprSyntax.self), member.declName.baseName.text == "element",
            let view = member.base?.as(DeclReferenceExprSyntax.self), names.views.contains(view.baseName.text)
        else { return nil }
        return parts[2].is(NilLiteralExprSyntax.self) ? [] : Array(parts[2...])
    }
}
