import SwiftSyntax

/// The pairs of braces and the ends of statements in a source, found when the place of a message needs one.
struct BracePairs {
    private var pairs: [(open: Int, close: Int)] = []
    private let statements = StatementEnds(viewMode: .sourceAccurate)

    init(_ text: String) {
        var open: [Int] = []
        let tree = SourceTree.parse(text)
        statements.walk(tree)
        for token in tree.tokens(viewMode: .sourceAccurate) {
            let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
            switch token.tokenKind {
            case .leftBrace: open.append(offset)
            case .rightBrace: if let start = open.popLast() { pairs.append((start, offset)) }
            default: break
            }
        }
    }

    /// Returns the UTF-8 offset of a place.
    func offset(of place: FlowFindings.Place) -> Int {
        switch place {
        case .offset(let offset): offset
        // Inner pairs close first.
        case .end(let inside): pairs.first { $0.open < inside && inside < $0.close }?.close ?? inside
        case .endOfNext(let start): pairs.filter { $0.open >= start }.min { $0.open < $1.open }?.close ?? start
        case .endOfStatement(let start): statements.ends[start] ?? start
        }
    }
}

/// The offsets of the last tokens of statements, by those of the first ones.
private final class StatementEnds: SyntaxVisitor {
    private(set) var ends: [Int: Int] = [:]

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        ends[start] = node.item.lastToken(viewMode: .sourceAccurate)?.positionAfterSkippingLeadingTrivia.utf8Offset
        return .visitChildren
    }
}
