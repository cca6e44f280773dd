import SwiftInterpreter
import SwiftSyntax

/// The line breaks and indentation of a document's source.
///
/// It covers the document's statements, the lines of builder closures, chains of modifiers, and arguments written on
/// their own lines. All other source keeps its lines and moves with the line that it is part of; ``BlockIndentation``
/// indents those that are not.
struct SourceLayout {
    /// The white space before a token.
    enum Break: Hashable {
        /// A new line with this indentation; a blank line above it is kept.
        case line(indent: Int)
        /// A new line with a blank line above.
        case blankLine(indent: Int)
        /// A new line for a closing bracket; comments above it are indented like the contents.
        case closing(indent: Int)
        /// A new line for the closing bracket of a literal, with a comma after the last element.
        case closingList(indent: Int)
        /// One space, on the same line.
        case space
        /// Nothing but comments, on the same line.
        case nothing
        /// A new line in the innermost brace, and one for the brace that closes it.
        case inBrace, closingBrace
    }

    /// The breaks, by the offset of the token after each.
    private(set) var breaks: [Int: Break] = [:]
    /// The offsets of the semicolons that line breaks replace.
    private(set) var dropped: Set<Int> = []
    /// The runs of statements that are formatted already, in source order.
    private(set) var kept: [Kept] = []
    /// The formatted statements, for the next layout.
    private(set) var items = SourceItems()
    private let catalog: any ElementCatalog
    private let laid: LaidSource?
    /// The additional indentation inside a bracket.
    static let step = 4

    /// Consecutive statements whose lines stay unchanged.
    struct Kept {
        var range: Range<Int>
        var indent: Int
        /// The last of them.
        var last: CodeBlockItemSyntax
    }

    /// The layout of a source file.
    ///
    /// - Parameter laid: a formatted text; only statements that differ from it are visited.
    init(of file: SourceFileSyntax, catalog: any ElementCatalog, laid: LaidSource? = nil) {
        self.catalog = catalog
        self.laid = laid
        visitTopLevel(file)
    }

    /// The layout of lines of a closure.
    init(of lines: CodeBlockItemListSyntax, indent: Int, catalog: any ElementCatalog) {
        self.catalog = catalog
        laid = nil
        visitLines(lines, indent: indent)
    }

    /// Returns the same layout with long lines broken.
    func breaking(_ lines: LongLines) -> SourceLayout {
        var result = self
        result.breaks.merge(lines.breaks) { $1 }
        result.dropped.formUnion(lines.dropped)
        return result
    }

    private mutating func dropSemicolon(of item: CodeBlockItemSyntax) {
        if let semicolon = item.replaceableSemicolon { drop(semicolon) }
    }

    private mutating func drop(_ semicolon: TokenSyntax) {
        guard !semicolon.leadingTrivia.hasComment else { return }
        dropped.insert(semicolon.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    private mutating func set(_ choice: Break, before token: TokenSyntax?) {
        guard let token else { return }
        breaks[token.positionAfterSkippingLeadingTrivia.utf8Offset] = choice
    }

    private mutating func set(_ choice: Break, before node: some SyntaxProtocol) {
        breaks[node.positionAfterSkippingLeadingTrivia.utf8Offset] = choice
    }

    // MARK: - Statements

    private mutating func visitTopLevel(_ file: SourceFileSyntax) {
        var isFirst = true
        var previousIsLarge = false
        var endBefore: Int?
        for statement in file.statements {
            var isLarge = false
            if case .decl(let declaration) = statement.item {
                isLarge = !declaration.is(VariableDeclSyntax.self) && !declaration.is(ImportDeclSyntax.self)
            } else {
                isLarge = true
            }
            let wantsBlank = !isFirst && (isLarge || previousIsLarge)
            if !keep(statement, indent: 0, after: &endBefore) {
                set(wantsBlank ? .blankLine(indent: 0) : .line(indent: 0), before: statement)
                visit(statement, indent: 0)
                dropSemicolon(of: statement)
            }
            isFirst = false
            previousIsLarge = isLarge
        }
    }

    /// Keeps a statement's lines if it and the statement before it are unchanged; otherwise notes it.
    ///
    /// Returns true if it is kept.
    ///
    /// - Parameter end: the end of the previous statement in the old text; nil if that statement has changed.
    private mutating func keep(_ item: CodeBlockItemSyntax, indent: Int, after end: inout Int?) -> Bool {
        let range = item.position.utf8Offset..<max(item.position.utf8Offset, item.endPosition.utf8Offset)
        let same = laid?.unchanged(range, indent: indent)
        let old = same?.first?.range
        defer { end = old?.upperBound }
        guard let same, let old, old.lowerBound == end else {
            items.append(SourceItems.Item(range: range, indent: indent))
            return false
        }
        items.append(contentsOf: same, movedBy: range.lowerBound - old.lowerBound)
        if let last = kept.last, last.range.upperBound == range.lowerBound {
            kept[kept.count - 1].range = last.range.lowerBound..<range.upperBound
            kept[kept.count - 1].last = item
        } else {
            kept.append(Kept(range: range, indent: indent, last: item))
        }
        return true
    }

    private mutating func visit(_ item: CodeBlockItemSyntax, indent: Int) {
        switch item.item {
        case .expr(let expression) where expression.is(MacroExpansionExprSyntax.self): visitBraces(in: expression)
        case .expr(let expression):
            visit(expression.assignedValue ?? expression, indent: indent, breaksChains: true)
        case .decl(let declaration):
            guard let variable = declaration.as(VariableDeclSyntax.self) else { return visitBraces(in: declaration) }
            for binding in variable.bindings {
                if let accessors = binding.accessorBlock { visitBraces(in: accessors) }
                guard let value = binding.initializer?.value else { continue }
                let isBelow = standsBelowItsName(value)
                let inner = isBelow ? indent + Self.step : indent
                if isBelow { set(.line(indent: inner), before: value) }
                visit(value, indent: inner, breaksChains: true, isBelowName: isBelow)
            }
        case .stmt(let statement):
            visit(statement, indent: indent)
        }
    }

    /// Returns true if a value begins on the line below its `=`: an `if` or `switch`, or a name with a chain below it.
    private func standsBelowItsName(_ value: ExprSyntax) -> Bool {
        if value.is(IfExprSyntax.self) || value.is(SwitchExprSyntax.self) { return true }
        let chain = CallChain(value)
        guard chain.base.is(DeclReferenceExprSyntax.self) else { return false }
        return chain.calls.contains { catalog.isModifier($0.name) || hasLines($0.period) }
    }

    private mutating func visit(_ statement: StmtSyntax, indent: Int) {
        if let loop = statement.as(ForStmtSyntax.self) {
            visitBlock(loop.body, indent: indent)
        } else if let wrapped = statement.as(ExpressionStmtSyntax.self) {
            visit(wrapped.expression, indent: indent, breaksChains: true)
        } else if let result = statement.as(ReturnStmtSyntax.self), let value = result.expression {
            visit(value, indent: indent, breaksChains: true)
        }
    }

    private mutating func visitBlock(_ block: CodeBlockSyntax, indent: Int) {
        visitItems(block.statements, left: block.leftBrace, right: block.rightBrace, indent: indent)
    }

    private mutating func visitItems(
        _ items: CodeBlockItemListSyntax,
        left: TokenSyntax,
        right: TokenSyntax,
        indent: Int
    ) {
        set(.space, before: left)
        let isEmpty = items.isEmpty && !right.leadingTrivia.hasComment && !left.trailingTrivia.hasComment
        set(isEmpty ? .nothing : .closing(indent: indent), before: right)
        visitLines(items, indent: indent + Self.step)
    }

    private mutating func visitBraces(in node: some SyntaxProtocol) {
        let lines = BracedLines(in: node)
        breaks.merge(lines.breaks) { $1 }
        lines.semicolons.forEach { drop($0) }
    }

    private mutating func visitLines(_ items: CodeBlockItemListSyntax, indent: Int) {
        var endBefore: Int?
        for item in items.nodes where !keep(item, indent: indent, after: &endBefore) {
            set(.line(indent: indent), before: item)
            visit(item, indent: indent)
            dropSemicolon(of: item)
        }
    }

    private mutating func visitBranch(_ branch: IfExprSyntax, indent: Int) {
        var next: IfExprSyntax? = branch
        while let branch = next {
            visitBlock(branch.body, indent: indent)
            set(.space, before: branch.elseKeyword)
            switch branch.elseBody {
            case .ifExpr(let another): next = another
            case .codeBlock(let block):
                visitBlock(block, indent: indent)
                next = nil
            case nil: next = nil
            }
        }
    }

    // MARK: - Expressions

    /// Lays out an expression; returns true if it takes more than one line.
    ///
    /// - Parameter isBelowName: true if it begins on the line below the name that it is assigned to; the lines of its
    ///   chain are then not indented further.
    @discardableResult
    private mutating func visit(
        _ expression: ExprSyntax,
        indent: Int,
        breaksChains: Bool,
        isBelowName: Bool = false
    ) -> Bool {
        if let branch = expression.as(IfExprSyntax.self) {
            visitBranch(branch, indent: indent)
            return true
        }
        guard expression.is(FunctionCallExprSyntax.self) else { return hasLines(expression) }
        let chain = CallChain(expression)
        var isLong = visitBase(chain.base, indent: indent) || isBelowName
        var chainIndent: Int?
        for call in chain.calls {
            guard catalog.isModifier(call.name) else {
                if hasLines(call.call.arguments) { isLong = true }
                continue
            }
            if breaksChains {
                let inner = chainIndent ?? indent + (isLong ? 0 : Self.step)
                chainIndent = inner
                set(.line(indent: inner), before: call.period)
                isLong = true
                visitArguments(of: call.call, indent: inner)
            } else if visitArguments(of: call.call, indent: indent) || hasLines(call.period) {
                isLong = true
            }
            if visitClosures(of: call.call, indent: chainIndent ?? indent) { isLong = true }
            if let closure = call.call.trailingClosure, hasLines(closure.statements) { isLong = true }
        }
        return isLong
    }

    /// Lays out the closures of a call that has several; returns true if it has.
    private mutating func visitClosures(of call: FunctionCallExprSyntax, indent: Int) -> Bool {
        guard let first = call.trailingClosure, !call.additionalTrailingClosures.isEmpty else { return false }
        for closure in [first] + call.additionalTrailingClosures.map(\.closure) where closure.signature == nil {
            visitItems(closure.statements, left: closure.leftBrace, right: closure.rightBrace, indent: indent)
        }
        return true
    }

    private mutating func visitBase(_ base: ExprSyntax, indent: Int) -> Bool {
        guard let call = base.as(FunctionCallExprSyntax.self), let callee = call.calledReference else {
            return hasLines(base)
        }
        var isLong = visitArguments(of: call, indent: indent)
        guard let closure = call.trailingClosure else { return isLong }
        if catalog.isListType(callee.baseName.text), closure.signature == nil {
            visitItems(closure.statements, left: closure.leftBrace, right: closure.rightBrace, indent: indent)
            isLong = isLong || !closure.statements.isEmpty
        } else if hasLines(closure) || hasLines(closure.rightBrace) {
            isLong = true
        }
        return isLong
    }

    /// Lays out arguments: each on its own line if the first one was; returns true if they take more than one line.
    @discardableResult
    private mutating func visitArguments(of call: FunctionCallExprSyntax, indent: Int) -> Bool {
        let arguments = call.arguments.nodes
        guard let first = arguments.first else { return false }
        let isLong = first.leadingTrivia.hasNewline || call.leftParen?.trailingTrivia.hasNewline == true
        var takesLines = isLong
        for argument in arguments {
            if isLong { set(.line(indent: indent + Self.step), before: argument) }
            let inner = isLong ? indent + Self.step : indent
            if visit(argument.expression, indent: inner, breaksChains: isLong) { takesLines = true }
        }
        if isLong { set(.closing(indent: indent), before: call.rightParen) }
        return takesLines
    }

    /// Returns true if a line begins inside a node.
    private func hasLines(_ node: some SyntaxProtocol) -> Bool {
        var isFirst = true
        for token in node.tokens(viewMode: .sourceAccurate) {
            if token.text.contains(where: \.isNewline) { return true }
            if !isFirst, token.leadingTrivia.hasNewline { return true }
            isFirst = false
        }
        return false
    }

    private func hasLines(_ token: TokenSyntax) -> Bool { token.leadingTrivia.hasNewline }

    private func hasLines(_ items: CodeBlockItemListSyntax) -> Bool {
        items.first?.leadingTrivia.hasNewline == true
    }
}

extension Trivia {
    /// True if it contains a line break.
    var hasNewline: Bool {
        contains { piece in
            switch piece {
            case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
            default: false
            }
        }
    }

    /// True if it contains a comment.
    var hasComment: Bool {
        contains { piece in
            switch piece {
            case .blockComment, .lineComment, .docBlockComment, .docLineComment: true
            default: false
            }
        }
    }
}

extension CodeBlockItemSyntax {
    /// The semicolon that a line break can replace; nil if the next statement would continue this one without it.
    var replaceableSemicolon: TokenSyntax? {
        semicolon?.nextToken(viewMode: .sourceAccurate)?.tokenKind == .period ? nil : semicolon
    }
}
