import BuiltProducts
import Foundation
import ProgramCases
import TestTiers
import Testing

/// Modules of several files, as apps have them, print the same when they are compiled and when they are interpreted.
@Suite("Modules of several files")
struct ModuleProgramTests {
    private static let folder = BuiltPackage.root.appendingPathComponent("Tests/ProgramTests/Modules")

    static let names: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.first != "." }.sorted()
    }()

    private static func files(of name: String) -> [String] {
        let folder = folder.appendingPathComponent(name).path
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
    }

    @Test("There are modules of all kinds, each of several files")
    func corpus() {
        #expect(Self.names == ["Links", "Receipt", "Responsive", "Settings", "SignIn"])
        #expect(Self.names.allSatisfy { Self.files(of: $0).count >= 3 })
    }

    @Test("A module prints the same", .merge, arguments: names)
    func module(_ name: String) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let program = folder.url.appendingPathComponent(name).path
        let build = try Run(
            path: Toolchain.path(of: "swiftc"),
            CompiledPrograms.options() + ["-o", program] + Self.files(of: name) + CompiledPrograms.objects()
        )
        #expect(build.status == 0, "\(build.errors)")
        let compiled = try Run(path: program, [])
        #expect(compiled.status == 0)
        #expect(compiled.output.split(separator: "\n").count >= 5)
        let interpreted = try Run("blueprint", ["run", "Tests/ProgramTests/Modules/\(name)"])
        #expect(interpreted.status == 0, "\(interpreted.errors)")
        // What is drawn follows.
        #expect(interpreted.output.hasPrefix(compiled.output), "\(interpreted.output)")
    }
}
