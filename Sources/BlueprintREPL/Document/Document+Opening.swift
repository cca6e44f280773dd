import SwiftSyntax

/// Numbers for the elements in declarations, which have none of their own.
extension Document {
    /// The syntax tree of the source.
    var tree: SourceFileSyntax { cache?.source.tree ?? SourceParser.parse(source) }

    /// Returns the document with numbers for the elements in the bodies of a declaration; nil if there are none.
    ///
    /// Edits of it keep these numbers.
    ///
    /// - Parameter numbers: known numbers by the offset of the element's name.
    func opening(_ declaration: Outline.Declaration, known numbers: [Int: Int] = [:]) -> Document? {
        guard let cache, let index = outline.declarations.firstIndex(where: { $0.range == declaration.range }),
            let statement = tree.statements.first(where: { $0.range.contains(declaration.range.lowerBound) })
        else { return nil }
        var builder = OutlineBuilder(catalog: vocabulary, laid: SourceItems(), names: cache.names)
        builder.visitBodies(in: statement, of: declaration.name)
        let inner = builder.outline.nodes
        guard !inner.isEmpty else { return nil }
        var result = self
        result.opened = OpenedNumbers(name: declaration.name, index: index, closed: (outline, cache))
        // Lines are known of the numbered elements only.
        result.cache = nil
        let count = outline.nodes.count
        for var node in inner {
            node.index += count
            node.parent = node.parent.map { $0 + count }
            result.outline.nodes.append(node)
        }
        let known = numbers.merging(outline.nodes.map { ($0.nameOffset, $0.number) }) { first, _ in first }
        result.outline = result.outline.numbered(known: known, from: &result.nextNumber)
        return result
    }

    /// Returns the document after an edit with numbers for the declaration that was opened before it.
    func reopening(_ earlier: OpenedNumbers?, known numbers: [Int: Int]) -> Document {
        guard let earlier else { return self }
        var closed = self
        closed.opened = nil
        return earlier.declaration(in: outline).flatMap { closed.opening($0, known: numbers) } ?? closed
    }

    /// Returns an edited document without numbers for a declaration, which continues with the numbers of an earlier one.
    func closed(after earlier: Document) -> Document {
        var result = self
        if let opened { (result.outline, result.cache) = opened.closed }
        result.opened = nil
        result.nextNumber = max(earlier.nextNumber, (result.outline.nodes.map(\.number).max() ?? 0) + 1)
        return result
    }
}

/// A declaration whose elements have numbers.
struct OpenedNumbers: Sendable {
    fileprivate let name: String
    /// The place among the declarations.
    fileprivate let index: Int
    /// The parts of the document without the numbers.
    fileprivate let closed: (Outline, DocumentCache?)

    /// Returns the declaration in the outline after an edit, which may have renamed it, or have added others.
    fileprivate func declaration(in outline: Outline) -> Outline.Declaration? {
        let atIndex = outline.declarations.dropFirst(index).first
        return atIndex?.name == name ? atIndex : outline.declarations.first { $0.name == name } ?? atIndex
    }
}

extension OutlineBuilder {
    /// Visits the bodies and the values in a declaration.
    fileprivate mutating func visitBodies(in statement: CodeBlockItemSyntax, of name: String) {
        let bodies = Bodies(viewMode: .sourceAccurate)
        bodies.walk(statement.item)
        for body in bodies.found {
            let outermost: [Int]
            switch body {
            case .lines(let lines): outermost = visit(lines)
            case .value(let value): outermost = visit(value, Place(slot: .item, item: value.range))
            }
            // It can be changed, but not deleted or moved.
            for node in outermost where outline.nodes[node].slot == .item {
                outline.nodes[node].slot = .declaration(name)
            }
        }
    }
}

/// The outermost bodies and values in a declaration.
private final class Bodies: SyntaxVisitor {
    enum Body {
        case lines(CodeBlockItemListSyntax)
        case value(ExprSyntax)
    }

    var found: [Body] = []

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        found.append(.lines(node))
        return .skipChildren
    }

    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
        found.append(.value(node.value))
        return .skipChildren
    }
}
