import Foundation
import SwiftSyntax
import TestTiers
import Testing

/// The pages about the architecture name functions and files that exist.
@Suite("Names on pages")
struct PageNameTests {
    private static let pages = [
        "Sources/BlueprintREPL/BlueprintREPL.docc/HowALineBecomesADrawing.md",
        "Sources/SwiftInterpreter/SwiftInterpreter.docc/HowSourceBecomesAValue.md",
    ]

    private static let declared = Project.sources.reduce(into: Set<String>()) { $0.formUnion(FunctionNames($1).names) }

    @Test("Each function that a page names is declared by its type, with these labels", .merge, arguments: pages)
    func functions(path: String) {
        expectNone(Self.findings(in: MarkdownText(path: path), declared: Self.declared))
    }

    /// Pages that say where each kind of thing is written.
    private static let guides = [
        ".github/CONTRIBUTING.md", "Sources/BlueprintREPL/BlueprintREPL.docc/WhereFactsLive.md",
    ]

    @Test("Each file and folder that a guide names exists", arguments: guides)
    func files(path: String) {
        let paths = ["Sources", "Tests"].flatMap { Project.paths(in: $0, suffix: "") }
        let page = MarkdownText(path: path)
        #expect(page.text.contains("BlueprintBindings/"))
        expectNone(Self.findings(in: page, paths: paths))
    }

    @Test("A file that is gone is found")
    func wrongFiles() {
        let text = "`Help/Lesson`, `Exporter.swift`\n`Texts+JSON`, `swift run`, `gone.md`"
        let page = MarkdownText(path: "P.md", text: text)
        let findings = Self.findings(in: page, paths: ["Sources/Help/Lesson.swift", "Sources/A/Exporter.swift"])
        #expect(
            findings.map(\.description) == [
                "P.md:2: name a file that exists: Texts+JSON", "P.md:2: name a file that exists: gone.md",
            ]
        )
    }

    private static func findings(in page: MarkdownText, paths: [String]) -> [Finding] {
        page.text.components(separatedBy: "\n").enumerated().flatMap { index, line in
            line.matches(of: /`(\w+(?:[\/+]\w+|\.(?:swift|md|txt|docc))+)`/).map { String($0.1) }
                .filter { name in !paths.contains { "/\($0)".contains("/\(name)") } }
                .map { Finding(path: page.path, line: index + 1, advice: "name a file that exists: \($0)") }
        }
    }

    @Test("A function with other labels, and one of another type, are found")
    func wrongNames() {
        let file = SwiftFile(
            path: "Sources/A/A.swift",
            text: """
                struct A {
                    func a(_ b: Int, for c: Int) {}
                    struct B { func b() {} }
                }
                extension A.B { init(c: Int) {} }
                """
        )
        let names = FunctionNames(file).names
        #expect(names == ["A.a(_:for:)", "B.b()", "B.init(c:)"])
        let page = MarkdownText(path: "P.md", text: "`A.a(_:for:)`, `A.a(_:)`\n`A.b()`, `B.b()`, `c()`, `A.d`")
        #expect(
            Self.findings(in: page, declared: names).map(\.description) == [
                "P.md:1: name a function that exists: A.a(_:)", "P.md:2: name a function that exists: A.b()",
            ]
        )
    }

    private static func functions(in text: String) -> [String] {
        text.matches(of: /`([A-Z]\w*\.\w+\([\w:]*\))`/).map { String($0.1) }
    }

    private static func findings(in page: MarkdownText, declared: Set<String>) -> [Finding] {
        page.text.components(separatedBy: "\n").enumerated().flatMap { index, line in
            functions(in: line).filter { !declared.contains($0) }.map {
                Finding(path: page.path, line: index + 1, advice: "name a function that exists: \($0)")
            }
        }
    }
}

/// The functions and initializers of the types in a file, such as `A.a(_:for:)`.
private final class FunctionNames: SyntaxVisitor {
    private(set) var names: Set<String> = []
    private var types: [String] = []

    init(_ file: SwiftFile) {
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    private func open(_ name: String) -> SyntaxVisitorContinueKind {
        types.append(name)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? "")
    }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, node.signature)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        add("init", node.signature)
        return .skipChildren
    }

    private func add(_ name: String, _ signature: FunctionSignatureSyntax) {
        guard let type = types.last else { return }
        let labels = signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
        names.insert("\(type).\(name)(\(labels))")
    }
}
