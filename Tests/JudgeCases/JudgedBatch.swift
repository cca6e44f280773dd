import Dispatch
import ProgramCases

/// The verdicts on many cases.
package struct JudgedBatch {
    /// A case with its verdict.
    package struct Result: Sendable {
        package var judged: JudgedCase
        package var verdict: Verdict
        package var compiler: CompilerVerdict
        package var interpreter: InterpreterVerdict
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
            if judged.mutation != nil, !verdict.isAgreement {
                verdict = try Self.confirmed(verdict, judged, ours, theirs)
            }
            results.append(Result(judged: judged, verdict: verdict, compiler: theirs, interpreter: ours))
        }
    }

    /// Compiles a mutant alone, since in a batch it is not a script and shares its module with others.
    ///
    /// A script does not lay out a tree of elements: a tree is compared with that of a batch of this mutant alone.
    private static func confirmed(
        _ verdict: Verdict,
        _ judged: JudgedCase,
        _ ours: InterpreterVerdict,
        _ theirs: CompilerVerdict
    ) throws -> Verdict {
        let runs = ours.views.isEmpty && (ours.end == .finished || ours.end == .failed)
        switch (try CompiledScript.verdict(of: judged.program, runs: runs), theirs) {
        case (.refused(let failures), _): return Verdict(compiler: .refused(failures), interpreter: ours)
        case (.ran, .ran) where !ours.views.isEmpty:
            let alone = try CompiledBatch([judged.program], steps: []).verdicts[judged.program.path]
            return Verdict(compiler: alone ?? theirs, interpreter: ours)
        case (.ran(let outcome), _) where runs: return Verdict(compiler: .ran(outcome), interpreter: ours)
        case (.ran(var outcome), .refused):
            (outcome.lines, outcome.views, outcome.end) = (ours.lines, ours.views, .finished)
            return Verdict(compiler: .ran(outcome), interpreter: ours)
        default: return verdict
        }
    }
}
