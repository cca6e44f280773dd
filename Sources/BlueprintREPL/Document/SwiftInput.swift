import SwiftSyntax

/// Swift as it was typed, checked, with `{}` behind each list that was typed without its closure.
public struct SwiftInput: Sendable {
    /// What a line of Swift is.
    public enum Kind: Hashable, Sendable {
        /// An expression, or a branch or loop that gives elements.
        case expression
        /// A loop, which makes several elements.
        case loop
        /// A declaration.
        case declaration
        /// `import`, which is accepted and means nothing here.
        case importing
        /// Nothing but comments.
        case nothing
    }

    /// The text that goes into the document.
    let text: String
    /// What it is.
    let kind: Kind
    /// Whether an element is made in it, as far as can be told without the document's declarations.
    let makesElements: Bool
    /// Whether something is called in it.
    let calls: Bool
    /// Whether a member of a value with a name is called.
    let callsMemberOfValue: Bool
    /// Whether it is there for what it does: an assignment, or `print`.
    let onlyRuns: Bool
    /// Where the tokens of `text` stood in what was typed.
    let tokenOffsets: [(Int, Int)]

    /// The text of a file, which was checked, with the places of its tokens in the file.
    init(text: String, tokenOffsets: [(Int, Int)]) {
        self.text = text
        self.tokenOffsets = tokenOffsets
        kind = .expression
        (makesElements, calls, callsMemberOfValue, onlyRuns) = (true, false, false, false)
    }

    /// Checks a line of Swift that holds one statement.
    ///
    /// - Parameters:
    ///   - typed: the line; a chain of modifiers begins with its dot.
    ///   - catalog: which names are lists.
    ///   - start: where in the input the line begins; what went wrong is told in offsets of the input.
    /// - Throws: an ``InputError`` if it is not complete Swift, or is more than one statement.
    package init(_ typed: String, catalog: any ElementCatalog, at start: Int = 0) throws {
        let trimmedStart = start + typed.utf8.prefix { $0.isSpace }.count
        let core = String(typed.trimmingPrefix { $0.isWhitespace })
        let isChain = core.hasPrefix(".")
        let prefix = isChain ? "x" : ""
        let tree: SourceFileSyntax
        do {
            tree = try SourceParser.parseChecked(prefix + core)
        } catch var error as InputError {
            error.offset = error.offset.map { max(0, $0 - prefix.utf8.count) + trimmedStart }
            throw error
        }
        if tree.statements.count > 1, let second = tree.statements.dropFirst().first {
            let place = second.range.lowerBound - prefix.utf8.count + trimmedStart
            throw InputError("this is more than one statement", fix: "put each on a line of its own", at: place)
        }
        if let place = Self.missingValue(in: tree) {
            throw InputError("a value is missing here", at: place - prefix.utf8.count + trimmedStart)
        }
        kind = Self.kind(of: tree)
        let outline = OutlineBuilder.outline(of: tree, catalog: catalog).outline
        let open = outline.openLists
        makesElements = !outline.nodes.isEmpty
        if case .expr(let expression)? = tree.statements.first?.item {
            (calls, callsMemberOfValue) = (expression.calls, expression.callsMemberOfValue)
            onlyRuns = expression.onlyRuns
        } else {
            (calls, callsMemberOfValue, onlyRuns) = (false, false, false)
        }
        let bytes = Array((prefix + core).utf8)
        var output: [UInt8] = []
        var position = prefix.utf8.count
        for place in open {
            output += bytes[position..<max(position, place)] + Array(" {}".utf8)
            position = max(position, place)
        }
        output += bytes[position...]
        text = Self.withoutComments(String(decoding: output, as: UTF8.self), kind: kind)
        tokenOffsets = tree.tokens(viewMode: .sourceAccurate).dropFirst(isChain ? 1 : 0).map { token in
            let old = token.positionAfterSkippingLeadingTrivia.utf8Offset - prefix.utf8.count
            let added = open.filter { $0 - prefix.utf8.count <= old }.count * 3
            return (old + added, old + trimmedStart)
        }
    }

    /// The name and kind of the declaration that the line holds; nil for an `#if`, which may hold several.
    func declaration() throws -> Outline.Declaration? {
        let tree = SourceParser.parse(text)
        guard case .decl(let declaration)? = tree.statements.first?.item else {
            throw InputError("this declares nothing", at: 0)
        }
        if declaration.is(IfConfigDeclSyntax.self) { return nil }
        guard let entry = DeclarationNames.entry(of: declaration) else {
            throw InputError("this declares nothing", at: 0)
        }
        return entry
    }

    /// Where in the typed line an offset of the text stands.
    func typedOffset(of offset: Int) -> Int? {
        guard let token = tokenOffsets.last(where: { $0.0 <= offset }) ?? tokenOffsets.first else { return nil }
        return token.1 + max(0, offset - token.0)
    }

    /// The text without comments and white space behind it; those before a declaration belong to it.
    private static func withoutComments(_ text: String, kind: Kind) -> String {
        let tree = SourceParser.parse(text)
        guard let last = tree.statements.last else { return "" }
        let end = last.endPositionBeforeTrailingTrivia.utf8Offset
        let core = String(decoding: text.utf8.prefix(end), as: UTF8.self)
        return kind == .declaration ? core : String(core.trimmingPrefix { $0.isWhitespace })
    }

    /// Where `Label(text: )` lacks its value: Swift takes that for the name of a function.
    private static func missingValue(in tree: SourceFileSyntax) -> Int? {
        guard case .expr(let expression)? = tree.statements.first?.item,
            let reference = CallChain(expression).base.as(DeclReferenceExprSyntax.self)
        else { return nil }
        return reference.argumentNames?.rightParen.range.lowerBound
    }

    private static func kind(of tree: SourceFileSyntax) -> Kind {
        switch tree.statements.first?.item {
        case nil: .nothing
        case .decl(let declaration): declaration.is(ImportDeclSyntax.self) ? .importing : .declaration
        case .stmt(let statement): statement.is(ForStmtSyntax.self) ? .loop : .expression
        default: .expression
        }
    }
}

extension Outline {
    /// Where lists that have no closure end, in order.
    fileprivate var openLists: [Int] {
        nodes.filter { node in
            node.isList && node.closure == nil && !node.arguments.contains { $0.label == "elements" }
        }
        .map { $0.parentheses?.upperBound ?? $0.callEnd }
        .sorted()
    }
}
