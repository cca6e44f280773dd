import Testing

/// The page about the tests has a row for every target of tests.
@Suite("Test targets")
struct TestTargetTests {
    private static let page = "Sources/BlueprintREPL/BlueprintREPL.docc/Tests.md"

    @Test("The page names every target of tests, and no other")
    func targets() {
        let declared = Self.names(of: /\.testTarget\(\s*name: "(\w+)"/, in: Project.text("Package.swift"))
        #expect(declared.count > 20)
        #expect(declared == Self.names(of: /(?m)^\| `(\w+)` \|/, in: Project.text(Self.page)))
    }

    private static func names(of pattern: Regex<(Substring, Substring)>, in text: String) -> [String] {
        text.matches(of: pattern).map { String($0.1) }.sorted()
    }
}
