import SwiftSyntax
import Testing

/// Only the programs, the line editor and the text files access files, pipes and terminals; everything else works on values.
@Suite("Input and output")
struct InputOutputTests {
    static let modules: Set<String> = ["EmbedTexts", "LineEditor", "TextFiles", "blueprint", "embed-texts"]

    @Test("Only the programs and the line editor read and write")
    func modulesWithoutInputAndOutput() {
        let files = Project.sources.filter { !Self.modules.contains($0.module) }
        expectNone(files.flatMap { InputOutputFinder($0).findings })
    }

    @Test("Every kind of input and output is found")
    func wrongInputAndOutput() {
        let text = """
            print("x")
            debugPrint(1)
            let a = FileManager.default
            let b = FileHandle.standardInput
            let c = readLine()
            fputs("x", stderr)
            let d = try String(contentsOfFile: "x")
            let e = try Data(contentsOf: url)
            try text.write(to: url, atomically: true, encoding: .utf8)
            text.append(contentsOf: "x")
            value.print(into: text)
            list.write(to: &text)
            print(into: &text)
            dump(value, to: &text, indent: 2)
            Swift.print("x")
            try session.files.write(to: path) { try $0("x") }
            """
        let file = SwiftFile(path: "Sources/A/A.swift", text: text)
        #expect(Set(InputOutputFinder(file).findings.map(\.line)) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 15])
    }
}

/// Finds input and output other than through the files that the program provides to a session.
private final class InputOutputFinder: SyntaxVisitor {
    private(set) var findings: [Finding] = []
    private let file: SwiftFile
    private static let names: Set<String> = [
        "FileHandle", "FileManager", "InputStream", "OutputStream", "Process", "fgets", "fopen", "fputs", "fread",
        "fwrite",
        "readLine", "stderr", "stdin", "stdout",
    ]
    private static let printers: Set<String> = ["debugPrint", "dump", "print"]
    private static let readers: Set<String> = ["Data", "NSString", "String"]

    init(_ file: SwiftFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
        let parts = Self.names.union(Self.printers).union(["contentsOf", "write"])
        if file.mentions(parts) { walk(file.tree) }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName == node
        if !isMember, Self.names.contains(node.baseName.text) { report(node, node.baseName.text) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if Self.names.contains(node.name.text) { report(node, node.name.text) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression.trimmedDescription
        let first = node.arguments.first?.label?.text
        let isInOut = node.arguments.first?.expression.is(InOutExprSyntax.self) ?? false
        let isPrinter = Self.printers.contains(called) || Self.printers.map { "Swift." + $0 }.contains(called)
        let isIntoText = node.arguments.contains { argument in
            argument.label?.text == "to" && argument.expression.is(InOutExprSyntax.self)
        }
        if isPrinter, first == nil, !isIntoText {
            report(node, called)
        } else if Self.readers.contains(called), first == "contentsOfFile" || first == "contentsOf" {
            report(node, "\(called)(\(first ?? ""):)")
        } else if called.hasSuffix(".write"), !called.hasSuffix("files.write"), first == "to" || first == "toFile",
            !isInOut
        {
            report(node, "write(\(first ?? ""):)")
        }
        return .visitChildren
    }

    private func report(_ node: some SyntaxProtocol, _ what: String) {
        findings.append(
            file.finding(
                at: node,
                "return values and let the program read and write: \(what) belongs in Sources/blueprint"
            )
        )
    }
}
