import SwiftParser
import SwiftSyntax
import Testing

/// Sources contain no notes to self, no dead code, no license headers and no deliberate traps.
@Suite("Forbidden")
struct ForbiddenTests {
    @Test("Nothing traps by design")
    func traps() {
        expectNone(Project.sources.flatMap { TrapFinder($0).findings })
    }

    @Test("Comments say why")
    func comments() {
        expectNone((Project.sources + Project.tests).flatMap(CommentRule.findings))
    }

    @Test("Every kind of trap is found")
    func wrongTraps() {
        let text = """
            let a = try! f()
            let b = a as! Int
            let c: Int = b!
            fatalError("x")
            preconditionFailure()
            let d: Int! = nil
            unsafeBitCast(a, to: Int.self)
            let e = try? f() as? Int
            """
        let file = SwiftFile(path: "Sources/A/A.swift", text: text)
        #expect(TrapFinder(file).findings.map(\.line).sorted() == [1, 2, 3, 4, 5, 6, 7])
    }

    @Test("Notes to self, dead code and headers are found, prose is not")
    func wrongComments() {
        let text = """
            // Copyright 2020 Somebody
            // TODO: later
            /// fixme soon
            // let x = 1
            // foo.bar(x)
            // return nil
            // if a {
            // }
            /* var y: Int */
            // A word about why (this is no code).
            // MARK: - Numbers
            // Let it be said: x is an Int.
            // Each of them; see `foo(_:)`.
            // #if os(macOS)
            // swift-format-ignore-file
            let z = 1
            """
        let file = SwiftFile(path: "Sources/A/A.swift", text: text)
        #expect(CommentRule.findings(in: file).map(\.line) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 14])
    }
}

private final class TrapFinder: SyntaxVisitor {
    private(set) var findings: [Finding] = []
    private let file: SwiftFile
    private static let functions: Set<String> = ["fatalError", "preconditionFailure", "unsafeBitCast"]
    /// An exclamation mark behind a value, a type or a word.
    private static var mark: Regex<Substring> { /[\w)\]>?}"`]!/ }

    init(_ file: SwiftFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
        if file.mentions(Self.functions) || file.text.contains(Self.mark) { walk(file.tree) }
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark?.tokenKind == .exclamationMark {
            findings.append(file.finding(at: node, "handle the error: try! traps"))
        }
        return .visitChildren
    }

    override func visit(_ node: AsExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark?.tokenKind == .exclamationMark { reportCast(node) }
        return .visitChildren
    }

    override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark?.tokenKind == .exclamationMark { reportCast(node) }
        return .visitChildren
    }

    private func reportCast(_ node: some SyntaxProtocol) {
        findings.append(file.finding(at: node, "use as? and say what happens otherwise: as! traps"))
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        findings.append(file.finding(at: node, "unwrap with if let, guard let or ??: ! traps"))
        return .visitChildren
    }

    override func visit(_ node: ImplicitlyUnwrappedOptionalTypeSyntax) -> SyntaxVisitorContinueKind {
        // As UIKit declares a property that is never nil and can be set to nil; its getter returns a value.
        let property = node.parent?.parent?.as(PatternBindingSyntax.self)
        let words = property?.accessorBlock?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
        if words.contains("get"), file.path.hasPrefix("Sources/HeadlessUIKit/") { return .visitChildren }
        findings.append(file.finding(at: node, "use an optional: an implicit unwrap traps"))
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if Self.functions.contains(node.baseName.text) {
            findings.append(file.finding(at: node, "return or throw instead of \(node.baseName.text)"))
        }
        return .visitChildren
    }
}

private enum CommentRule {
    static func findings(in file: SwiftFile) -> [Finding] {
        guard mayFindSomething(in: file.text) else { return [] }
        return file.commentedTokens.flatMap { token in
            findings(in: token.leadingTrivia, from: token.position, of: file)
                + findings(in: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia, of: file)
        }
    }

    /// Returns false if no text behind two strokes is at fault, wherever it stands.
    ///
    /// It is asked first, since most files have no such text, and parsing them takes much longer.
    private static func mayFindSomething(in text: String) -> Bool {
        if text.contains("/*") { return true }
        return text.split(separator: "\n").contains { line in
            guard let strokes = line.range(of: "//") else { return false }
            let comment = String(line[strokes.lowerBound...])
            return advice(for: comment.hasPrefix("///") ? .docLineComment(comment) : .lineComment(comment)) != nil
        }
    }

    private static func findings(in trivia: Trivia, from start: AbsolutePosition, of file: SwiftFile) -> [Finding] {
        var position = start
        var result: [Finding] = []
        for piece in trivia {
            if let advice = advice(for: piece) { result.append(file.finding(at: position, advice)) }
            position += piece.sourceLength
        }
        return result
    }

    private static func advice(for piece: TriviaPiece) -> String? {
        let text: String
        let isDocumentation: Bool
        switch piece {
        case .lineComment(let comment): (text, isDocumentation) = (String(comment.dropFirst(2)), false)
        case .blockComment(let comment): (text, isDocumentation) = (String(comment.dropFirst(2).dropLast(2)), false)
        case .docLineComment(let comment), .docBlockComment(let comment): (text, isDocumentation) = (comment, true)
        default: return nil
        }
        let words = text.split { !$0.isLetter }.map { $0.lowercased() }
        if ["todo", "fixme", "hack", "xxx"].contains(where: words.contains) {
            return "do it or leave it out: no notes to self"
        }
        if words.contains("copyright") || words.contains("spdx") || words.starts(with: ["licensed", "under"]) {
            return "take the header out: LICENSE covers every file"
        }
        if words.starts(with: ["swift", "format", "ignore"]) { return nil }
        return !isDocumentation && isCode(text) ? "take the dead code out, or say why in words" : nil
    }

    /// Returns true if a comment is a line of Swift; prose rarely parses.
    private static func isCode(_ text: String) -> Bool {
        let line = text.trimmingPrefix { $0.isWhitespace || $0 == "*" }
        if ["{", "}", "})", "} else {"].contains(where: line.hasSuffix) || line.hasPrefix("#") { return true }
        let tree = Parser.parse(source: String(line))
        guard !tree.hasError, tree.statements.count == 1, let only = tree.statements.first?.item else { return false }
        switch only {
        case .decl: return true
        case .stmt: return line.contains(" ") || line.contains("(")
        case .expr(let expression):
            return expression.is(FunctionCallExprSyntax.self) || expression.is(SequenceExprSyntax.self)
        }
    }
}
