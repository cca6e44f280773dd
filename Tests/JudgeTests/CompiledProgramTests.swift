import BuiltProducts
import JudgeCases
import ProgramCases
import ProgramGenerator
import Testing

/// Generated programs compile, and the compiled programs of a batch do not disturb one another.
@Suite("Compiled programs")
struct CompiledProgramTests {
    /// The features whose programs the interpreter runs as the compiler does.
    private static let agreeing: Set = [
        "Self and requirements", "autoclosures", "default arguments", "defer", "enums with payloads",
        "enums with raw values", "expressions", "failable initializers", "functions",
        "generic constraints", "higher-order functions", "loops", "nested places", "nested scopes", "opaque types",
        "optional chains", "throws and rethrows", "tuples", "value semantics",
    ]

    private static let cases: [JudgedCase] =
        [11, 12, 13].flatMap { seed in (0..<15).map { JudgedCase(seed: seed, number: $0) } }
        + agreeing.sorted().flatMap { feature in (20..<22).map { JudgedCase(seed: 11, number: $0, feature: feature) } }

    private static let results = Result {
        try JudgedBatch(cases, tool: BuiltPackage.products().appendingPathComponent("judge-programs").path).results
    }

    @Test("Programs of several seeds compile and run to their end")
    func compile() throws {
        for result in try Self.results.get() {
            guard case .ran(let outcome) = result.compiler, outcome.end == .finished else {
                Issue.record("\(result.judged.origin): \(result.verdict.theirs)")
                continue
            }
        }
    }

    @Test("Programs of features that the interpreter knows agree")
    func agree() throws {
        let results = try Self.results.get().filter {
            Self.agreeing.isSuperset(of: $0.judged.generated?.features ?? [])
        }
        #expect(results.count >= Self.agreeing.count * 2)
        for result in results {
            #expect(result.verdict.isAgreement, "\(result.judged.origin): \(result.verdict.ours)")
        }
    }

    @Test("A trap, an endless loop and an error end only their own program")
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
