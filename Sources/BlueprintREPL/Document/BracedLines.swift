import SwiftSyntax

/// The breaks of braces that an edit has left half on one line: each of their lines begins a line then.
///
/// They are braces that no layout covers. Those that are on one line, or whose contents begin on a line of their own,
/// keep their lines.
final class BracedLines: SyntaxVisitor {
    /// The breaks, by the offset of the token after each.
    private(set) var breaks: [Int: SourceLayout.Break] = [:]
    /// The semicolons that line breaks replace.
    private(set) var semicolons: [TokenSyntax] = []

    /// Finds the breaks in a node.
    init(in node: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        if case .getter(let items) = node.accessors { add(node.leftBrace, items, node.rightBrace) }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        if node.signature == nil { add(node.leftBrace, node.statements, node.rightBrace) }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        add(node.leftBrace, node.statements, node.rightBrace)
        return .visitChildren
    }

    private func add(_ left: TokenSyntax, _ items: CodeBlockItemListSyntax, _ right: TokenSyntax) {
        guard let first = items.first, !first.leadingTrivia.hasNewline,
            right.leadingTrivia.hasNewline
                || items.tokens(viewMode: .sourceAccurate).contains(where: \.leadingTrivia.hasNewline)
        else { return }
        for item in items { breaks[item.range.lowerBound] = .inBrace }
        breaks[right.range.lowerBound] = .closingBrace
        semicolons += items.compactMap(\.replaceableSemicolon)
    }
}
