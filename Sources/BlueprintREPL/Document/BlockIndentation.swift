import SwiftSyntax

/// The indentation of lines in brackets that no layout covers: of declarations, of closures with parameters, of loops.
///
/// Lines that are indented keep their style, such as two spaces. A line that is not, as at a prompt, gets the usual
/// indentation.
struct BlockIndentation {
    /// An open bracket, or a case.
    private struct Block {
        /// The indentation that the line with the bracket had.
        var old: Int
        /// The indentation that this line has now.
        var new: Int
        /// True for the lines of a case.
        var isCase = false

        /// The change of indentation of its lines that are indented already.
        var shift: Int { new - old }
    }

    private var blocks: [Block] = []

    /// Returns the change of indentation of a line that begins with a token; nil if it is that of the line before.
    ///
    /// - Parameter indent: the indentation that the line had.
    mutating func shift(for token: TokenSyntax, indent: Int) -> Int? {
        if token.closesBlock {
            endCase()
            return blocks.last.map { indent > $0.old ? $0.shift : $0.new - indent }
        }
        switch token.begunItem {
        case .switchCase:
            endCase()
            return blocks.last.map { max($0.shift, $0.new - indent) }
        case nil: return nil
        default: return innerShift(indent: indent)
        }
    }

    /// Returns the change of indentation of a line in the innermost block; nil outside of all.
    func innerShift(indent: Int) -> Int? {
        blocks.last.map { indent > $0.old ? $0.shift : $0.new + SourceLayout.step - indent }
    }

    /// The indentation of the line with the innermost bracket.
    var indent: Int { blocks.last?.new ?? 0 }

    /// Notes that a token was written.
    ///
    /// - Parameters:
    ///   - indent: the indentation that its line had.
    ///   - shift: the change of this indentation.
    mutating func follow(_ token: TokenSyntax, indent: Int, shift: Int) {
        if token.opensBlock {
            blocks.append(Block(old: indent, new: indent + shift, isCase: token.tokenKind == .colon))
        } else if token.closesBlock {
            endCase()
            _ = blocks.popLast()
        }
    }

    private mutating func endCase() {
        if blocks.last?.isCase == true { blocks.removeLast() }
    }
}

extension TokenSyntax {
    /// The kinds of nodes that may stand on lines of their own in brackets.
    private static let itemKinds: Set<SyntaxKind> = [
        .accessorDecl, .arrayElement, .codeBlockItem, .dictionaryElement, .enumCaseParameter, .functionParameter,
        .labeledExpr, .memberBlockItem, .switchCase,
    ]

    /// True for a left bracket, and for the colon of a case.
    fileprivate var opensBlock: Bool {
        switch tokenKind {
        case .leftBrace, .leftParen, .leftSquare: true
        case .colon: parent?.kind == .switchCaseLabel || parent?.kind == .switchDefaultLabel
        default: false
        }
    }

    /// True for a right bracket.
    var closesBlock: Bool {
        switch tokenKind {
        case .rightBrace, .rightParen, .rightSquare: true
        default: false
        }
    }

    /// The kind of the innermost node on a line of its own that begins with this token; nil if none does.
    fileprivate var begunItem: SyntaxKind? {
        var next = parent
        while let node = next, node.positionAfterSkippingLeadingTrivia == positionAfterSkippingLeadingTrivia {
            if Self.itemKinds.contains(node.kind) { return node.kind }
            next = node.parent
        }
        return nil
    }
}
