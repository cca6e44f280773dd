import SwiftSyntax
import Testing

/// Files and functions that are written by hand are short.
@Suite("Lengths")
struct LengthTests {
    static let linesOfSourceFile = 400
    static let linesOfTestFile = 500
    static let linesOfFunction = 60
    static let linesOfSession = 300

    @Test("Files are short")
    func files() {
        let written = Project.sources.filter { !$0.isGenerated }
        expectNone(written.compactMap { Self.tooLong($0, limit: Self.linesOfSourceFile) })
        expectNone(Project.tests.compactMap { Self.tooLong($0, limit: Self.linesOfTestFile) })
    }

    @Test("Functions are short")
    func functions() {
        expectNone(Project.sources.filter { !$0.isGenerated }.flatMap { FunctionLengths($0).findings })
    }

    @Test("A session is short, in all its files together")
    func session() {
        expectNone(TypeLength("Session", in: Project.sources.filter { $0.module == "BlueprintREPL" }).findings)
    }

    @Test("A session that is long in several files is found, with nested types and whatever else is in them")
    func wrongSession() {
        func file(_ name: String, _ head: String, lines: Int) -> SwiftFile {
            let text = head + " {\n" + String(repeating: "    // a\n", count: lines - 2) + "}\n"
            return SwiftFile(path: "Sources/BlueprintREPL/Session/\(name).swift", text: text)
        }
        let files = [
            file("Session", "package final class Session", lines: 160), file("A", "extension Session", lines: 140),
            file("Sessions", "struct Sessions", lines: 100),
        ]
        #expect(TypeLength("Session", in: files).findings == [])
        let more = files + [file("B", "extension Session.Part", lines: 2)]
        #expect(TypeLength("Session", in: more).findings.map(\.path) == ["Sources/BlueprintREPL/Session/Session.swift"])
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

/// The lines of the files that declare or extend a type.
private struct TypeLength {
    let findings: [Finding]

    init(_ name: String, in files: [SwiftFile]) {
        let own = files.filter { $0.declares(name) }
        let sum = own.reduce(0) { $0 + $1.lineCount }
        let limit = LengthTests.linesOfSession
        let advice = "take something out of \(name): its \(own.count) files have \(sum) lines, at most \(limit)"
        findings = sum > limit ? [Finding(path: own[0].path, line: 1, advice: advice)] : []
    }
}

extension SwiftFile {
    /// Returns true if the file declares a type at its top level, or extends it or a type in it.
    fileprivate func declares(_ name: String) -> Bool {
        tree.statements.contains { statement in
            if let type = statement.item.as(ClassDeclSyntax.self) { return type.name.text == name }
            guard let type = statement.item.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription else {
                return false
            }
            return type == name || type.hasPrefix(name + ".")
        }
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
