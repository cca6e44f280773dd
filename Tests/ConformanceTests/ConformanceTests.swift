import ConformanceCases
import Foundation
import TestTiers
import Testing

/// The cases measured with the reference implementation.
///
/// For a case with a second output, computed without the reference's shortcuts in measuring, this library produces
/// the second one: it uses a measured size for another constraint only if the container knows that measuring would
/// give the same.
@Suite struct ConformanceTests {
    @Test func everyFixturePasses() throws {
        let (passed, failed) = run(try ConformanceCase.ofTier())
        #expect(passed > TestTier.choice(fast: 50, merge: 500, all: 500))
        #expect(failed.isEmpty, "\(failed.joined(separator: "\n"))")
    }

    /// Only one of two outputs is accepted: the other is another result.
    @Test(.merge) func theOutputWithShortcutsIsAnotherResult() throws {
        let cases = try ConformanceCase.ofTier().filter { $0.alternative != nil }
        let others = try cases.filter { try !CaseRunner(test: $0).equalsOutputWithShortcuts() }
        #expect(cases.count == 34)
        #expect(others.count == 34)
    }

    @Test func everyCaseOfANamedFolderPasses() throws {
        guard let path = ProcessInfo.processInfo.environment["BLUEPRINT_CONFORMANCE"] else { return }
        let files = try ConformanceCase.files(in: URL(fileURLWithPath: path, isDirectory: true))
        #expect(!files.isEmpty, "no cases in \(path)")
        for file in files {
            let (passed, failed) = run(try ConformanceCase.cases(in: file))
            print("\(file.lastPathComponent): \(passed) passed, \(failed.count) failed")
            #expect(failed.isEmpty, "\(failed.prefix(100).joined(separator: "\n"))")
        }
    }

    /// Runs cases and returns the number of those that passed, and the differences of the others.
    private func run(_ cases: [ConformanceCase]) -> (passed: Int, failed: [String]) {
        let failed = cases.compactMap { test -> String? in
            do {
                return try CaseRunner(test: test).firstDifference().map { "\(test.id): \($0)" }
            } catch {
                return "\(test.id): \(error)"
            }
        }
        return (cases.count - failed.count, failed)
    }
}
