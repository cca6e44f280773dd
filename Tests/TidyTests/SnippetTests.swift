import BuiltProducts
import TestTiers
import Testing

/// Swift in documentation compiles against the modules built with these tests.
@Suite("Snippets")
struct SnippetTests {
    /// The modules that are no product, whose articles are for those who work on this package.
    static let internalModules = ["SwiftInterpreter", "BlueprintBindings", "BlueprintREPL"]

    static let documents: [String] =
        ["README.md"] + Project.paths(in: "Sources", suffix: ".md").filter { $0.contains(".docc/") }

    @Test("Every fenced example compiles", .merge, arguments: documents)
    func compile(_ path: String) throws {
        let fences = MarkdownText(path: path).fences.filter { $0.language == "swift" }
        #expect(!fences.isEmpty, "\(path):1: show an example in a swift fence")
        let isPartOfPackage = Self.internalModules.contains { path.hasPrefix("Sources/\($0)/") }
        let compiler = try Compiler()
        for fence in fences {
            // Blank lines before the example give it the line numbers of the document.
            let source = String(repeating: "\n", count: fence.line - 1) + fence.lines.joined(separator: "\n")
            let errors = try compiler.check(source, name: path, isPartOfPackage: isPartOfPackage)
            if !errors.isEmpty { Issue.record("\(path):\(fence.line): mend the example:\n\(errors)") }
        }
    }

    @Test("An example that does not compile is found, at its line")
    func wrongSnippet() throws {
        let compiler = try Compiler()
        let right = try compiler.check("import BlueprintUI\nlet a = Centered(Empty())\n", name: "a.md")
        #expect(right == "")
        let errors = try compiler.check("\n\nimport BlueprintUI\nlet a = Centered(1)\n", name: "a.md")
        #expect(errors.hasPrefix("a.md:4:"), "\(errors)")
    }
}
