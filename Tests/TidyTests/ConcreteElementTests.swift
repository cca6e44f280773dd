import SwiftSyntax
import TestTiers
import Testing

/// The inspector and the session name no concrete element, so that a new element is one file.
///
/// An element states the facts about its layout itself, as its `_layoutPurpose`; its binding states the rest.
@Suite("Concrete elements")
struct ConcreteElementTests {
    /// The modules that treat all elements alike.
    static let generalModules: Set<String> = ["BlueprintInspector", "BlueprintREPL"]

    @Test("General code names no concrete element", .merge)
    func names() {
        let elements = Self.elements(in: Project.sources)
        #expect(elements.isSuperset(of: ["Box", "Column", "Decorate", "Inset", "Label", "ScrollView"]))
        let files = Project.sources.filter { Self.generalModules.contains($0.module) }
        expectNone(files.flatMap { ElementNameFinder($0, elements: elements).findings })
    }

    @Test("Names of elements are found in literals and types, elements by their protocols")
    func wrongNames() {
        let elements = Self.elements(in: [
            SwiftFile(
                path: "Sources/BlueprintUI/A.swift",
                text: "public struct A: UnchangingElement {}\npublic struct B: Sendable {}\nstruct D: Element {}"
            ),
            SwiftFile(path: "Sources/BlueprintUICommonControls/C.swift", text: "public struct C: P, ProxyElement {}"),
        ])
        #expect(elements == ["A", "C"])
        let text = """
            let a = name == "A"
            let b = ["B", "C"]
            let c = element as? A
            let d = Other.A.self
            enum E { struct C {} }
            let f = C()
            let g = "A { }"
            """
        let file = SwiftFile(path: "Sources/BlueprintREPL/A.swift", text: text)
        #expect(ElementNameFinder(file, elements: elements).findings.map(\.line) == [1, 2, 3])
    }

    /// Returns the names of the public elements that files of the library declare.
    private static func elements(in files: [SwiftFile]) -> Set<String> {
        files.filter { ["BlueprintUI", "BlueprintUICommonControls"].contains($0.module) }.reduce(into: []) {
            names,
            file in
            for statement in file.tree.statements {
                guard let type = statement.item.as(StructDeclSyntax.self),
                    type.modifiers.contains(where: { $0.name.text == "public" })
                else { continue }
                let protocols = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
                if protocols.contains(where: { $0.hasSuffix("Element") }) { names.insert(type.name.text) }
            }
        }
    }
}

private final class ElementNameFinder: SyntaxVisitor {
    private(set) var findings: [Finding] = []
    private let file: SwiftFile
    private let elements: Set<String>
    private let given: Set<String>

    init(_ file: SwiftFile, elements: Set<String>) {
        self.file = file
        self.elements = elements
        given = FolderNames(file).given
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    private func check(_ name: String, _ node: some SyntaxProtocol) {
        guard elements.contains(name) else { return }
        findings.append(
            file.finding(at: node, "let \(name) state the fact itself, in its _layoutPurpose or its binding")
        )
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let text = node.representedLiteralValue { check(text, node) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if !given.contains(node.name.text) { check(node.name.text, node) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.keyPathInParent == \MemberAccessExprSyntax.declName
        if !isMember, !given.contains(node.baseName.text) { check(node.baseName.text, node) }
        return .visitChildren
    }
}
