import SwiftSyntax
import Testing

/// Files and functions are short.
@Suite("Lengths")
struct LengthTests {
    static let linesOfSourceFile = 400
    static let linesOfTestFile = 500
    static let linesOfFunction = 60

    @Test("Files are short")
    func files() {
        expectNone(Project.sources.compactMap { Self.tooLong($0, limit: Self.linesOfSourceFile) })
        expectNone(Project.tests.compactMap { Self.tooLong($0, limit: Self.linesOfTestFile) })
    }

    @Test("Functions are short")
    func functions() {
        expectNone(Project.sources.flatMap { FunctionLengths($0).findings })
    }

    @Test("Long files and long functions of every kind are found")
    func wrongLengths() {
        let lines = String(repeating: "        _ = 1\n", count: 60)
        let text = """
            struct A {
                func a() {
            \(lines)    }
                init() {
            \(lines)    }
                var b: Int {
            \(lines)    }
                static let c = make {
            \(lines)    }
            }
            """
        let file = SwiftFile(path: "Sources/A/A.swift", text: text)
        #expect(FunctionLengths(file).findings.map(\.line) == [2, 64, 126, 188])
        #expect(Self.tooLong(file, limit: 250) == nil)
        #expect(Self.tooLong(file, limit: 249)?.line == 250)
    }

    private static func tooLong(_ file: SwiftFile, limit: Int) -> Finding? {
        guard file.lineCount > limit else { return nil }
        return Finding(
            path: file.path,
            line: limit + 1,
            advice: "split the file: \(file.lineCount) lines, at most \(limit)"
        )
    }
}

private final class FunctionLengths: SyntaxVisitor {
    private(set) var findings: [Finding] = []
    private let file: SwiftFile

    init(_ file: SwiftFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        check(node.name.text, from: node.funcKeyword, to: node.body)
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        check("init", from: node.initKeyword, to: node.body)
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        check("deinit", from: node.deinitKeyword, to: node.body)
    }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        check(node.accessorSpecifier.text, from: node.accessorSpecifier, to: node.body)
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        guard case .getter = node.accessors else { return .visitChildren }
        return check("getter", from: node.leftBrace, to: node)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        check("closure", from: node.leftBrace, to: node)
    }

    private func check(
        _ name: String,
        from start: TokenSyntax,
        to end: (some SyntaxProtocol)?
    ) -> SyntaxVisitorContinueKind {
        guard let end else { return .visitChildren }
        let lines = file.line(of: end.endPositionBeforeTrailingTrivia) - file.line(of: start) + 1
        if lines > LengthTests.linesOfFunction {
            findings.append(
                file.finding(at: start, "split \(name): \(lines) lines, at most \(LengthTests.linesOfFunction)")
            )
        }
        return .visitChildren
    }
}
