import BuiltProducts
import JudgeCases
import ProgramCases
import ProgramGenerator
import TestTiers
import Testing

/// Generated programs compile, and the compiled programs of a batch do not disturb one another.
@Suite("Compiled programs")
struct CompiledProgramTests {
    private static let cases: [JudgedCase] = [11, 12, 13].flatMap { seed in
        (0..<TestTier.choice(fast: 0, merge: 34, all: 100)).map { JudgedCase(seed: seed, number: $0) }
    }

    private static let results = Result {
        try JudgedBatch(cases, tool: BuiltPackage.products().appendingPathComponent("judge-programs").path).results
    }

    /// The others may be refused or trap, as the generator does not know all rules; the interpreter must do the same.
    @Test("Of a hundred generated programs, at least 99 compile and run to their end", .merge)
    func compile() throws {
        let results = try Self.results.get()
        let others = results.filter { result in
            guard case .ran(let outcome) = result.compiler else { return true }
            return outcome.end != .finished
        }
        let words = others.map { "\($0.judged.origin): \($0.verdict.theirs)" }
        #expect(others.count * 100 <= results.count, "\(words.joined(separator: "; "))")
    }

    @Test("The interpreter prints what the compiled programs print", .merge)
    func agree() throws {
        let results = try Self.results.get()
        if TestTier.running == .all {
            #expect(Set(results.flatMap { $0.judged.generated?.features ?? [] }) == Set(GeneratedProgram.allFeatures))
        }
        for result in results {
            #expect(result.verdict.isAgreement, "\(result.judged.origin): \(result.verdict.ours)")
        }
    }

    @Test("A trap, an endless loop and an error end only their own program", .merge)
    func ends() throws {
        let texts = [
            "print(1)\nlet a: [Int] = []\nprint(a[0])", "print(2)\nwhile true { print(\"a\") }",
            "struct E: Error {}\nprint(3)\nthrow E()", "print(4)", "let n: Int = \"a\"", "print(6",
        ]
        let programs = texts.enumerated().map { Program(path: "p\($0.offset).swift", text: $0.element) }
        let verdicts = try CompiledBatch(programs, steps: [.syntax, .types]).verdicts
        let ends: [CompiledPrograms.End?] = programs.map { program in
            guard case .ran(let outcome) = verdicts[program.path] else { return nil }
            return outcome.end
        }
        #expect(ends == [.trapped, .stopped, .threw, .finished, nil, nil])
        let lines: [Int?] = programs.map { program in
            guard case .refused(let failures) = verdicts[program.path] else { return nil }
            return failures.first?.line
        }
        #expect(lines == [nil, nil, nil, nil, 1, 1])
    }

    @Test("A program that ends the interpreter's process does not end the others")
    func crash() throws {
        let programs = ["print(1)", "print(2)"].enumerated().map { Program(path: "p\($0.offset)", text: $0.element) }
        let verdicts = try InterpretedBatch.run(programs, tool: "/bin/false")
        #expect(verdicts.map(\.end) == [.crashed, .crashed])
        let tool = try BuiltPackage.products().appendingPathComponent("judge-programs").path
        #expect(try InterpretedBatch.run(programs, tool: tool).map(\.lines) == [["1"], ["2"]])
    }
}
