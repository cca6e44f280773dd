import BlueprintBindings
import BuiltProducts
import Foundation
import SwiftInterpreter
import SymbolGraphs
import Testing

/// All public declarations of the library are available to interpreted source, or the list gives the reason.
@Suite("The interface of interpreted source")
struct InterpretedInterfaceTests {
    @Test("The list contains exactly the declarations that cannot be used")
    func unbound() throws {
        let graph = try SymbolGraph(modules: [
            "BlueprintUI", "BlueprintUIAccessibilityCore", "BlueprintUICommonControls",
        ])
        #expect(graph.types.count > 100)
        let unbound = UnboundMembers(of: graph, in: .blueprint()).lines
        let file = BuiltPackage.root.appendingPathComponent("Tests/PublicInterfaceTests/Fixtures/uninterpreted.txt")
        let list = AbsenceList(try String(contentsOf: file, encoding: .utf8))
        for line in unbound where !list.entries.contains(line) {
            Issue.record("not known to interpreted source, and not in uninterpreted.txt: \(line)")
        }
        for entry in list.entries where !unbound.contains(entry) {
            Issue.record("known to interpreted source; take it out of uninterpreted.txt: \(entry)")
        }
        #expect(list.entriesWithoutReason.isEmpty)
    }

    @Test("A declaration missing in a table is found")
    func missing() throws {
        let graph = try SymbolGraph(modules: ["BlueprintUI"])
        let table = BindingTable()
        table.register(CGSizeStandIn.self, as: "CGSize", summary: "A size.") { _ in }
        table.register(CGSizeStandIn.self, as: "Spacer", summary: "Room.") { spacer in
            spacer.initializer("init(size: CGSizeStandIn)") { _ in CGSizeStandIn() }
            spacer.initializer("init(width: Double, height: Double)") { _ in CGSizeStandIn() }
            spacer.property("size", get: { $0 })
        }
        let lines = UnboundMembers(of: graph, in: table).lines
        #expect(lines.contains("CGSize  infinity: CGSize"))
        #expect(lines.contains("Row"))
        #expect(!lines.contains("Spacer  init(size: CGSize)"))
        #expect(lines.contains("Spacer  init(_ value: CGFloat)"))
        // A default value that cannot be omitted counts as missing, and so does a property that cannot be set.
        #expect(lines.contains("Spacer  init(width: CGFloat = 0.0, height: CGFloat = 0.0)"))
        #expect(lines.contains("Spacer  size: CGSize"))
    }

    private struct CGSizeStandIn {}
}
