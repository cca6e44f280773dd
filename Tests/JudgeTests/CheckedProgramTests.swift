import BuiltProducts
import Foundation
import JudgeCases
import ProgramCases
import TestTiers
import Testing

/// The type checker and the compiler are compared without running programs.
@Suite("Checked programs")
struct CheckedProgramTests {
    private static let texts = [
        "let n = 1\nprint(n + 1)", "let n: Int = \"a\"", "print(1)\nwhile true {}\n", "let n = 1\nprint(n.missing)",
        "print(1",
    ]

    private static let tool = Result { try BuiltPackage.products().appendingPathComponent("judge-programs").path }

    private static var cases: [JudgedCase] {
        texts.enumerated().map { JudgedCase(file: Program(path: "p\($0.offset).swift", text: $0.element)) }
    }

    @Test("A program has the same verdict, also with the compiler's verdicts of a run before", .merge)
    func verdicts() throws {
        var known = KnownVerdicts()
        for _ in 0..<2 {
            let results = try CheckedBatch(Self.cases, tool: Self.tool.get(), known: &known).results
            #expect(results.map(\.verdict.kind) == [.agree, .agreeRefused, .agree, .agreeRefused, .agreeRefused])
        }
    }

    @Test("A verdict of a run before that is wrong is found", .merge)
    func wrongVerdict() throws {
        var known = KnownVerdicts()
        known[Self.cases[0].program] = .refused([Program.Failure(line: 1, message: "a")])
        known[Self.cases[1].program] = .ran(CompiledPrograms.Outcome(path: "p1.swift"))
        known[Self.cases[3].program] = .refused([Program.Failure(line: 1, message: "a")])
        let results = try CheckedBatch(Self.cases, tool: Self.tool.get(), known: &known).results
        #expect(results.map(\.verdict.kind) == [.accepted, .refused, .agree, .elsewhere, .agreeRefused])
    }

    @Test("The compiler's verdicts are written and read")
    func file() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = folder.url.appendingPathComponent("known.json")
        var known = try KnownVerdicts(file: file)
        let program = Self.cases[1].program
        #expect(known[program] == nil)
        known[program] = .refused([Program.Failure(line: 1, message: "a")])
        try known.write(to: file)
        #expect(try KnownVerdicts(file: file)[program] == .refused([Program.Failure(line: 1, message: "a")]))
    }
}
