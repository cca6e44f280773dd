import SwiftParser
import SwiftSyntax

/// The parts that can be taken out of a program: statements, members, and the level around an expression or a block.
public struct RemovableParts: Sendable {
    /// The UTF-8 offsets of the parts, the largest first; a level consists of what is before and behind the inner part.
    public let all: [[Range<Int>]]

    /// Finds the parts of a text.
    public init(of text: String) {
        let finder = RemovablePartFinder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: text))
        all = finder.parts.sorted { $0.map(\.count).reduce(0, +) > $1.map(\.count).reduce(0, +) }
    }
}

private final class RemovablePartFinder: SyntaxAnyVisitor {
    private(set) var parts: [[Range<Int>]] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        let range = node.trimmedOffsets
        if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) || node.is(SwitchCaseSyntax.self) {
            add([range])
        }
        if node.is(ExprSyntax.self) || node.is(StmtSyntax.self) {
            for inner in node.innerParts {
                add([range.lowerBound..<inner.lowerBound, inner.upperBound..<range.upperBound])
            }
        }
        return .visitChildren
    }

    private func add(_ ranges: [Range<Int>]) {
        if ranges.contains(where: { !$0.isEmpty }) { parts.append(ranges) }
    }
}

extension Syntax {
    /// The offsets of the nearest expressions and blocks inside.
    fileprivate var innerParts: [Range<Int>] {
        children(viewMode: .sourceAccurate).flatMap { child -> [Range<Int>] in
            if child.is(CodeBlockItemListSyntax.self) {
                return child.trimmedOffsets.isEmpty ? [] : [child.trimmedOffsets]
            }
            let isTransparent = child.is(ClosureExprSyntax.self) || child.is(MemberAccessExprSyntax.self)
            return child.is(ExprSyntax.self) && !isTransparent ? [child.trimmedOffsets] : child.innerParts
        }
    }
}
