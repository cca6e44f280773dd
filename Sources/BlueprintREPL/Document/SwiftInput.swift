import SwiftSyntax

/// A line of Swift that was typed: checked, classified, and with `{}` added to each list without a closure.
package struct SwiftInput: Sendable {
    /// The kind of a line of Swift.
    package enum Kind: Hashable, Sendable {
        /// An expression, or an `if` or `switch` that gives an element.
        case expression
        /// A loop, which makes several elements.
        case loop
        /// A declaration.
        case declaration
        /// An import, which is kept for the saved file.
        case importing
        /// Nothing but comments.
        case nothing
    }

    /// The text that goes into the document.
    let text: String
    /// The kind of the line.
    let kind: Kind
    /// True if it makes an element, as far as is known without the document's declarations.
    let makesElements: Bool
    /// The type of element whose initializer it calls, without modifiers; nil for another line.
    let elementType: String?
    /// True if it calls a member of a named value.
    let callsMemberOfValue: Bool
    /// True if it is an assignment or a call of `print`.
    let onlyRuns: Bool
    /// The offsets of the tokens: in `text`, and in the typed line.
    let tokenOffsets: [(Int, Int)]
    /// The declared name and kind; nil if it declares none.
    private let declared: Outline.Declaration?
    /// True if it is an `#if`.
    private let isCondition: Bool
    /// True for `#Preview { … }`.
    let isPreview: Bool
    /// The name of that preview; nil if it has none.
    let previewName: String?

    /// Takes the checked text of a file, with the offsets of its tokens in the file.
    init(text: String, tokenOffsets: [(Int, Int)]) {
        self.text = text
        self.tokenOffsets = tokenOffsets
        kind = .expression
        (makesElements, callsMemberOfValue, onlyRuns) = (true, false, false)
        (elementType, declared, isCondition) = (nil, nil, false)
        (isPreview, previewName) = (false, nil)
    }

    /// Checks a line of Swift that holds one statement.
    ///
    /// - Parameters:
    ///   - typed: the line; a chain of modifiers begins with its dot.
    ///   - catalog: which names are lists.
    ///   - start: the offset of the line in the input; errors have offsets of the input.
    /// - Throws: an ``InputError`` if it is not complete Swift, or is more than one statement.
    package init(_ typed: String, catalog: any ElementCatalog, at start: Int = 0) throws {
        do {
            try SourceParser.checkSize(typed)
        } catch var error as InputError {
            error.offset = error.offset.map { $0 + start }
            throw error
        }
        try self.init(ParsedSwift(typed, at: start), catalog: catalog)
    }

    /// Checks a parsed line that holds one statement.
    ///
    /// - Throws: an ``InputError`` if it is more than one statement, or lacks a value.
    init(_ parsed: ParsedSwift, catalog: any ElementCatalog) throws {
        let (tree, core, prefix, start) = (parsed.tree, parsed.core, parsed.prefix, parsed.start)
        if tree.statements.count > 1, let second = tree.statements.dropFirst().first {
            let place = second.range.lowerBound - prefix.utf8.count + start
            throw InputError("this is more than one statement", fix: "type each on a line of its own", at: place)
        }
        if let place = Self.missingValue(in: tree) {
            throw InputError("a value is missing here", at: place - prefix.utf8.count + start)
        }
        kind = Self.kind(of: tree)
        isPreview = tree.statements.first?.previewMacro != nil
        previewName = isPreview ? PreviewReader(tree.statements).previews.first?.name : nil
        if case .decl(let declaration)? = tree.statements.first?.item {
            declared = DeclarationNames.entry(of: declaration)
            isCondition = declaration.is(IfConfigDeclSyntax.self)
        } else {
            (declared, isCondition) = (nil, false)
        }
        let outline = OutlineBuilder.outline(of: tree, catalog: catalog).outline
        let open = outline.openLists
        makesElements = !outline.nodes.isEmpty
        if case .expr(let expression)? = tree.statements.first?.item {
            callsMemberOfValue = expression.callsMemberOfValue
            onlyRuns = expression.onlyRuns
            let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
            elementType = callee.map(\.baseName.text).flatMap { catalog.isElementType($0) ? $0 : nil }
        } else {
            (callsMemberOfValue, onlyRuns) = (false, false)
            elementType = nil
        }
        text = Self.text(prefix + core, of: tree, dropping: prefix.utf8.count, adding: open, kind: kind)
        tokenOffsets = tree.tokens(viewMode: .sourceAccurate).dropFirst(prefix.isEmpty ? 0 : 1).map { token in
            let old = token.positionAfterSkippingLeadingTrivia.utf8Offset - prefix.utf8.count
            let added = open.filter { $0 - prefix.utf8.count <= old }.count * 3
            return (old + added, old + start)
        }
    }

    /// Returns the declared name and kind; nil for an `#if`, which may contain several declarations, and for `#Preview`.
    func declaration() throws -> Outline.Declaration? {
        if isCondition || isPreview { return nil }
        guard let declared else { throw InputError("this declares nothing", at: 0) }
        return declared
    }

    /// Returns the offset in the typed line of an offset in the text.
    func typedOffset(of offset: Int) -> Int? {
        guard let token = tokenOffsets.last(where: { $0.0 <= offset }) ?? tokenOffsets.first else { return nil }
        return token.1 + max(0, offset - token.0)
    }

    /// Returns the statement of a text with `{}` added at some places, without the comments and the white space around
    /// it; comments before a declaration are kept.
    private static func text(
        _ typed: String,
        of tree: SourceFileSyntax,
        dropping start: Int,
        adding places: [Int],
        kind: Kind
    ) -> String {
        guard let last = tree.statements.last else { return "" }
        let bytes = Array(typed.utf8)
        let end = max(start, last.endPositionBeforeTrailingTrivia.utf8Offset)
        var output: [UInt8] = []
        var position = start
        for place in places {
            output += bytes[position..<max(position, place)] + Array(" {}".utf8)
            position = max(position, place)
        }
        output += bytes[position..<max(position, end)]
        let core = String(decoding: output, as: UTF8.self)
        return kind == .declaration ? core : String(core.trimmingPrefix { $0.isWhitespace })
    }

    /// Returns the place of a missing value, as in `Label(text: )`, which Swift parses as the name of a function.
    private static func missingValue(in tree: SourceFileSyntax) -> Int? {
        guard case .expr(let expression)? = tree.statements.first?.item,
            let reference = CallChain(expression).base.as(DeclReferenceExprSyntax.self)
        else { return nil }
        return reference.argumentNames?.rightParen.range.lowerBound
    }

    private static func kind(of tree: SourceFileSyntax) -> Kind {
        switch tree.statements.first?.item {
        case nil: .nothing
        case _ where tree.statements.first?.previewMacro != nil: .declaration
        case .decl(let declaration): declaration.is(ImportDeclSyntax.self) ? .importing : .declaration
        case .stmt(let statement): statement.is(ForStmtSyntax.self) ? .loop : .expression
        default: .expression
        }
    }
}

extension Outline {
    /// The ends of the lists without a closure, in source order.
    fileprivate var openLists: [Int] {
        nodes.filter { node in
            node.isList && node.closure == nil && !node.arguments.contains { $0.label == "elements" }
        }
        .map { $0.parentheses?.upperBound ?? $0.callEnd }
        .sorted()
    }
}
