import Dispatch
import ProgramCases

/// The verdicts on many cases.
package struct JudgedBatch {
    /// A case with its verdict.
    package struct Result: Sendable {
        package var judged: JudgedCase
        package var verdict: Verdict
        package var compiler: CompilerVerdict
    }

    /// The results in the order of the cases.
    package private(set) var results: [Result] = []

    /// Judges the cases: one process compiles them while another one interprets them.
    ///
    /// - Parameter tool: the path of the program that interprets them.
    package init(_ cases: [JudgedCase], tool: String) throws {
        let programs = cases.map(\.program)
        nonisolated(unsafe) var interpreted: Swift.Result<[InterpreterVerdict], any Error> = .success([])
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            interpreted = Swift.Result { try InterpretedBatch.run(programs, tool: tool) }
            done.signal()
        }
        let areMutants = cases.contains { $0.mutation != nil }
        let compiled = Swift.Result {
            try CompiledBatch(programs, steps: areMutants ? [.syntax, .types] : [])
        }
        done.wait()
        let (verdicts, ours) = (try compiled.get().verdicts, try interpreted.get())
        for (judged, ours) in zip(cases, ours) {
            let theirs = verdicts[judged.program.path] ?? .unknown("no verdict")
            var verdict = Verdict(compiler: theirs, interpreter: ours)
            if judged.mutation != nil, !verdict.isAgreement, verdict.kind != .differ, verdict.kind != .fails {
                verdict = try Self.confirmed(verdict, judged, ours, theirs)
            }
            results.append(Result(judged: judged, verdict: verdict, compiler: theirs))
        }
    }

    /// Compiles a mutant alone, since in a batch it is not a script and shares its module with others.
    private static func confirmed(
        _ verdict: Verdict,
        _ judged: JudgedCase,
        _ ours: InterpreterVerdict,
        _ theirs: CompilerVerdict
    ) throws -> Verdict {
        let failures = try ScriptErrors.errors(in: judged.program)
        if !failures.isEmpty { return Verdict(compiler: .refused(failures), interpreter: ours) }
        guard case .refused = theirs else { return verdict }
        // The output is not known, but both accept the program.
        var outcome = CompiledPrograms.Outcome(path: judged.program.path)
        (outcome.lines, outcome.views, outcome.end) = (ours.lines, ours.views, .finished)
        return Verdict(compiler: .ran(outcome), interpreter: ours)
    }
}
