import BindingGenerator
import BuiltProducts
import Foundation
import SymbolGraphs
import Testing

/// The files say where they come from, and a file that is not what would be written is found.
@Suite("Generated files")
struct BindingFilesTests {
    private func files(_ types: [Symbol]) throws -> BindingFiles {
        try BindingFiles([("Lights", SymbolFiles(symbols: types))], except: Exceptions("known Int"))
    }

    @Test("A file names its command, and has a function for each type that has members")
    func text() throws {
        let files = try files([
            Symbol(kind: "struct", path: ["Lamp"]), Symbol(kind: "struct", path: ["Lamp", "Bulb"]),
            Symbol(kind: "property", path: ["Lamp", "Bulb", "watts"], declaration: "var watts: Int"),
        ])
        let text = try #require(files.texts["Generated/LightsMembers.swift"])
        #expect(text.hasPrefix("// Written by `swift run generate-bindings` from the declarations of Lights"))
        #expect(text.contains(#"        table.describe("Lamp.Bulb", describeLampBulb)"#))
        #expect(text.contains("    private static func describeLampBulb(_ type: TypeRegistration<Lamp.Bulb>) {"))
        #expect(!text.contains(#""Lamp""#))
    }

    @Test("A file that is missing, changed or left over is found, and written or removed")
    func outdated() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let files = try files([Symbol(kind: "struct", path: ["Lamp"])])
        let paths = [
            "Generated/LightsMembers.swift", "Interpreted/Generated/InterpretedClasses.swift",
            "Protocols/Generated/InterpretedDelegates.swift",
        ]
        #expect(files.outdated(in: folder.url) == paths)
        for path in paths { try files.write(path, to: folder.url) }
        #expect(files.outdated(in: folder.url) == [])
        // Only folders of that name belong to the generator.
        _ = try folder.write("", to: "ByHand.swift")
        _ = try folder.write("", to: "Generated/OldMembers.swift")
        _ = try folder.write("// changed", to: paths[1])
        #expect(files.outdated(in: folder.url) == ["Generated/OldMembers.swift", paths[1]])
        try files.write("Generated/OldMembers.swift", to: folder.url)
        #expect(files.outdated(in: folder.url) == [paths[1]])
    }
}
