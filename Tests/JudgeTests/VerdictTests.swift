import JudgeCases
import ProgramCases
import Testing

/// The comparison of two results can fail in every way.
@Suite("Verdicts")
struct VerdictTests {
    private static func ran(_ lines: [String], _ end: CompiledPrograms.End = .finished) -> CompilerVerdict {
        var outcome = CompiledPrograms.Outcome(path: "p")
        (outcome.lines, outcome.end) = (lines, end)
        return .ran(outcome)
    }

    private static func here(_ end: InterpreterVerdict.End, _ lines: [String] = [], line: Int = 0) -> InterpreterVerdict
    {
        var verdict = InterpreterVerdict(end: end)
        (verdict.lines, verdict.line) = (lines, line)
        return verdict
    }

    private static let errors = CompilerVerdict.refused([
        Program.Failure(line: 3, message: "a"), Program.Failure(line: 7, message: "b"),
    ])

    @Test(
        "Two results have a verdict",
        arguments: [
            (ran(["a"]), here(.finished, ["a"]), Verdict.Kind.agree),
            (ran(["a"]), here(.finished, ["b"]), .differ),
            (ran(["a"]), here(.finished, ["a", "b"]), .differ),
            (ran(["a", "b"]), here(.finished, ["a"]), .differ),
            (ran(["a"], .trapped), here(.finished, ["a"]), .differ),
            (ran(["a"], .trapped), here(.failed, ["a"]), .agree),
            (ran(["a"], .threw), here(.failed, ["b"]), .differ),
            (ran(["a"]), here(.failed, ["a"]), .fails),
            (ran(["a"]), here(.stopped), .stopped),
            (ran(["a"], .stopped), here(.stopped), .agree),
            (ran(["a"]), here(.crashed), .crashed),
            (ran(["a"]), here(.refused), .refused),
            (ran(["a"]), here(.unsupported), .unsupported),
            (errors, here(.refused, line: 3), .agreeRefused),
            (errors, here(.refused, line: 7), .agreeRefused),
            (errors, here(.unsupported, line: 3), .agreeRefused),
            (errors, here(.refused, line: 4), .elsewhere),
            (errors, here(.finished), .accepted),
            (errors, here(.failed, line: 3), .accepted),
            (errors, here(.crashed), .crashed),
            (.unknown("no output"), here(.finished), .unknown),
        ] as [(CompilerVerdict, InterpreterVerdict, Verdict.Kind)]
    )
    func kinds(compiler: CompilerVerdict, interpreter: InterpreterVerdict, kind: Verdict.Kind) {
        let verdict = Verdict(compiler: compiler, interpreter: interpreter)
        #expect(verdict.kind == kind)
        #expect(verdict.isAgreement == (kind == .agree || kind == .agreeRefused))
    }

    private static func more(_ lines: [Int]) -> InterpreterVerdict {
        var verdict = here(.refused, line: 3)
        verdict.otherLines = lines
        return verdict
    }

    @Test(
        "A result of the type checker has a verdict",
        arguments: [
            (ran([]), here(.finished), Verdict.Kind.agree),
            (ran([]), here(.refused, line: 3), .refused),
            (ran([]), here(.stopped, line: 3), .tooComplex),
            (ran([]), here(.unsupported, line: 3), .parse),
            (ran([]), here(.crashed), .crashed),
            (errors, here(.finished), .accepted),
            (errors, here(.refused, line: 7), .agreeRefused),
            (errors, here(.refused, line: 4), .elsewhere),
            (errors, here(.stopped, line: 3), .tooComplex),
            (errors, here(.unsupported, line: 3), .agreeRefused),
            (errors, here(.unsupported, line: 4), .elsewhere),
            (errors, more([7]), .agreeRefused),
            (errors, more([7, 8]), .more),
        ] as [(CompilerVerdict, InterpreterVerdict, Verdict.Kind)]
    )
    func types(compiler: CompilerVerdict, checker: InterpreterVerdict, kind: Verdict.Kind) {
        let verdict = Verdict(compiler: compiler, checker: checker)
        #expect(verdict.kind == kind)
        #expect(verdict.isAgreement == (kind == .agree || kind == .agreeRefused))
    }

    @Test("The first line that differs is named")
    func printed() {
        let verdict = Verdict(compiler: Self.ran(["a", "b", "c"]), interpreter: Self.here(.finished, ["a", "x", "y"]))
        #expect(verdict.printed == "b")
        #expect(verdict.theirs == "finished, prints: b")
        #expect(verdict.ours == "finished, prints: x")
        let longer = Verdict(compiler: Self.ran(["a"]), interpreter: Self.here(.finished, ["a", "x"]))
        #expect(longer.printed == nil)
        #expect(longer.theirs == "finished, prints: nothing more")
    }
}
