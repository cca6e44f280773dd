import SwiftSyntax

/// Finds the places of a program that can be changed.
final class MutationFinder: SyntaxVisitor {
    private(set) var sites: [MutationSite] = []
    private(set) var names: Set<String> = []
    private(set) var types: Set<String> = []
    private(set) var labels: Set<String> = []
    private let lines: SourceLocationConverter
    private let bytes: [UInt8]

    init(_ tree: SourceFileSyntax) {
        lines = SourceLocationConverter(fileName: "", tree: tree)
        bytes = Array(tree.description.utf8)
        super.init(viewMode: .sourceAccurate)
    }

    private func add(_ kind: Mutation.Kind, _ node: some SyntaxProtocol, _ replacement: MutationSite.Replacement) {
        add(kind, Self.range(of: node), replacement)
    }

    private func add(_ kind: Mutation.Kind, _ range: Range<Int>, _ replacement: MutationSite.Replacement) {
        let text = String(decoding: bytes[range], as: UTF8.self)
        let line = lines.location(for: AbsolutePosition(utf8Offset: range.lowerBound)).line
        sites.append(MutationSite(kind: kind, range: range, line: line, text: text, replacement: replacement))
    }

    private static func range(of node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// Adds the removal of each element of a list that is separated by commas.
    private func addDrops(_ kind: Mutation.Kind, of nodes: [Range<Int>], ends: [Int]) {
        for index in nodes.indices {
            if index + 1 < nodes.count {
                add(kind, nodes[index].lowerBound..<nodes[index + 1].lowerBound, .text(""))
            } else {
                add(kind, (index > 0 ? ends[index - 1] : nodes[index].lowerBound)..<nodes[index].upperBound, .text(""))
            }
        }
    }

    // MARK: - Names, types, labels, literals, operators

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if node.baseName.tokenKind != .keyword(.`self`), !name.hasPrefix("$"), name != "print" {
            if name.first?.isLetter == true { names.insert(name) }
            add(.swapName, node.baseName, .name)
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        types.insert(node.trimmedDescription)
        add(.swapType, node, .type)
        return .visitChildren
    }

    override func visit(_ node: OptionalTypeSyntax) -> SyntaxVisitorContinueKind {
        add(.swapType, node, .text(node.wrappedType.trimmedDescription))
        return .visitChildren
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        add(.swapLiteral, node, .oneOf(["0", "3", "41", "2.5", "\"s\"", "true", "nil"]))
        return .skipChildren
    }

    override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        add(.swapLiteral, node, .oneOf(["4", "0.75", "\"s\"", "nil"]))
        return .skipChildren
    }

    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        add(.swapLiteral, node, .oneOf([node.literal.text == "true" ? "false" : "true", "1", "nil"]))
        return .skipChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        let isPlain = node.segments.count == 1 && node.openingQuote.text == "\""
        if isPlain { add(.swapLiteral, node, .oneOf(["\"other\"", "\"\"", "7", "nil"])) }
        return .visitChildren
    }

    override func visit(_ node: NilLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        add(.swapLiteral, node, .oneOf(["0", "\"s\"", "true"]))
        return .skipChildren
    }

    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        add(.swapOperator, node.operator, .oneOf(["+", "-", "*", "==", "<", "&&", "??", "+=", "..<"]))
        return .skipChildren
    }

    override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind {
        add(.swapOperator, node, .oneOf(["==", "+="]))
        return .skipChildren
    }

    // MARK: - Arguments and parameters

    override func visit(_ node: LabeledExprListSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.is(FunctionCallExprSyntax.self) == true else { return .visitChildren }
        addDrops(.dropArgument, of: node.map(Self.range), ends: node.map { Self.range(of: $0.expression).upperBound })
        for argument in node {
            let start = Self.range(of: argument).lowerBound
            add(.swapLabel, start..<Self.range(of: argument.expression).lowerBound, .label)
            if let label = argument.label { labels.insert(label.text) }
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        if node.firstName.text != "_" { labels.insert(node.firstName.text) }
        let name = node.secondName ?? node.firstName
        add(
            .swapLabel,
            node.firstName,
            .text(node.firstName.text == "_" ? "to" : "_ \(node.secondName == nil ? name.text : "")")
        )
        if let value = node.defaultValue { add(.dropArgument, value, .text("")) }
        return .visitChildren
    }

    // MARK: - Clauses

    override func visit(_ node: InheritedTypeListSyntax) -> SyntaxVisitorContinueKind {
        if node.count == 1, let clause = node.parent {
            add(.dropConformance, clause, .text(""))
        } else {
            addDrops(.dropConformance, of: node.map(Self.range), ends: node.map { Self.range(of: $0.type).upperBound })
        }
        return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        if let colon = node.colon, let type = node.inheritedType {
            add(.dropConformance, Self.range(of: colon).lowerBound..<Self.range(of: type).upperBound, .text(""))
        }
        return .visitChildren
    }

    override func visit(_ node: GenericWhereClauseSyntax) -> SyntaxVisitorContinueKind {
        add(.dropConformance, node, .text(""))
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        add(.dropModifier, node, .text(""))
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        add(.dropAttribute, node, .text(""))
        return .visitChildren
    }

    override func visit(_ node: ReturnClauseSyntax) -> SyntaxVisitorContinueKind {
        add(.dropReturn, node, .text(""))
        return .visitChildren
    }

    override func visit(_ node: ThrowsClauseSyntax) -> SyntaxVisitorContinueKind {
        add(.dropMark, node, .text(""))
        return .visitChildren
    }

    // MARK: - Marks

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        let end = Self.range(of: node.expression).lowerBound
        add(.dropMark, Self.range(of: node).lowerBound..<end, .text(""))
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        add(.dropMark, node.questionMark, .text(""))
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        add(.dropMark, node.exclamationMark, .text(""))
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        add(.dropMark, node.ampersand, .text(""))
        return .visitChildren
    }

    // MARK: - Declarations and statements

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        add(.swapLetAndVar, node.bindingSpecifier, .text(node.bindingSpecifier.text == "let" ? "var" : "let"))
        return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        add(.dropReturn, node, .text(""))
        return .visitChildren
    }

    override func visit(_ node: SwitchCaseListSyntax) -> SyntaxVisitorContinueKind {
        for item in node { add(.dropCase, item, .text("")) }
        addMoves(node.map(Self.range))
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementListSyntax) -> SyntaxVisitorContinueKind {
        guard node.count > 1 else { return .visitChildren }
        let ends = node.map { $0.trailingComma.map { Self.range(of: $0).lowerBound } ?? Self.range(of: $0).upperBound }
        addDrops(.dropCase, of: node.map(Self.range), ends: ends)
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        let items = node.map(Self.range)
        for item in items { add(.dropStatement, item, .text("")) }
        // In a script, a use before the declaration of a global variable compiles, but has no defined value.
        let isScript = node.parent?.is(SourceFileSyntax.self) == true
        addMoves(
            items,
            keeping: isScript ? Set(node.lazy.filter { $0.item.is(VariableDeclSyntax.self) }.map(Self.range)) : []
        )
        return .visitChildren
    }

    override func visit(_ node: MemberBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        let items = node.map(Self.range)
        for item in items { add(.dropMember, item, .text("")) }
        addMoves(items)
        return .visitChildren
    }

    /// Adds the duplication of each item, and the exchange of neighbours unless it moves one of `keeping`.
    private func addMoves(_ items: [Range<Int>], keeping kept: Set<Range<Int>> = []) {
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        for item in items { add(.duplicate, item, .text(text(item) + "\n" + text(item))) }
        for (first, second) in zip(items, items.dropFirst()) where !kept.contains(first) {
            let between = text(first.upperBound..<second.lowerBound)
            add(.reorder, first.lowerBound..<second.upperBound, .text(text(second) + between + text(first)))
        }
    }
}
