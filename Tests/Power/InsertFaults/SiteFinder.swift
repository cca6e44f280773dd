import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds the places of a source file that can be given a fault.
///
/// Not all of them compile with it: who builds them leaves out those that do not.
final class SiteFinder: SyntaxVisitor {
    private(set) var sites: [Site] = []
    private let lines: SourceLocationConverter

    /// Finds the places of a text.
    static func sites(of source: String) -> [Site] {
        // With errors, an operator is unknown: its operands stay as they are.
        let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in }
        let finder = SiteFinder(lines: SourceLocationConverter(fileName: "", tree: tree))
        finder.walk(tree)
        return finder.sites
    }

    private init(lines: SourceLocationConverter) {
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        if case .expression(let condition) = node.condition { addNegation(of: condition) }
        return .visitChildren
    }

    override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
        addNegation(of: node.condition)
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return .visitChildren }
        let right = node.rightOperand
        if let other = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"][name] {
            let operands = [node.leftOperand.trimmedDescription, right.trimmedDescription]
            guard operands.allSatisfy({ !$0.contains("\n") }) else { return .visitChildren }
            let changed = "(isFault(#) ? (\(operands[0])) \(other) (\(operands[1])) : ("
            add(.offByOne, node, [(node.start, changed), (node.end, "))")])
        } else if ["+", "-"].contains(name), right.trimmedDescription == "1" {
            add(.offByOne, node, [(right.start, "(isFault(#) ? 2 : "), (right.end, ")")])
        } else if ["..<", "..."].contains(name) {
            add(.offByOne, node, [(right.start, "("), (right.end, " - (isFault(#) ? 1 : 0))")])
        }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        // A single expression may be what a closure or a property gives.
        guard node.count > 1 else { return .visitChildren }
        for item in node where isStatement(item) {
            add(.droppedStatement, item, [(item.start, "if !isFault(#) { "), (item.end, " }")])
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        for (one, other) in zip(node.arguments, node.arguments.dropFirst()) {
            let texts = [one, other].map(\.expression.trimmedDescription)
            guard texts[0] != texts[1], isName(one.expression), isName(other.expression) else { continue }
            add(
                .exchangedArguments,
                node,
                [
                    (one.expression.start, "(isFault(#) ? \(texts[1]) : "), (one.expression.end, ")"),
                    (other.expression.start, "(isFault(#) ? \(texts[0]) : "), (other.expression.end, ")"),
                ]
            )
        }
        return .visitChildren
    }

    private func addNegation(of condition: ExprSyntax) {
        add(.negatedCondition, condition, [(condition.start, "(("), (condition.end, ") != isFault(#))")])
    }

    private func add(_ kind: Site.Kind, _ node: some SyntaxProtocol, _ insertions: [(Int, String)]) {
        let text = node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let line = lines.location(for: node.positionAfterSkippingLeadingTrivia).line
        sites.append(
            Site(
                kind: kind,
                line: line,
                text: String(text.prefix(120)),
                insertions: insertions.map { (offset: $0.0, text: $0.1) }
            )
        )
    }

    /// Returns true for a call or an assignment.
    private func isStatement(_ item: CodeBlockItemSyntax) -> Bool {
        guard case .expr(let expression) = item.item else { return false }
        let inner = expression.as(TryExprSyntax.self)?.expression ?? expression
        if inner.is(FunctionCallExprSyntax.self) { return true }
        guard let infix = inner.as(InfixOperatorExprSyntax.self) else { return false }
        return infix.operator.is(AssignmentExprSyntax.self)
            || ["+=", "-=", "*=", "|="].contains(infix.operator.trimmedDescription)
    }

    private func isName(_ expression: ExprSyntax) -> Bool {
        expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self)
    }
}

extension SyntaxProtocol {
    /// The UTF-8 offset of the first token.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    /// The UTF-8 offset behind the last token.
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}
