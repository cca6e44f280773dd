import HeadlessUIKit
import SwiftSyntax

/// Breaks lines that are longer than swift-format allows.
///
/// In each such line, the outermost bracket with its contents on that line is broken, braces before parentheses. The
/// next round breaks lines that are still too long.
struct LongLines {
    /// The number of columns of the longest line allowed.
    static let limit = 120

    /// The breaks, by the offset of the token after each.
    private(set) var breaks: [Int: SourceLayout.Break] = [:]
    /// The offsets of the semicolons that line breaks replace.
    private(set) var dropped: Set<Int> = []

    /// A bracket with its contents on one line.
    private struct Group {
        var line: Int
        var range: Range<Int>
        var items: [Int]
        var semicolons: [Int]
        var isBrace: Bool
        var isLiteral: Bool
    }

    private let starts: LineStarts
    private let long: Set<Int>
    private let indents: [Int]

    /// Finds the breaks of a text; there are none if all lines are short enough.
    init(of tree: SourceFileSyntax, text: String, limit: Int = Self.limit) {
        var starts: [Int] = []
        var indents: [Int] = []
        var long: Set<Int> = []
        var start = 0
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            starts.append(start)
            indents.append(line.prefix { $0 == " " }.count)
            start += line.utf8.count + 1
            if line.utf8.count > limit, String(line).displayColumns > limit { long.insert(index) }
        }
        (self.starts, self.indents, self.long) = (LineStarts(starts), indents, long)
        guard !long.isEmpty else { return }
        let finder = GroupFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        var best: [Int: Group] = [:]
        for found in finder.groups {
            guard let group = group(found) else { continue }
            guard let other = best[group.line] else {
                best[group.line] = group
                continue
            }
            if goes(group, before: other) { best[group.line] = group }
        }
        for group in best.values { open(group) }
    }

    /// True if no line is broken.
    var isEmpty: Bool { breaks.isEmpty }

    private func group(_ found: GroupFinder.Found) -> Group? {
        let number = starts.line(of: found.open)
        guard long.contains(number), starts.line(of: found.close) == number, !found.items.isEmpty else { return nil }
        return Group(
            line: number,
            range: found.open..<found.close,
            items: found.items,
            semicolons: found.semicolons,
            isBrace: found.isBrace,
            isLiteral: found.isLiteral
        )
    }

    private func goes(_ group: Group, before other: Group) -> Bool {
        if other.range.contains(group.range.lowerBound) { return false }
        if group.range.contains(other.range.lowerBound) { return true }
        if group.isBrace != other.isBrace { return group.isBrace }
        return group.range.count > other.range.count
    }

    private mutating func open(_ group: Group) {
        let indent = indents[group.line]
        for item in group.items { breaks[item] = .line(indent: indent + SourceLayout.step) }
        let hasComma = group.isLiteral && group.items.count > 1
        breaks[group.range.upperBound] = hasComma ? .closingList(indent: indent) : .closing(indent: indent)
        dropped.formUnion(group.semicolons)
    }
}

/// Collects the brackets of a tree with the offsets of their contents.
private final class GroupFinder: SyntaxVisitor {
    struct Found {
        var open: Int
        var close: Int
        var items: [Int]
        var semicolons: [Int] = []
        var isBrace = true
        var isLiteral = false
    }

    private(set) var groups: [Found] = []

    private func add(_ left: TokenSyntax, _ right: TokenSyntax, _ items: CodeBlockItemListSyntax) {
        groups.append(
            Found(
                open: left.range.lowerBound,
                close: right.range.lowerBound,
                items: items.map(\.range.lowerBound),
                semicolons: items.compactMap { $0.replaceableSemicolon?.range.lowerBound }
            )
        )
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        add(node.leftBrace, node.rightBrace, node.statements)
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        add(node.leftBrace, node.rightBrace, node.statements)
        return .visitChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        switch node.accessors {
        case .getter(let items): add(node.leftBrace, node.rightBrace, items)
        case .accessors(let items):
            let places = items.map(\.range.lowerBound)
            let (left, right) = (node.leftBrace.range.lowerBound, node.rightBrace.range.lowerBound)
            groups.append(Found(open: left, close: right, items: places))
        }
        return .visitChildren
    }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
        groups.append(
            Found(
                open: node.leftBrace.range.lowerBound,
                close: node.rightBrace.range.lowerBound,
                items: node.members.map(\.range.lowerBound),
                semicolons: node.members.compactMap { $0.semicolon?.range.lowerBound }
            )
        )
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let left = node.leftParen, let right = node.rightParen {
            addList(left, right, node.arguments.map(\.range.lowerBound))
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterClauseSyntax) -> SyntaxVisitorContinueKind {
        addList(node.leftParen, node.rightParen, node.parameters.map(\.range.lowerBound))
        return .visitChildren
    }

    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        addList(node.leftSquare, node.rightSquare, node.elements.map(\.range.lowerBound), isLiteral: true)
        return .visitChildren
    }

    override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
        guard case .elements(let elements) = node.content else { return .visitChildren }
        addList(node.leftSquare, node.rightSquare, elements.map(\.range.lowerBound), isLiteral: true)
        return .visitChildren
    }

    /// Skips string literals and their interpolations, which are never broken.
    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func addList(_ left: TokenSyntax, _ right: TokenSyntax, _ items: [Int], isLiteral: Bool = false) {
        var found = Found(open: left.range.lowerBound, close: right.range.lowerBound, items: items, isBrace: false)
        found.isLiteral = isLiteral
        groups.append(found)
    }
}
