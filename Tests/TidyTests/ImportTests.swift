import SwiftSyntax
import Testing

/// A module imports only modules of lower layers.
@Suite("Imports")
struct ImportTests {
    /// The modules that each module may import.
    static let allowed: [String: Set<String>] = [
        "EmbedTexts": ["Foundation", "PackagePlugin"],
        "embed-texts": ["Foundation"],
        "HeadlessUIKit": ["Foundation"],
        "CoreGraphics": ["Foundation", "HeadlessUIKit"],
        "QuartzCore": ["Foundation", "HeadlessUIKit"],
        "UIKit": ["Foundation", "HeadlessUIKit"],
        "_Testing_CoreGraphics": [],
        "_Testing_UIKit": [],
        "BlueprintUI": ["Foundation", "HeadlessUIKit"],
        "BlueprintUIAccessibilityCore": ["BlueprintUI", "Foundation", "HeadlessUIKit"],
        "BlueprintUICommonControls": ["BlueprintUI", "BlueprintUIAccessibilityCore", "Foundation", "HeadlessUIKit"],
        "BlueprintInspector": ["BlueprintUI", "BlueprintUIAccessibilityCore", "Foundation", "HeadlessUIKit"],
        "SwiftInterpreter": [
            "Foundation", "SwiftDiagnostics", "SwiftOperators", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax",
        ],
        "BlueprintBindings": [
            "BlueprintUI", "BlueprintUIAccessibilityCore", "BlueprintUICommonControls", "Foundation", "HeadlessUIKit",
            "SwiftInterpreter",
        ],
        "BlueprintREPL": [
            "BlueprintBindings", "BlueprintInspector", "BlueprintUI", "Foundation", "FullScreen", "HeadlessUIKit",
            "SwiftInterpreter", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax",
        ],
        "FullScreen": ["BlueprintInspector", "HeadlessUIKit"],
        "TextFiles": ["Foundation"],
        "LineEditor": ["CLineEditor", "Darwin", "Foundation", "Glibc", "TextFiles"],
        "blueprint": [
            "ArgumentParser", "BlueprintBindings", "BlueprintInspector", "BlueprintREPL", "BlueprintUI",
            "BlueprintUICommonControls", "Darwin", "Foundation", "FullScreen", "Glibc", "HeadlessUIKit", "LineEditor",
            "SwiftInterpreter", "TextFiles",
        ],
    ]

    /// The modules with names of Apple's systems, which pass the headless UIKit on.
    static let passingOn: Set<String> = ["BlueprintUI", "CoreGraphics", "QuartzCore", "UIKit"]

    @Test("Modules import only allowed modules")
    func modules() {
        #expect(!Project.sources.isEmpty)
        expectNone(Project.sources.flatMap(Self.findings))
    }

    @Test("Tests reach no internals")
    func testable() {
        for file in Project.tests where file.mentions(["@testable"]) {
            let imports = ImportCollector(file).imports
            expectNone(
                imports.filter { $0.attributes.contains { $0.trimmedDescription == "@testable" } }.map {
                    file.finding(at: $0, "test through the public or package interface, without @testable")
                }
            )
        }
    }

    @Test("A module that is not in the table, or not allowed, is found")
    func wrongImports() {
        let wrong = SwiftFile(path: "Sources/BlueprintUI/A.swift", text: "import Foundation\nimport BlueprintREPL\n")
        #expect(Self.findings(in: wrong).map(\.line) == [2])
        let unknown = SwiftFile(path: "Sources/New/A.swift", text: "import Foundation\n")
        #expect(Self.findings(in: unknown).count == 1)
        let exported = SwiftFile(path: "Sources/LineEditor/A.swift", text: "@_exported import Foundation\n")
        #expect(Self.findings(in: exported).count == 1)
    }

    private static func findings(in file: SwiftFile) -> [Finding] {
        guard let allowed = allowed[file.module] else {
            return [Finding(path: file.path, line: 1, advice: "add \(file.module) to the table in ImportTests.swift")]
        }
        return ImportCollector(file).imports.compactMap { declaration in
            let name = declaration.path.first?.name.text ?? ""
            if !allowed.contains(name) {
                return file.finding(
                    at: declaration,
                    "\(file.module) must not import \(name); it may import \(allowed.sorted().joined(separator: ", "))"
                )
            }
            let isExported = declaration.attributes.contains { $0.trimmedDescription == "@_exported" }
            guard isExported, !passingOn.contains(file.module) else { return nil }
            let modules = passingOn.sorted().joined(separator: ", ")
            return file.finding(at: declaration, "import \(name) without @_exported; only \(modules) pass modules on")
        }
    }
}

private final class ImportCollector: SyntaxVisitor {
    private(set) var imports: [ImportDeclSyntax] = []

    init(_ file: SwiftFile) {
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.append(node)
        return .skipChildren
    }
}
