import SwiftSyntax

extension Lowerer {
    /// Folds a flat sequence of operands and operators by precedence.
    func sequence(_ node: SequenceExprSyntax) throws -> Expression {
        if let type = try functionType(node) { return type }
        let outer = around.covered
        defer { around.covered = outer }
        var folder = SequenceFolder(elements: Array(node.elements), lowerer: self)
        let result = try folder.fold(from: 0)
        if let rest = folder.next { throw invalid("unexpected operator", rest) }
        return result
    }

    func prefix(_ node: PrefixOperatorExprSyntax) throws -> Expression {
        let name = node.operator.text
        let start = offset(node)
        switch name {
        case "-":
            // `Int.min` has no positive counterpart that a literal could denote.
            let operand = try expression(node.expression)
            if node.expression.is(IntegerLiteralExprSyntax.self) || node.expression.is(FloatLiteralExprSyntax.self) {
                switch operand.kind {
                case .float(let value): return Expression(.float(-value), at: start)
                case .integer(let value): return Expression(.integer(-value), at: start)
                case .largeInteger(let value):
                    if let value = Int("-" + value.digits, radix: 10) { return Expression(.integer(value), at: start) }
                default: break
                }
            }
            return Expression(.unary(name, operand), at: start, notation: tried)
        case "!", "+", "~": return Expression(.unary(name, try expression(node.expression)), at: start, notation: tried)
        case "...": return Expression(.range(nil, try expression(node.expression), isClosed: true), at: start)
        case "..<": return Expression(.range(nil, try expression(node.expression), isClosed: false), at: start)
        default:
            // An operator function of source, which is looked up when it is applied.
            return Expression(.unary(name, try expression(node.expression)), at: start, notation: tried)
        }
    }
}

private struct SequenceFolder {
    private var elements: [ExprSyntax]
    let lowerer: Lowerer
    private var index = 0

    init(elements: [ExprSyntax], lowerer: Lowerer) {
        self.elements = elements
        self.lowerer = lowerer
    }

    var next: ExprSyntax? { index < elements.count ? elements[index] : nil }

    mutating func fold(from level: Int) throws -> Expression {
        guard let first = next else { throw lowerer.source.diagnostic("an operand is missing", at: 0, kind: .syntax) }
        // A `try` or `await` covers everything to its right.
        if let tried = first.as(TryExprSyntax.self) {
            elements[index] = tried.expression
            lowerer.around.covered.insert(.throws)
            return lowerer.attempt(tried, try fold(from: 0))
        }
        if let awaited = first.as(AwaitExprSyntax.self) {
            elements[index] = awaited.expression
            lowerer.around.covered.insert(.async)
            return try fold(from: 0)
        }
        index += 1
        return try lowerer.nested(at: first) {
            var left = try lowerer.expression(first)
            var unassociated: Int?
            while let node = next {
                let precedence = try self.precedence(of: node)
                guard precedence.level >= level else { break }
                if !precedence.isAssociative {
                    if unassociated == precedence.level {
                        throw lowerer.invalid(
                            "adjacent operators are in non-associative precedence group: write parentheses",
                            node
                        )
                    }
                    unassociated = precedence.level
                }
                index += 1
                left = try combine(left, node, precedence)
            }
            return left
        }
    }

    private func precedence(of node: ExprSyntax) throws -> Precedence {
        switch node.as(ExprSyntaxEnum.self) {
        case .assignmentExpr: return .assignment
        case .unresolvedTernaryExpr: return .ternary
        case .unresolvedAsExpr, .unresolvedIsExpr: return .cast
        case .binaryOperatorExpr(let binary):
            let name = binary.operator.text
            guard let precedence = Precedence(name) ?? lowerer.session.operators[name] else {
                throw lowerer.invalid(
                    .unknownOperator(name),
                    node,
                    fix: "declare it: 'infix operator \(name): AdditionPrecedence'"
                )
            }
            return precedence
        default: throw lowerer.unsupported("this is", node)
        }
    }

    private mutating func combine(_ left: Expression, _ node: ExprSyntax, _ precedence: Precedence) throws -> Expression
    {
        let place = lowerer.offset(node)
        switch node.as(ExprSyntaxEnum.self) {
        case .unresolvedAsExpr(let cast):
            let kind: Expression.Cast =
                switch cast.questionOrExclamationMark?.text {
                case "?": .optional
                case "!": .forced
                default: .plain
                }
            return Expression(.cast(left, kind), at: place, notation: Notation(type: try type()))
        case .unresolvedIsExpr:
            return Expression(.cast(left, .test), at: place, notation: Notation(type: try type()))
        default: break
        }
        let right = try fold(from: precedence.isRightAssociative ? precedence.level : precedence.level + 1)
        switch node.as(ExprSyntaxEnum.self) {
        case .assignmentExpr: return Expression(.assign(left, right), at: place)
        case .unresolvedTernaryExpr(let ternary):
            return Expression(.ternary(left, try lowerer.expression(ternary.thenExpression), right), at: place)
        case .binaryOperatorExpr(let binary):
            let name = binary.operator.text
            if precedence.isAssignment { return Expression(.assignWith(name, left, right), at: place) }
            return Expression(operation(name, left, right), at: place, notation: lowerer.tried)
        default: throw lowerer.unsupported("this is", node)
        }
    }

    private mutating func type() throws -> WrittenType {
        guard let node = next, let typed = node.as(TypeExprSyntax.self) else {
            throw lowerer.source.diagnostic("a type is missing", at: lowerer.source.length, kind: .syntax)
        }
        index += 1
        return lowerer.written(typed.type)
    }

    private func operation(_ name: String, _ left: Expression, _ right: Expression) -> Expression.Kind {
        switch name {
        case "&&": return .and(left, right)
        case "||": return .or(left, right)
        case "??": return .coalesce(left, right)
        case "...": return .range(left, right, isClosed: true)
        case "..<": return .range(left, right, isClosed: false)
        default: return .binary(name, left, right)
        }
    }
}

extension Lowerer {
    /// Records the operators and precedence groups of a source, which may be used before their declarations.
    ///
    /// A group may be declared after one that refers to it. What is wrong with a declaration is noted in its place.
    func findOperators(in tree: SourceFileSyntax) {
        let groups = tree.statements.compactMap { $0.item.as(PrecedenceGroupDeclSyntax.self) }
        var missing = groups.count
        while missing > 0 {
            let left = groups.filter { (try? declare($0)) == nil }.count
            if left == missing { break }
            missing = left
        }
        for item in tree.statements { if let node = item.item.as(OperatorDeclSyntax.self) { try? declare(node) } }
    }

    /// Records an operator declaration, which affects how later source is parsed.
    func declare(_ node: OperatorDeclSyntax) throws {
        guard node.fixitySpecifier.tokenKind == .keyword(.infix) else { return }
        guard let group = node.operatorPrecedenceAndTypes?.precedenceGroup else {
            session.operators[node.name.text] = .standard
            return
        }
        guard let precedence = session.groups[group.text] ?? Precedence(group: group.text) else {
            throw invalid("unknown precedence group '\(group.text)'", group)
        }
        session.operators[node.name.text] = precedence
    }

    /// Records a precedence group declaration.
    func declare(_ node: PrecedenceGroupDeclSyntax) throws {
        var result = Precedence(level: Precedence.standard.level, isAssociative: false)
        for attribute in node.groupAttributes {
            switch attribute {
            case .precedenceGroupRelation(let relation):
                guard let name = relation.precedenceGroups.first?.name,
                    let other = session.groups[name.text] ?? Precedence(group: name.text)
                else { throw invalid("unknown precedence group", relation) }
                let isHigher = relation.higherThanOrLowerThanLabel.tokenKind == .keyword(.higherThan)
                result.level = other.level + (isHigher ? 1 : -1)
            case .precedenceGroupAssignment(let assignment):
                result.isAssignment = assignment.value.tokenKind == .keyword(.true)
            case .precedenceGroupAssociativity(let associativity):
                result.isAssociative = associativity.value.tokenKind != .keyword(.none)
                result.isRightAssociative = associativity.value.tokenKind == .keyword(.right)
            }
        }
        session.groups[name(node.name)] = result
    }
}

/// The mistakes beside which the rest of a source is lowered, so that those of other lines are found too.
extension Lowerer {
    /// Notes a mistake in a part of the source that can be lowered all the same.
    func report(_ message: DiagnosticMessage, _ node: some SyntaxProtocol, fix: String? = nil) {
        found.mistakes.append(invalid(message, node, fix: fix))
    }

    /// Lowers an item of a list; outside of all other code, an item with a mistake is left out, so that the other items
    /// are lowered too.
    func recovering(at item: CodeBlockItemSyntax, _ lower: () throws -> Void) throws {
        guard nesting.depth == 0 else { return try lower() }
        let outer = around
        do {
            try lower()
        } catch let mistake as Diagnostic {
            guard mistake.kind == .meaning || mistake.kind == .unsupported else { throw mistake }
            around = outer
            found.mistakes.append(mistake)
            found.lacksDeclarations = found.lacksDeclarations || item.declares
        }
    }

    /// Notes a function without a body outside of types; in a type it may be one of a listing.
    func checkBody(missingFrom node: FunctionDeclSyntax) {
        guard around.enclosingTypes.isEmpty else { return around.lacksBody = true }
        report("'\(heading(of: node).labelledName)' has no body", node.name)
    }
}

extension CodeBlockItemSyntax {
    /// True for a declaration, and for a statement that declares variables for the lines after it.
    fileprivate var declares: Bool {
        switch item {
        case .decl: true
        case .stmt(let statement): statement.is(GuardStmtSyntax.self)
        case .expr: false
        }
    }
}

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
