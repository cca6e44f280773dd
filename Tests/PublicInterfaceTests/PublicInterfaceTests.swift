import BuiltProducts
import Foundation
import SymbolGraphs
import Testing

/// All public declarations of Blueprint exist here under the same names, or the list gives the reason.
@Suite("The public interface")
struct PublicInterfaceTests {
    private static func fixture(_ name: String) throws -> String {
        let folder = BuiltPackage.root.appendingPathComponent("Tests/PublicInterfaceTests/Fixtures")
        return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    @Test("The list contains exactly the absent declarations")
    func absences() throws {
        let index = InterfaceIndex(try Self.fixture("blueprint-6.7.3-interface.txt"))
        #expect(index.types.count > 100)
        // UIKit has what views inherit.
        let graph = try SymbolGraph(modules: [
            "BlueprintUI", "BlueprintUIAccessibilityCore", "BlueprintUICommonControls", "HeadlessUIKit",
        ])
        let absent = Absences(of: index, in: graph).lines
        let list = AbsenceList(try Self.fixture("absent.txt"))
        for line in absent where !list.entries.contains(line) {
            Issue.record("absent, or declared otherwise, and not in absent.txt: \(line)")
        }
        for entry in list.entries where !absent.contains(entry) {
            Issue.record("no longer absent; take it out of absent.txt: \(entry)")
        }
        #expect(list.entriesWithoutReason.isEmpty)
    }
}

/// The checked-in list: lines of the index below the reason for their absence, which follows `#`.
struct AbsenceList {
    private(set) var entries: [String] = []
    private(set) var entriesWithoutReason: [String] = []

    init(_ text: String) {
        var reason = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(\.trimmed) {
            if line.isEmpty {
                reason = ""
            } else if line.hasPrefix("#") {
                reason = line
            } else {
                entries.append(line)
                if reason.isEmpty { entriesWithoutReason.append(line) }
            }
        }
    }
}
