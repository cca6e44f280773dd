import SwiftSyntax

/// Omitted parts: documentation marks them with comments, and the code around such a hole is incomplete.
extension Lowerer {
    /// Throws if a comment takes the place of a value: `let element = // We need an element!`.
    func checkForHole(_ node: InitializerClauseSyntax, of pattern: Pattern) throws {
        guard let comment = comment(after: node.equal) else { return }
        var names: Set<String> = []
        if case .name(let name, _, _) = pattern { names.insert(name) }
        // The parser took the next statement for the value: it is an assignment, or uses the variable being declared.
        let takesNext =
            node.value.as(SequenceExprSyntax.self)?.elements.contains { $0.is(AssignmentExprSyntax.self) } == true
            || FreeNames.all(in: node.value).contains { names.contains($0.name) }
        guard takesNext || Self.isEllipsis(comment.text) else { return }
        throw missingValue(of: names.first ?? "it", comment)
    }

    private func missingValue(of name: String, _ comment: (text: String, offset: Int)) -> Diagnostic {
        source.diagnostic(
            "the value of '\(name)' is missing: the comment '\(comment.text)' is in its place",
            at: comment.offset,
            kind: .meaning,
            fix: "write a value before the comment"
        )
    }

    /// Throws for a body that contains only a comment that something is omitted, where a value must be returned.
    func checkForHole(_ body: CodeBlockSyntax, of node: FunctionDeclSyntax) throws {
        guard contents.mayHaveHoles, body.statements.isEmpty, node.signature.returnClause != nil,
            let comment = Self.hole(in: body.rightBrace.leadingTrivia, from: offset(body.rightBrace.position))
        else { return }
        throw source.diagnostic(
            "the body of '\(name(node.name))' is missing: the comment '\(comment.text)' is in its place",
            at: comment.offset,
            kind: .meaning
        )
    }

    /// Returns the comment among the members of a type that says that some are omitted.
    func hole(in block: MemberBlockSyntax) -> Hole? {
        guard contents.mayHaveHoles else { return nil }
        var found: (text: String, offset: Int)?
        for member in block.members {
            found = found ?? Self.hole(in: member.leadingTrivia, from: offset(member.position))
        }
        let end = block.rightBrace
        found = found ?? Self.hole(in: end.leadingTrivia, from: offset(end.position))
        guard let found else { return nil }
        return Hole(
            text: found.text,
            offset: found.offset,
            names: FreeNames.free(in: block).map { ($0.name, $0.offset + open.base) }
        )
    }

    /// Returns the comment between an equals sign and the next token.
    private func comment(after token: TokenSyntax) -> (text: String, offset: Int)? {
        guard let next = token.nextToken(viewMode: .sourceAccurate) else { return nil }
        return Self.comment(in: next.leadingTrivia, from: offset(next.position)) { _ in true }
            ?? Self.comment(
                in: token.trailingTrivia,
                from: offset(token.endPositionBeforeTrailingTrivia)
            ) { _ in true }
    }

    private static func hole(in trivia: Trivia, from start: Int) -> (text: String, offset: Int)? {
        comment(in: trivia, from: start, where: isEllipsis)
    }

    private static func isEllipsis(_ text: String) -> Bool { text == "..." || text == "…" }

    /// Returns the first comment whose text, without comment markers, satisfies a predicate.
    private static func comment(
        in trivia: Trivia,
        from start: Int,
        where isWanted: (String) -> Bool
    ) -> (text: String, offset: Int)? {
        var place = start
        for piece in trivia {
            switch piece {
            case .lineComment(let text), .blockComment(let text):
                var words = text.drop { $0 == "/" || $0 == "*" || $0 == " " }
                while let last = words.last, "*/ ".contains(last) { words.removeLast() }
                if isWanted(String(words)) { return (String(words), place) }
            default: break
            }
            place += piece.sourceLength.utf8Length
        }
        return nil
    }
}

/// A visitor that collects the names that source uses and does not declare.
private final class FreeNames: SyntaxVisitor {
    private var used: [(name: String, offset: Int)] = []
    private var declared: Set<String> = ["self", "super", "newValue", "oldValue", "error", "_", "init"]

    static func all(in node: some SyntaxProtocol) -> [(name: String, offset: Int)] {
        let visitor = FreeNames(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.used
    }

    static func free(in node: some SyntaxProtocol) -> [(name: String, offset: Int)] {
        let visitor = FreeNames(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.used.filter { !visitor.declared.contains($0.name) && !$0.name.hasPrefix("$") }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        let isKeyPath = node.parent?.is(KeyPathPropertyComponentSyntax.self) == true
        if !isMember, !isKeyPath, case .identifier(let name) = node.baseName.tokenKind {
            used.append((name, node.positionAfterSkippingLeadingTrivia.utf8Offset))
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { declare(node.identifier) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.secondName ?? node.firstName)
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.secondName ?? node.firstName)
    }

    private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(name.text)
        return .visitChildren
    }
}

extension TriviaPiece {
    /// True for a comment.
    var isComment: Bool {
        switch self {
        case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
        default: false
        }
    }
}
