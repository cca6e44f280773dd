import SwiftSyntax

/// The imports of a saved file.
enum Imports {
    /// The modules that every saved file imports.
    private static let usual = ["import BlueprintUI", "import BlueprintUICommonControls", "import UIKit"]

    /// Those of some imports that a saved file would not have anyway, each once.
    static func besidesUsual(_ imports: [String]) -> [String] {
        var known = Set(usual)
        return imports.filter { known.insert($0).inserted }
    }

    /// The imports of a saved file, in the order in which swift-format puts them: modules, single declarations, modules
    /// that are imported for tests.
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

    /// The module that an import is about.
    static func module(of text: String) -> String {
        String((words(of: text).last ?? "").prefix { $0 != "." })
    }

    /// `import`, what follows it, and attributes left out.
    private static func words(of text: String) -> [Substring] {
        Array(text.split(separator: " ").drop { $0 != "import" })
    }
}
