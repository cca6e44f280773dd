import Foundation
import Testing

/// The top level of the package is short.
@Suite("Top level")
struct TopLevelTests {
    static let required: Set<String> = ["Examples", "LICENSE", "Package.swift", "README.md", "Sources", "Tests"]
    /// Scripts that show what other software does, apart from the product.
    static let optional: Set<String> = ["findings"]
    /// Files that the package manager generates.
    static let generated: Set<String> = ["Package.resolved"]

    @Test("The top level contains only the necessary files")
    func topLevel() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Project.root.path)
        expectNone(Self.findings(in: names))
    }

    @Test("Unexpected and missing files are found")
    func wrongTopLevel() {
        let findings = Self.findings(in: [
            "Sources", "notes.md", ".git", "Package.swift", "LICENSE", "Tests", "README.md",
        ])
        #expect(findings.map(\.path) == ["notes.md", "Examples"])
    }

    private static func findings(in names: [String]) -> [Finding] {
        let known = required.union(optional).union(generated)
        let strangers = names.filter { !$0.hasPrefix(".") && !known.contains($0) }
        let missing = required.subtracting(names)
        return strangers.sorted().map {
            Finding(path: $0, line: 1, advice: "move it below Sources, Tests or Examples, or take it out")
        }
            + missing.sorted().map { Finding(path: $0, line: 1, advice: "add it: the top level needs it") }
    }
}
