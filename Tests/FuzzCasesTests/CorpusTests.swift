import BigStack
import BuiltProducts
import Foundation
import FuzzCases
import Testing

/// The seeds of the fuzzer with coverage, and what it has found.
@Suite struct CorpusTests {
    private static let folder = BuiltPackage.root.appendingPathComponent("Tests/FuzzCasesTests/Corpus")

    private static func files(of target: FuzzTarget) throws -> [URL] {
        let folder = folder.appendingPathComponent(target.rawValue)
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.fileSizeKey])
            .sorted { $0.path < $1.path }
    }

    @Test(arguments: FuzzTarget.allCases) func everyInputKeepsAllPromises(target: FuzzTarget) throws {
        let inputs = try Self.files(of: target).map { ($0.lastPathComponent, Array(try Data(contentsOf: $0))) }
        #expect(inputs.count > 1)
        let broken = try onBigStack {
            let run = FuzzRun()
            return inputs.flatMap { name, bytes in
                run.promises(brokenBy: bytes, as: target).map { "\(name): \($0)" }
            }
        }
        #expect(broken == [])
    }

    @Test func theCorpusIsSmall() throws {
        let sizes = try FuzzTarget.allCases.flatMap { try Self.files(of: $0) }
            .map { try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 }
        #expect(sizes.reduce(0, +) < 100_000)
    }
}
