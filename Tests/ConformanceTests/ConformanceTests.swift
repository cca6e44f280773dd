import ConformanceCases
import Foundation
import Testing

/// The cases measured with the reference implementation.
///
/// For a case with a second output, computed without the reference's shortcuts in measuring, this library produces
/// the second one: it uses a measured size for another constraint only if the container knows that measuring would
/// give the same.
@Suite struct ConformanceTests {
    @Test func everyFixturePasses() throws {
        let folder = try #require(ConformanceCase.fixtures)
        let failed = try run(folder)
        #expect(failed.isEmpty, "\(failed.joined(separator: "\n"))")
    }

    /// Only one of two outputs is accepted: the other is another result.
    @Test func theOutputWithShortcutsIsAnotherResult() throws {
        let cases = try ConformanceCase.all().filter { $0.alternative != nil }
        let others = try cases.filter { try !CaseRunner(test: $0).equalsOutputWithShortcuts() }
        #expect(cases.count == 34)
        #expect(others.count == 34)
    }

    @Test func everyCaseOfANamedFolderPasses() throws {
        guard let path = ProcessInfo.processInfo.environment["BLUEPRINT_CONFORMANCE"] else { return }
        let failed = try run(URL(fileURLWithPath: path, isDirectory: true))
        #expect(failed.isEmpty, "\(failed.joined(separator: "\n"))")
    }

    /// Runs every file of a folder and returns the number of cases that passed.
    private func run(_ folder: URL) throws -> [String] {
        let files = try ConformanceCase.files(in: folder)
        #expect(!files.isEmpty, "no cases in \(folder.path)")
        var passed = 0
        var failed: [String] = []
        for file in files {
            let result = try run(file: file)
            print("\(file.lastPathComponent): \(result.passed) passed, \(result.failed.count) failed")
            passed += result.passed
            failed += result.failed
        }
        for line in failed.prefix(100) { print(line) }
        print("conformance: \(passed) passed, \(failed.count) failed")
        return failed
    }

    private func run(file: URL) throws -> (passed: Int, failed: [String]) {
        var passed = 0
        var failed: [String] = []
        for test in try ConformanceCase.cases(in: file) {
            do {
                guard let difference = try CaseRunner(test: test).firstDifference() else {
                    passed += 1
                    continue
                }
                failed.append("\(file.lastPathComponent) \(test.id): \(difference)")
            } catch let error as UnreadableCase {
                failed.append("\(file.lastPathComponent) \(test.id): \(error)")
            }
        }
        return (passed, failed)
    }
}
