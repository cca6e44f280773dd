import SwiftSyntax

/// The imports of a saved file.
enum Imports {
    /// The modules that every saved file imports.
    private static let usual = ["import BlueprintUI", "import BlueprintUICommonControls", "import UIKit"]

    /// Returns the imports that not every saved file has, each once.
    static func besidesUsual(_ imports: [String]) -> [String] {
        var known = Set(usual)
        return imports.filter { known.insert($0).inserted }
    }

    /// Returns the imports of a saved file in the order of swift-format: modules, single declarations, modules imported
    /// for tests.
    static func text(of others: [String]) -> String {
        let all = usual + others
        let groups = [
            all.filter { !$0.hasPrefix("@testable") && words(of: $0).count < 3 },
            all.filter { !$0.hasPrefix("@testable") && words(of: $0).count >= 3 },
            all.filter { $0.hasPrefix("@testable") },
        ]
        let sorted = groups.filter { !$0.isEmpty }.map { group in
            group.sorted { (words(of: $0).last ?? "") < (words(of: $1).last ?? "") }.joined(separator: "\n")
        }
        return sorted.joined(separator: "\n\n")
    }

    /// Returns the imported module.
    static func module(of text: String) -> String {
        String((words(of: text).last ?? "").prefix { $0 != "." })
    }

    /// Returns the words of an import, without its attributes.
    private static func words(of text: String) -> [Substring] {
        Array(text.split(separator: " ").drop { $0 != "import" })
    }
}
