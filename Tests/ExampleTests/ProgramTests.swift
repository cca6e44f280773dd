import BuiltProducts
import Foundation
import Testing

/// The output of programs that use the library does not change.
@Suite("Programs")
struct ProgramTests {
    @Test("A program prints its golden text", arguments: ["Badge", "Receipt", "Settings"])
    func program(_ name: String) throws {
        let run = try Run(name)
        #expect(run.status == 0)
        #expect(run.errors == "")
        let golden = BuiltPackage.root.appendingPathComponent("Tests/ExampleTests/Golden/\(name).txt")
        let expected = try String(contentsOf: golden, encoding: .utf8)
        #expect(run.output == expected)
    }

    @Test(
        "A program prints the same when it is interpreted: one file, and a module of several files",
        arguments: [("Settings", "Examples/Settings/main.swift"), ("Receipt", "Examples/Receipt")]
    )
    func interpreted(_ name: String, _ path: String) throws {
        let run = try Run("blueprint", ["run", path])
        #expect(run.status == 0, "\(run.errors)")
        let golden = BuiltPackage.root.appendingPathComponent("Tests/ExampleTests/Golden/\(name).txt")
        let expected = try String(contentsOf: golden, encoding: .utf8)
        #expect(run.output.contains(expected))
    }
}
