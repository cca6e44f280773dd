import BuiltProducts
import Foundation
import TestTiers

/// The examples of the package, of which a tier tries some.
enum ExampleFiles {
    static let scripts = TestTier.sample(of: all(".blueprint"), fast: 5, merge: 1)
    static let transcripts = TestTier.sample(of: all(".md"), fast: 3, merge: 1)

    /// Returns the paths of the examples with an extension, from the root of the package.
    static func all(_ suffix: String) -> [String] {
        let folder = BuiltPackage.root.appendingPathComponent("Examples")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(suffix) }.sorted().map { "Examples/\($0)" }
    }
}
